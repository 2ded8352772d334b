import type { User } from '@huebook/contract'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#paths.ts'
import { Avatar } from '#ui/avatar.tsx'
import { DateSince } from '#ui/date-since/date-since.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { BlockButton } from './block-button.tsx'
import { UserBadges } from './user-badges.tsx'

/** On a desk the label stands once, above the column; those who hear the list hear it in every entry. */
function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-x-3 @3xl:block">
      <dt className="w-16 shrink-0 text-ink-soft @3xl:sr-only">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

interface UserRowProps {
  user: User
  /** The one who looks at the list: nobody blocks themself. */
  isSelf: boolean
  onToggled(blocked: boolean): void
}

export function UserRow({ user, isSelf, onToggled }: UserRowProps) {
  const editPath = paths.adminEditUser({ id: user.id })
  return (
    <li className="user-row">
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
