import { APP_ORIGINS, type BOOT_ELEMENT_ID } from '@huebook/contract'
import { browserPlatform } from './browser.ts'
import { SERVER_KEY } from './kept-keys.ts'
import type { Platform } from './platform.ts'

/** By type only: the value would bring the contract's schemas along. */
export const bootElementId: typeof BOOT_ELEMENT_ID = 'boot'

/** What the page of an app says where it was made for one site. */
const BUILT_IN = 'meta[name=server]'

type Page = Pick<Document, 'getElementById' | 'querySelector'>

/**
 * Whether the build runs in an app, by where it comes from. Whatever a site serves itself carries its words along, at
 * whichever address.
 */
export const isApp = ({ origin }: Pick<Location, 'origin'>, page: Page): boolean =>
  APP_ORIGINS.some((app) => app === origin) && !page.getElementById(bootElementId)

/** What the apps have in common: they come from the device itself, and their server is wherever somebody says. */
export function appPlatform(storage: () => Storage, page: Page): Platform {
  // For as long as the app runs where nothing can be kept.
  let kept: string | null = page.querySelector(BUILT_IN)?.getAttribute('content') ?? null
  return {
    ...browserPlatform,
    isInstalled: true,
    guardsChildren: true,
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
