import type { User } from '@huebook/contract'
import { Plus } from 'lucide-react'
import { useLocation } from 'react-router'
import { paths } from '#paths.ts'
import { platform } from '#platform/index.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { adminMenu, isCurrent, userMenu, type Waiting } from './entries.ts'
import { PencilLink } from './pencil-link.tsx'
import { UserBadge } from './user-badge.tsx'
import './menu.css'

interface SidebarProps {
  user: User
  /** What waits behind an entry of the menu; nothing where nothing does. */
  waiting: Waiting | null
  onSignOut: () => Promise<void>
}

/** The menu and who is signed in: beside the screen, or in a sheet of its own where there is no room for it. */
export function Sidebar({ user, waiting, onSignOut }: SidebarProps) {
  const { pathname } = useLocation()
  const menu = user.admin ? adminMenu : userMenu
  return (
    <div
      className="flex min-h-0 grow flex-col gap-6 overflow-y-auto overflow-x-clip pt-4"
      style={{ paddingBottom: `max(1.25rem, ${platform.safeAreas.bottom})` }}
    >
      {!user.admin && (
        <div className="px-5">
          <LinkButton look="primary" to={paths.createPage()} className="w-full">
            <Plus className="size-5" strokeWidth={2.5} aria-hidden="true" />
            Create page
          </LinkButton>
        </div>
      )}
      <nav aria-label="Areas">
        <ul className="flex flex-col gap-2 pr-3">
          {menu.map((entry) => (
            <li key={entry.to}>
              <PencilLink
                entry={entry}
                current={isCurrent(entry, pathname)}
                waiting={waiting?.to === entry.to ? waiting : undefined}
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto">
        <UserBadge user={user} onSignOut={onSignOut} />
      </div>
    </div>
  )
}
