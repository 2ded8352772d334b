import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSite } from '#features/site/site-store.ts'
import { paths } from '#paths.ts'
import { platform } from '#platform/index.ts'
import { Content } from '#ui/content.tsx'
import { Logo } from '#ui/logo.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** Which site an app is at, and the way to another. */
function SiteNote() {
  const site = platform.serverAddress()
  if (!site) return null
  return (
    <p className="px-5 pb-6 text-center text-ink-soft [overflow-wrap:anywhere]">
      {new URL(site).host} <TextLink to={paths.splash({ change: true })}>Another site</TextLink>
    </p>
  )
}

/** A screen on the way in: a drawing on the desk, and beside it the slip to fill in. */
export function AuthScreen({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  const { name } = useSite()
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip" style={{ paddingTop: platform.safeAreas.top }}>
      <header className="mx-auto flex h-16 w-full max-w-6xl shrink-0 items-center px-4 sm:px-8">
        <Link to={paths.landing()} className="flex min-h-11 min-w-0 items-center rounded-full">
          <Logo name={name} />
        </Link>
      </header>
      <div className="mx-auto grid w-full max-w-5xl grow grid-cols-1 content-center items-center gap-8 px-5 pt-2 pb-10 sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:gap-16">
        <div className="mx-auto w-full max-w-60 sm:max-w-xs lg:max-w-none max-lg:[@media(height<36rem)]:hidden">
          {picture}
        </div>
        <div className="mx-auto w-full min-w-0 max-w-md">
          <Content>{children}</Content>
        </div>
      </div>
      <SiteNote />
    </div>
  )
}
