import { api } from '#api/index.ts'
import { paths } from '#paths.ts'
import { useEndSession } from '#session/end-session.ts'
import { kidsLock } from '#session/kids-lock/index.ts'
import { useUser } from '#session/use-user.ts'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { useConfirmation } from '#ui/toasts/use-confirmation.ts'

const QUESTION =
  'Are you sure to delete your account? Everything you own is removed with it, for good: your pages, your colourings, your favourites and your photo.'
const AND_SUBSCRIPTION = ' Your subscription is canceled first.'
const FAREWELL = 'Your account and everything in it has been removed. Thank you for colouring with us.'

/** The way out, told plainly. */
export function DeletePanel() {
  const endSession = useEndSession()
  const confirm = useConfirmation()
  const { subscription } = useUser()
  const paying = subscription !== null && subscription.canceled_at === null

  async function deleteAccount() {
    if (await api.deleteCurrentUser()) await endSession({ to: paths.landing(), toast: FAREWELL })
  }

  async function ask() {
    if (!(await kidsLock.ask('account'))) return
    confirm({ message: paying ? QUESTION + AND_SUBSCRIPTION : QUESTION, action: deleteAccount })
  }

  return (
    <Panel title="Delete account">
      <p className="text-ink-soft">
        Removes your account and everything you own here: pages, colourings, favourites and photo. There is no way back.
      </p>
      <Button
        onClick={() => void ask()}
        className="mt-5 border-danger-ink! text-danger-ink [--control-color:var(--color-danger)] [--control-text:black]"
      >
        Delete account
      </Button>
    </Panel>
  )
}
