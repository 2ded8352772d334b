import type { WebsiteOutline } from '@huebook/contract'
import { Link } from 'react-router'
import { paths } from '#paths.ts'
import { isLinkable } from './external-address.ts'
import { LinkTo } from './link-to.tsx'
import { PlatformLinks } from './platform-links.tsx'
import { offeredPlatforms } from './platforms.ts'
import { SocialIcon, socialName } from './social-icon.tsx'

type Landing = WebsiteOutline['landing']

function Socials({ socials }: Pick<Landing['footer'], 'socials'>) {
  const links = socials.filter(({ url }) => isLinkable(url))
  if (links.length === 0) return null
  return (
    <ul className="flex flex-wrap justify-center gap-2">
      {links.map(({ id, icon, url }) => (
        <li key={id}>
          <LinkTo
            address={url}
            label={socialName(icon, url)}
            className="grid size-11 place-items-center rounded-full border-2 border-ink bg-surface transition-colors duration-150 hover:bg-ink hover:text-paper"
          >
            <SocialIcon icon={icon} />
          </LinkTo>
        </li>
      ))}
    </ul>
  )
}

function AppDownloads({ platforms: { web, ...apps } }: Pick<Landing['home'], 'platforms'>) {
  if (offeredPlatforms(apps, null).length === 0) return null
  return (
    <div className="flex flex-col items-center gap-4 border-line-faint border-b-2 border-dashed pb-8 sm:flex-row sm:justify-between">
      <h2 id="app-downloads-title" className="text-xl">
        Get the app
      </h2>
      <PlatformLinks links={apps} labelledBy="app-downloads-title" className="justify-center sm:justify-end" />
    </div>
  )
}

function Documents({ terms, privacy }: Pick<WebsiteOutline, 'terms' | 'privacy'>) {
  const documents = [
    { to: paths.terms(), label: 'Terms of Service', visible: terms.visibility },
    { to: paths.privacy(), label: 'Privacy Policy', visible: privacy.visibility },
  ].filter(({ visible }) => visible)
  if (documents.length === 0) return null
  return (
    <nav aria-label="Legal" className="flex flex-wrap justify-center gap-x-6">
      {documents.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className="flex min-h-11 items-center underline decoration-2 decoration-amber underline-offset-4"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

interface LandingFooterProps {
  siteName: string
  website: Pick<WebsiteOutline, 'terms' | 'privacy'> & { landing: Pick<Landing, 'footer' | 'home'> }
}

export function LandingFooter({ siteName, website: { landing, terms, privacy } }: LandingFooterProps) {
  return (
    <footer className="mt-auto border-ink border-t-2 pb-[var(--safe-bottom)]">
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-5 py-8 sm:px-8">
        <AppDownloads platforms={landing.home.platforms} />
        <div className="flex flex-col items-center gap-6 sm:flex-row sm:flex-wrap sm:justify-between">
          {/* A page rendered on New Year's Eve may be opened on New Year's Day. */}
          <p suppressHydrationWarning className="min-w-0 text-center text-ink-soft sm:text-left">
            © {new Date().getFullYear()} {siteName}
          </p>
          <Documents terms={terms} privacy={privacy} />
          <Socials socials={landing.footer.socials} />
        </div>
      </div>
    </footer>
  )
}
