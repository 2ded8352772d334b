import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS } from '../../scripts/steps/chromium-flags.ts'

/** How long a screen may take, in milliseconds: as long as the busiest machine needs. */
export const PATIENCE_MS = 120_000

export const launchBrowser = (): Promise<Browser> => chromium.launch(howToLaunch())

let shared: Promise<Browser> | undefined

/** The browser of all that runs in this process, with which it ends. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser().catch((failure: unknown) => {
    // Whoever wants one next tries again.
    shared = undefined
    throw failure
  })
  return shared
}

/** An address that leads here and does not count as secure, as those of this computer do. */
const PLAIN_HOST = '--host-resolver-rules=MAP site.test 127.0.0.1'

function howToLaunch() {
  const executablePath = process.env['CHROMIUM']
  if (!executablePath) throw new Error('CHROMIUM has to name a Chromium; "npm test" and "npm run tour" find one.')
  return { executablePath, args: [...CHROMIUM_FLAGS, PLAIN_HOST], timeout: PATIENCE_MS }
}

export interface Visit {
  context: BrowserContext
  page: Page
  /** What went wrong behind the screen: errors on the console, exceptions, refused scripts. */
  troubles: string[]
}

/** A visitor with a browser of their own. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  // What a service worker answers cannot be seen or changed on the way; the journeys about it let it in.
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('console', (message) => {
    // With the address it is about: "Failed to load resource" alone does not say which.
    if (message.type() === 'error') troubles.push(`${message.text()} ${message.location().url}`.trim())
  })
  page.on('pageerror', (error) => troubles.push(error.message))
  return { context, page, troubles }
}
