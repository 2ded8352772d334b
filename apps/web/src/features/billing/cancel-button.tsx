import { useNavigate } from 'react-router'
import { api } from '#api/index.ts'
import { paths } from '#paths.ts'
import { kidsLock } from '#session/kids-lock/index.ts'
import { useUser } from '#session/use-user.ts'
import { Button } from '#ui/button.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { useConfirmation } from '#ui/toasts/use-confirmation.ts'
import { aboutCanceling } from './plan-words.ts'

/** Ends a plan once the month is over that was paid for. */
export function CancelButton({ onChanged }: { onChanged(): Promise<void> }) {
  const user = useUser()
  const navigate = useNavigate()
  const confirm = useConfirmation()

  async function cancel() {
    if (!(await api.cancelSubscription())) return
    await onChanged()
    await navigate(paths.publicPages())
    toasts.getState().show({ variant: 'success', message: 'Your active subscription plan has been canceled' })
  }

  async function ask() {
    if (!(await kidsLock.ask('payment'))) return
    confirm({
      message: 'Are you sure you want to cancel your active subscription plan?',
      about: aboutCanceling(user),
      action: cancel,
    })
  }

  return (
    <Button look="quiet" onClick={() => void ask()}>
      Cancel plan
    </Button>
  )
}
