import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from 'playwright-core'

const BUILT = fileURLToPath(new URL('../../apps/web/dist/site', import.meta.url))

/** Serves the built client as the shell of an app does: every file of it, and its page at every other path. */
export async function playApp(context: BrowserContext, origin: string): Promise<void> {
  // Chromium takes a page that a test hands it for one of the internet, which has to ask before it calls this computer.
  await context.grantPermissions(['local-network-access'], { origin })
  await context.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const file = BUILT + pathname
    return route.fulfill({ path: pathname !== '/' && existsSync(file) ? file : `${BUILT}/index.html` })
  })
}
