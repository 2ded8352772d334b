import { appIn, appPlatform } from './app.ts'
import { browserPlatform } from './browser.ts'
import type { Platform } from './platform.ts'

function thisPlatform(): Platform {
  // Where the server writes screens there is neither.
  const app = 'document' in globalThis ? appIn(window.location, document) : null
  return app ? appPlatform(app, () => window.localStorage) : browserPlatform
}

export const platform: Platform = thisPlatform()
