import type { Page } from '@huebook/contract'
import { once } from '#ui/once.ts'

const day = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }))

/** Who has blocked a page, when and why, for administrators; nothing where it is not blocked, or nobody knows. */
export function BlockedBy({ page, className }: { page: Page; className: string }) {
  const { blocked, blocked_by, blocked_reason } = page
  if (!blocked || !blocked_by) return null
  return (
    <p className={`text-ink-soft [overflow-wrap:anywhere] ${className}`}>
      Blocked by {blocked_by.name ?? 'a former administrator'} on{' '}
      <time dateTime={blocked_by.at}>{day().format(new Date(blocked_by.at))}</time>
      {blocked_reason && `: “${blocked_reason}”`}
    </p>
  )
}
