import { useNavigate } from 'react-router'
import { api } from '#api/index.ts'
import { paths } from '#paths.ts'
import { session, wantedAddress } from '#session/index.ts'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { useConfirmation } from '#ui/toasts/use-confirmation.ts'

/** For whoever has lost a phone, or forgot to sign out at a friend's. */
export function DevicesPanel() {
  const navigate = useNavigate()
  const confirm = useConfirmation()

  async function signOutEverywhere() {
    if (!(await api.signOutEverywhere())) return
    session.getState().clearToken()
    wantedAddress.forget()
    await navigate(paths.signIn())
    toasts.getState().show({ variant: 'success', message: 'You are signed out on every device' })
  }

  const ask = () => confirm({ message: 'Sign out on every device, this one included?', action: signOutEverywhere })

  return (
    <Panel title="Your devices">
      <p className="text-ink-soft">Lost a phone, or still signed in somewhere else? End every session at once.</p>
      <Button onClick={ask} className="mt-5">
        Sign out everywhere
      </Button>
    </Panel>
  )
}
