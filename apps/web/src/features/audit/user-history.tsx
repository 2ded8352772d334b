import type { AuditEntry } from '@huebook/contract'
import { Ban } from 'lucide-react'
import { DateSince } from '#ui/date-since/date-since.tsx'
import { Panel } from '#ui/panel.tsx'
import { DeedWords } from './audit-list.tsx'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

interface UserHistoryProps {
  blocked: boolean
  /** What was done to the account, the latest first. */
  entries: AuditEntry[]
}

/** What administrators did to an account; whoever is blocked, by whom and since when. */
export function UserHistory({ blocked, entries }: UserHistoryProps) {
  const block = blocked ? entries.find(({ action }) => action === 'user_blocked') : undefined
  if (entries.length === 0) return null
  return (
    <Panel title="What administrators did">
      {block && (
        <p className="mb-4 flex items-center gap-2 font-display font-medium">
          <Ban className="size-5 shrink-0 text-danger-ink" strokeWidth={2} aria-hidden="true" />
          Blocked by {block.actor?.name ?? 'a former administrator'} on {day.format(new Date(block.created_at))}
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {entries.map((entry) => (
          <li key={entry.id} className="border-line-faint border-t-2 border-dashed pt-3 first:border-0 first:pt-0">
            <DeedWords entry={entry} />
            <p className="text-sm">
              <DateSince moment={entry.created_at} withTime />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
