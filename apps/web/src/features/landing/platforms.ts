import type { Platform, Website } from '@huebook/contract'
import { isLinkable } from './external-address.ts'

const labels: Record<Platform, string> = {
  web: 'Web',
  android: 'Android',
  ios: 'iOS',
  windows: 'Windows',
  mac: 'Mac',
  debian: 'Debian',
}

type Links = Partial<Website['landing']['home']['platforms']>

/** The platforms that have somewhere to go, the given one first. */
export function offeredPlatforms(links: Links, first: Platform | null) {
  const offered = (Object.keys(labels) as Platform[]).flatMap((platform) => {
    const address = links[platform] ?? ''
    return isLinkable(address) ? [{ platform, label: labels[platform], address }] : []
  })
  return offered.sort((a, b) => Number(b.platform === first) - Number(a.platform === first))
}

interface Device {
  userAgent: string
  maxTouchPoints: number
}

/** What somebody would install the app on; an iPad says that it is a Mac, but no Mac can be touched. */
export function platformOf({ userAgent, maxTouchPoints }: Device): Platform {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  if (/macintosh/i.test(userAgent)) return maxTouchPoints > 1 ? 'ios' : 'mac'
  if (/windows/i.test(userAgent)) return 'windows'
  return /linux/i.test(userAgent) && !/cros/i.test(userAgent) ? 'debian' : 'web'
}
