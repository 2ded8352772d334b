import type { Page } from '@huebook/contract'
import { Ban, Clock3, CloudUpload, Flag, Lock, TrendingUp } from 'lucide-react'
import { useOwnWork } from '#offline/use-own-work.ts'
import { useUser } from '#session/use-user.ts'
import { Badge } from '#ui/badge.tsx'

/** What there is to know of a page at a glance. */
export function PageMarks({ page, className }: { page: Page; className: string }) {
  const { admin } = useUser()
  const { notSaved } = useOwnWork(page)
  return (
    <div className={className}>
      {notSaved && (
        <Badge tone="amber" icon={CloudUpload}>
          Not saved yet
        </Badge>
      )}
      {page.trending && (
        <Badge tone="amber" icon={TrendingUp}>
          Trending
        </Badge>
      )}
      {page.blocked && (
        <Badge tone="pale-red" icon={Ban}>
          Blocked
        </Badge>
      )}
      {page.waiting_for_review && !page.blocked && (
        <Badge tone="pale-slate" icon={Clock3}>
          Waiting for review
        </Badge>
      )}
      {page.open_reports > 0 && (
        <Badge tone="pale-red" icon={Flag}>
          {page.open_reports === 1 ? '1 report' : `${page.open_reports} reports`}
        </Badge>
      )}
      {!page.public && (page.is_owner || admin) && (
        <Badge tone="pale-slate" icon={Lock}>
          {page.is_owner ? 'Only you' : 'Private'}
        </Badge>
      )}
    </div>
  )
}
