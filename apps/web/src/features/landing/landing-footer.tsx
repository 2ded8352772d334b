import type { Website } from '@huebook/contract'
import { externalAddress } from './external-address.ts'
import { SocialIcon, socialName } from './social-icon.tsx'

interface LandingFooterProps {
  siteName: string
  footer: Website['landing']['footer']
}

function Socials({ socials }: Pick<LandingFooterProps['footer'], 'socials'>) {
  const links = socials.flatMap(({ id, icon, url }) => {
    const address = externalAddress(url)
    return address ? [{ id, icon, address }] : []
  })
  if (links.length === 0) return null
  return (
    <ul className="flex flex-wrap justify-center gap-2">
      {links.map(({ id, icon, address }) => (
        <li key={id}>
          <a
            href={address}
            rel="noopener noreferrer"
            aria-label={socialName(icon, address)}
            className="grid size-11 place-items-center rounded-full border-2 border-ink bg-surface transition-colors duration-150 hover:bg-ink hover:text-paper"
          >
            <SocialIcon icon={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}

export function LandingFooter({ siteName, footer }: LandingFooterProps) {
  return (
    <footer className="mt-auto border-ink border-t-2 pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex w-full max-w-6xl flex-col items-center gap-6 px-5 py-8 sm:flex-row sm:justify-between sm:px-8">
        <p className="min-w-0 text-center text-ink-soft sm:text-left">
          © {new Date().getFullYear()} {siteName}
        </p>
        <Socials socials={footer.socials} />
      </div>
    </footer>
  )
}
