import type { StoreApi } from 'zustand/vanilla'

type Session = Pick<StoreApi<{ token: string }>, 'getState' | 'subscribe'>

/**
 * Whoever is in waits for no mail, also when they came in through another tab. Left standing, the step would show the
 * next visitor the address of the last.
 */
export function endWithSession(steps: { end(): void }, session: Session) {
  if (session.getState().token) steps.end()
  session.subscribe(({ token }, before) => {
    if (token !== before.token) steps.end()
  })
}
