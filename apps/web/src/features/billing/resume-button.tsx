import { api } from '#api/index.ts'
import { session } from '#session/index.ts'
import { kidsLock } from '#session/kids-lock/index.ts'
import { BusyButton } from '#ui/button.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { useBusy } from '#ui/use-busy.ts'

/** Takes a canceled plan up again before it has ended. */
export function ResumeButton() {
  const [busy, run] = useBusy()

  async function resume() {
    if (!(await kidsLock.ask('payment'))) return
    const user = await api.resumeSubscription()
    if (!user) return
    session.getState().setUser(user)
    toasts.getState().show({ variant: 'success', message: 'Your plan goes on' })
  }

  return (
    <BusyButton look="primary" busy={busy} onClick={() => void run(resume)}>
      Resume plan
    </BusyButton>
  )
}
