import { APP_ORIGINS, type BOOT_ELEMENT_ID } from '@huebook/contract'
import { browserPlatform } from './browser.ts'
import type { Platform } from './platform.ts'

export const SERVER_KEY = 'server'

/** By type only: the value would bring the contract's schemas along. */
export const bootElementId: typeof BOOT_ELEMENT_ID = 'boot'

/**
 * Which app the build runs in, by where it comes from; none in a browser. Whatever a site serves itself carries its words
 * along, at whichever address.
 */
export function appIn({ origin }: Pick<Location, 'origin'>, page: Pick<Document, 'getElementById'>) {
  if (!APP_ORIGINS.some((app) => app === origin) || page.getElementById(bootElementId)) return null
  return origin.includes('tauri') ? 'desktop' : 'mobile'
}

/** What the apps have in common: they come from the device itself, and their server is wherever somebody says. */
export function appPlatform(kind: 'desktop' | 'mobile', storage: () => Storage): Platform {
  // For as long as the app runs where nothing can be kept.
  let kept: string | null = null
  return {
    ...browserPlatform,
    kind,
    serverAddress() {
      try {
        return storage().getItem(SERVER_KEY) ?? kept
      } catch {
        return kept
      }
    },
    keepServerAddress(address) {
      kept = address
      try {
        storage().setItem(SERVER_KEY, address)
      } catch {}
    },
    openExternal: (url) => void window.open(url, '_blank', 'noopener'),
  }
}
