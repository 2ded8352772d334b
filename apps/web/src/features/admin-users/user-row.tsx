import type { User } from '@huebook/contract'
import { Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#paths.ts'
import { Avatar } from '#ui/avatar.tsx'
import { DateSince } from '#ui/date-since/date-since.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Detail } from '#ui/paged-list/detail.tsx'
import { BlockButton } from './block-button.tsx'
import { UserBadges } from './user-badges.tsx'

interface UserRowProps {
  user: User
  /** The one who looks at the list: nobody blocks themself. */
  isSelf: boolean
  onToggled(blocked: boolean): void
}

export function UserRow({ user, isSelf, onToggled }: UserRowProps) {
  const editPath = paths.adminEditUser({ id: user.id })
  return (
    <li className="list-row">
      <div className="flex min-w-0 items-start gap-3">
        <span className={user.blocked ? 'opacity-60 grayscale' : ''}>
          <Avatar name={user.name} photo={user.photo} />
        </span>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link
              to={editPath}
              className="min-w-0 font-display font-medium text-lg leading-tight decoration-2 decoration-amber underline-offset-4 [overflow-wrap:anywhere] hover:underline"
            >
              {user.name}
            </Link>
            {isSelf && <span className="text-ink-soft text-sm">(you)</span>}
            <UserBadges user={user} />
          </div>
          <p title={user.email} className="line-clamp-2 text-ink-soft">
            {user.email}
          </p>
        </div>
      </div>
      <dl className="contents">
        <Detail label="Plan">{user.plan.title}</Detail>
        <Detail label="Joined">
          <DateSince moment={user.created_at} />
        </Detail>
      </dl>
      <div className="flex gap-2">
        <LinkButton to={editPath} className="min-h-11! grow whitespace-nowrap px-4! py-1! @3xl:grow-0">
          <Pencil className="size-4.5 shrink-0" strokeWidth={2} aria-hidden="true" />
          Edit<span className="sr-only"> {user.name}</span>
        </LinkButton>
        {!isSelf && <BlockButton user={user} onToggled={onToggled} className="grow @3xl:grow-0" />}
      </div>
    </li>
  )
}
