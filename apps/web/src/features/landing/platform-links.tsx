import type { Platform, Website } from '@huebook/contract'
import { useSyncExternalStore } from 'react'
import { LinkTo } from './link-to.tsx'
import { PlatformMark } from './platform-mark.tsx'
import { offeredPlatforms, platformOf } from './platforms.ts'

type Links = Website['landing']['home']['platforms']

const never = () => () => undefined

/** The visitor's own kind of device; unknown while the page is still the same for everybody. */
const useOwnPlatform = (): Platform | null =>
  useSyncExternalStore(
    never,
    () => platformOf(navigator),
    () => null,
  )

interface PlatformLinksProps {
  links: Partial<Links>
  labelledBy: string
  className: string
}

/** Where to get the app, the visitor's own kind of device first. */
export function PlatformLinks({ links, labelledBy, className }: PlatformLinksProps) {
  const own = useOwnPlatform()
  return (
    <ul aria-labelledby={labelledBy} className={`flex flex-wrap gap-2 ${className}`}>
      {offeredPlatforms(links, own).map(({ platform, label, address }) => (
        <li key={platform} data-platform={platform}>
          <LinkTo
            address={address}
            className="flex min-h-11 items-center gap-2 rounded-full border-2 border-ink bg-surface px-4 font-display font-medium transition-colors duration-150 hover:bg-ink hover:text-paper"
          >
            <PlatformMark platform={platform} />
            {label}
          </LinkTo>
        </li>
      ))}
    </ul>
  )
}
