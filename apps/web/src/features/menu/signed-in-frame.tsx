import type { User } from '@huebook/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { platform } from '#platform/index.ts'
import { Badge } from '#ui/badge.tsx'
import { Logo } from '#ui/logo.tsx'
import { CreateLink } from './create-link.tsx'
import type { Waiting } from './entries.ts'
import { MenuSheet } from './menu-sheet.tsx'
import { Sidebar } from './sidebar.tsx'

interface SignedInFrameProps {
  siteName: string
  home: string
  user: User
  waiting: Waiting | null
  onSignOut: () => Promise<void>
  children: ReactNode
}

/** What every screen of somebody signed in has around it: the site's name, the menu and themself. */
export function SignedInFrame({ siteName, home, user, waiting, onSignOut, children }: SignedInFrameProps) {
  const sidebar = <Sidebar user={user} waiting={waiting} onSignOut={onSignOut} />
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div
        className="sticky top-0 z-30 flex flex-col border-ink bg-paper max-lg:border-b-2 lg:h-dvh lg:border-r-2"
        style={{ paddingTop: platform.safeAreas.top }}
      >
        <header className="@container shrink-0 px-3 lg:px-5">
          <div className="flex h-16 items-center gap-2 lg:h-auto lg:min-h-16 lg:flex-wrap lg:py-2.5">
            <MenuSheet>{sidebar}</MenuSheet>
            <Link to={home} className="flex min-h-11 min-w-0 items-center rounded-full">
              <Logo name={siteName} className="line-clamp-2 lg:line-clamp-none @max-[14rem]:sr-only" />
            </Link>
            {user.admin ? <Badge tone="slate">admin</Badge> : <CreateLink />}
          </div>
        </header>
        <aside aria-label="Menu" className="hidden min-h-0 grow lg:flex">
          {sidebar}
        </aside>
      </div>
      {/* Its end can be scrolled out from under what is said. */}
      <div className="min-w-0 px-[min(1.25rem,5.2vw)] pt-8 pb-[calc(2rem+var(--said,0px))] sm:px-8 lg:px-12 lg:pt-10 lg:pb-[calc(2.5rem+var(--said,0px))]">
        {children}
      </div>
    </div>
  )
}
