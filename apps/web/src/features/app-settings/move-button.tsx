import type { AccountMismatch } from '@huebook/contract'
import { api } from '#api/index.ts'
import { Button } from '#ui/button.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { useConfirmation } from '#ui/toasts/use-confirmation.ts'
import { aboutMoving } from './next-step.ts'

interface MoveButtonProps {
  account: AccountMismatch
  onMoved(): Promise<unknown>
}

/** Takes payments at the account of the key from now on, although people pay at another one. */
export function MoveButton({ account, onMoved }: MoveButtonProps) {
  const confirm = useConfirmation()

  async function move() {
    const { of_key, of_customers } = account
    const moved = await api.moveToPaymentAccount({ body: { of_key, of_customers } })
    await onMoved()
    if (moved)
      toasts.getState().show({ variant: 'success', message: 'Payments go to the account of this key from now on' })
  }

  const ask = () =>
    confirm({
      message: `Move to ${account.of_key ?? 'the account of this key'}?`,
      about: aboutMoving(account),
      action: move,
    })

  return (
    <Button look="quiet" onClick={ask} className="mt-4">
      Move to this account
    </Button>
  )
}
