import { appPlatform, isApp } from './app.ts'
import { browserPlatform } from './browser.ts'
import { desktopPlatform, isDesktop } from './desktop.ts'
import { mobilePlatform } from './mobile/mobile.ts'
import { systemOf } from './mobile/systems.ts'
import type { Platform } from './platform.ts'

function thisPlatform(): Platform {
  // Where the server writes screens there is none of them.
  if (!('document' in globalThis) || !isApp(window.location, document)) return browserPlatform
  const app = appPlatform(() => window.localStorage, document)
  if (isDesktop(globalThis)) return desktopPlatform(app)
  const system = systemOf(globalThis)
  return system ? mobilePlatform(app, system) : app
}

/** Where the app runs, found out once. */
export const platform: Platform = thisPlatform()
