import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS } from '../../scripts/steps/chromium-flags.ts'

export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM']
  if (!executablePath) throw new Error('CHROMIUM has to name a Chromium; "npm test" and "npm run tour" find one.')
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] })
}

export interface Visit {
  context: BrowserContext
  page: Page
  /** What went wrong behind the screen: errors on the console, exceptions, refused scripts. */
  troubles: string[]
}

/** A visitor with a browser of their own. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text())
  })
  page.on('pageerror', (error) => troubles.push(error.message))
  return { context, page, troubles }
}
