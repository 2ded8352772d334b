import type { User } from '@huebook/contract'
import { Ban, LockOpen } from 'lucide-react'
import { api } from '#api/index.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { confirmations, toasts } from '#ui/toasts/index.ts'
import { useBusy } from '#ui/use-busy.ts'

interface BlockButtonProps {
  user: User
  onToggled(blocked: boolean): void
  className?: string
}

/** Blocking is asked about first; unblocking takes nothing from anybody and is done at once. */
export function BlockButton({ user, onToggled, className = '' }: BlockButtonProps) {
  const [busy, run] = useBusy()
  const Icon = user.blocked ? LockOpen : Ban

  async function toggle() {
    const answer = await api.toggleUserBlocked({ params: { id: user.id } })
    if (!answer) return
    onToggled(answer.blocked)
    // What the server says, not what was meant: another administrator may have been quicker.
    const message = `${user.name} has been ${answer.blocked ? 'blocked' : 'unblocked'}`
    toasts.getState().show({ variant: 'success', message })
  }

  function press() {
    if (user.blocked) void run(toggle)
    else confirmations.getState().ask('Are you sure to block the user?', () => run(toggle))
  }

  // Not disabled while it works: it would lose the focus of whoever pressed it by keyboard.
  return (
    <Button
      look="quiet"
      onClick={press}
      aria-busy={busy}
      aria-disabled={busy}
      className={`min-h-11! whitespace-nowrap px-4! py-1! ${className}`}
    >
      {busy ? <Spinner /> : <Icon className="size-4.5 shrink-0" strokeWidth={2} aria-hidden="true" />}
      {user.blocked ? 'Unblock' : 'Block'}
      <span className="sr-only"> {user.name}</span>
    </Button>
  )
}
