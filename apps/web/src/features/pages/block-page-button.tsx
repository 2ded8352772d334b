import type { Page } from '@huebook/contract'
import { Ban, LockOpen } from 'lucide-react'
import { api } from '#api/index.ts'
import { useUser } from '#session/use-user.ts'
import { BusyButton } from '#ui/button.tsx'
import { useConfirmation } from '#ui/toasts/use-confirmation.ts'
import { useBusy } from '#ui/use-busy.ts'

interface BlockPageButtonProps {
  page: Page
  onToggled(change: Pick<Page, 'blocked' | 'blocked_by'>): void
}

/** Blocking is asked about first; unblocking takes nothing from anybody and is done at once. */
export function BlockPageButton({ page, onToggled }: BlockPageButtonProps) {
  const { name } = useUser()
  const [busy, run] = useBusy()
  const confirm = useConfirmation()
  const Icon = page.blocked ? LockOpen : Ban

  async function toggle() {
    const answer = await api.togglePageBlocked({ params: { id: page.id } })
    if (!answer) return
    onToggled({ blocked: answer.blocked, blocked_by: { name, at: new Date().toISOString() } })
  }

  function press() {
    if (page.blocked) return void run(toggle)
    confirm({
      message: 'Are you sure to block the page?',
      about: `${page.title}, by ${page.user.name}`,
      action: () => run(toggle),
    })
  }

  return (
    <BusyButton busy={busy} onClick={press} className="mt-2 min-h-11! w-full px-3! py-1!">
      {!busy && <Icon className="size-4.5 shrink-0" strokeWidth={2} aria-hidden="true" />}
      {page.blocked ? 'Unblock' : 'Block'}
      <span className="sr-only"> {page.title}</span>
    </BusyButton>
  )
}
