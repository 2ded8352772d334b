import type { Page } from '@huebook/contract'
import { Ban, LockOpen } from 'lucide-react'
import { api } from '#api/index.ts'
import { useUser } from '#session/use-user.ts'
import { BusyButton } from '#ui/button.tsx'
import { askToBlock } from '#ui/toasts/ask-to-block.ts'
import { useConfirmation } from '#ui/toasts/use-confirmation.ts'
import { useBusy } from '#ui/use-busy.ts'

interface BlockPageButtonProps {
  page: Page
  onToggled(change: Pick<Page, 'blocked' | 'blocked_by' | 'blocked_reason'>): void
}

/** Blocking is asked about first; unblocking takes nothing from anybody and is done at once. */
export function BlockPageButton({ page, onToggled }: BlockPageButtonProps) {
  const { name } = useUser()
  const [busy, run] = useBusy()
  const confirm = useConfirmation()
  const Icon = page.blocked ? LockOpen : Ban

  async function toggle(reason = '') {
    const answer = await api.togglePageBlocked({ params: { id: page.id }, body: { reason } })
    if (!answer) return
    const by = { name, at: new Date().toISOString() }
    onToggled({ blocked: answer.blocked, blocked_by: by, blocked_reason: reason })
  }

  function press() {
    if (page.blocked) return void run(toggle)
    confirm(askToBlock('page', `${page.title}, by ${page.user.name}`, (reason) => run(() => toggle(reason))))
  }

  return (
    <BusyButton busy={busy} onClick={press} className="mt-2 min-h-11! w-full px-3! py-1!">
      {!busy && <Icon className="size-4.5 shrink-0" strokeWidth={2} aria-hidden="true" />}
      {page.blocked ? 'Unblock' : 'Block'}
      <span className="sr-only"> {page.title}</span>
    </BusyButton>
  )
}
