import { api } from '#api/index.ts'
import { NotKeptNote } from '#offline/not-kept-note.tsx'
import { paths } from '#paths.ts'
import { useEndSession } from '#session/end-session.ts'
import { kidsLock } from '#session/kids-lock/index.ts'
import { useSaveFirst } from '#session/save-first.ts'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { useConfirmation } from '#ui/toasts/use-confirmation.ts'

/** For whoever has lost a phone, or forgot to sign out at a friend's. */
export function DevicesPanel() {
  const endSession = useEndSession()
  const confirm = useConfirmation()
  const saveFirst = useSaveFirst()

  async function signOutEverywhere() {
    if (await api.signOutEverywhere())
      await endSession({ to: paths.signIn(), toast: 'You are signed out on every device' })
  }

  async function ask() {
    if (!(await kidsLock.ask('account'))) return
    confirm({
      message: 'Sign out on every device, this one included?',
      action: () => saveFirst('Sign out without saving?', signOutEverywhere),
    })
  }

  return (
    <Panel title="Your devices">
      <p className="text-ink-soft">Lost a phone, or still signed in somewhere else? End every session at once.</p>
      <Button onClick={() => void ask()} className="mt-5">
        Sign out everywhere
      </Button>
      <NotKeptNote className="mt-5 text-ink-soft" />
    </Panel>
  )
}
