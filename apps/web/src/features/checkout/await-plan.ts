import type { User } from '@huebook/contract'

/** How often to ask, in milliseconds, while the answer is likely and once it is late. */
const SOON_MS = 1500
const LATER_MS = 6000
/** So many questions in, somebody should be told that it takes longer: about half a minute. */
export const LATE_AFTER = 20
/** Every so many questions the payment provider itself is asked: its message to the site may be lost. */
const ASK_PROVIDER_EVERY = 4

interface Ways {
  /** What this site knows. */
  read(signal: AbortSignal): Promise<User | null>
  /** What the payment provider knows. */
  refresh(signal: AbortSignal): Promise<User | null>
  pause(milliseconds: number, signal: AbortSignal): Promise<void>
  /** Nothing is known after so many questions. */
  onAsked(questions: number): void
}

/** Waits until somebody's plan is paid for, however long that takes; null once nobody waits any more. */
export async function awaitPlan({ read, refresh, pause, onAsked }: Ways, signal: AbortSignal): Promise<User | null> {
  for (let asked = 1; !signal.aborted; asked += 1) {
    const ask = asked % ASK_PROVIDER_EVERY === 0 ? refresh : read
    const user = await ask(signal)
    if (signal.aborted) break
    // Not the plan they are on: that may be a gift.
    if (user?.subscription) return user
    onAsked(asked)
    await pause(asked < LATE_AFTER && user ? SOON_MS : LATER_MS, signal)
  }
  return null
}

/** A while that ends early when nobody waits for it. */
export const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
