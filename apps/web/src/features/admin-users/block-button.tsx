import type { User } from '@huebook/contract'
import { Ban, LockOpen } from 'lucide-react'
import { api } from '#api/index.ts'
import { BusyButton } from '#ui/button.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { useConfirmation } from '#ui/toasts/use-confirmation.ts'
import { useBusy } from '#ui/use-busy.ts'
import { aboutBlocking, aboutResuming } from './holding-words.ts'
import { resumeRenewal } from './resume-renewal.ts'

interface BlockButtonProps {
  user: User
  onToggled(blocked: boolean): void
  className?: string
}

/** Blocking is asked about first; unblocking takes nothing from anybody and is done at once. */
export function BlockButton({ user, onToggled, className = '' }: BlockButtonProps) {
  const [busy, run] = useBusy()
  const confirm = useConfirmation()
  const Icon = user.blocked ? LockOpen : Ban

  async function toggle() {
    const answer = await api.toggleUserBlocked({ params: { id: user.id } })
    if (!answer) return
    onToggled(answer.blocked)
    // What the server says, not what was meant: another administrator may have been quicker.
    const message = `${user.name} has been ${answer.blocked ? 'blocked' : 'unblocked'}`
    toasts.getState().show({ variant: 'success', message })
    if (!answer.blocked && answer.renewal_stopped) offerToResume()
  }

  const offerToResume = () =>
    confirm({
      message: 'Shall the plan renew again?',
      about: aboutResuming(user),
      action: async () => {
        if (await resumeRenewal(user)) onToggled(false)
      },
    })

  function press() {
    if (user.blocked) return void run(toggle)
    confirm({
      message: 'Are you sure to block the user?',
      about: aboutBlocking(user),
      action: () => run(toggle),
    })
  }

  return (
    <BusyButton
      look="quiet"
      busy={busy}
      onClick={press}
      className={`min-h-11! whitespace-nowrap px-4! py-1! ${className}`}
    >
      {!busy && <Icon className="size-4.5 shrink-0" strokeWidth={2} aria-hidden="true" />}
      {user.blocked ? 'Unblock' : 'Block'}
      <span className="sr-only"> {user.name}</span>
    </BusyButton>
  )
}
