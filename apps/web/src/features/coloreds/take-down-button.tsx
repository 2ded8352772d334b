import type { Colored } from '@huebook/contract'
import { Ban } from 'lucide-react'
import { api } from '#api/index.ts'
import { BusyButton } from '#ui/button.tsx'
import { askToTakeDown } from '#ui/toasts/ask-to-block.ts'
import { useConfirmation } from '#ui/toasts/use-confirmation.ts'
import { useBusy } from '#ui/use-busy.ts'

interface TakeDownButtonProps {
  colored: Colored
  onTakenDown(): void
}

/** Takes a colouring away from under its page, where others see it. */
export function TakeDownButton({ colored: { id, page, user }, onTakenDown }: TakeDownButtonProps) {
  const [busy, run] = useBusy()
  const confirm = useConfirmation()

  async function takeDown(reason: string) {
    if (await api.takeDownColoring({ params: { id }, body: { reason } })) onTakenDown()
  }

  const press = () =>
    confirm(askToTakeDown(`${page.title}, coloured by ${user.name}`, (reason) => run(() => takeDown(reason))))

  return (
    <BusyButton busy={busy} onClick={press} className="mt-2 min-h-11! w-full px-3! py-1!">
      {!busy && <Ban className="size-4.5 shrink-0" strokeWidth={2} aria-hidden="true" />}
      Take down
      <span className="sr-only">
        {' '}
        {page.title}, coloured by {user.name}
      </span>
    </BusyButton>
  )
}
