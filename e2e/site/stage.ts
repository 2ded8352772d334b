import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { launchBrowser, type Visit, visit } from './browser.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { type Site, startSite } from './start-site.ts'

export interface Stage {
  site: Site
  mailbox: Mailbox
  /** Somebody new in front of a browser of their own, which closes with the test. */
  visitor(options?: BrowserContextOptions): Promise<Visit>
}

/** A site, its mail server and a browser for all tests of a file. */
export function setStage(): Stage {
  const stage = { visitor } as Stage
  let browser: Browser
  let visitors = 0

  beforeAll(async () => {
    stage.mailbox = await openMailbox()
    // Limits hold for each client's address, and every visitor here has one of their own.
    stage.site = await startSite({ SMTP_URL: stage.mailbox.url, TRUST_PROXY: 'on' })
    browser = await launchBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await stage.site?.stop()
    await stage.mailbox?.close()
  })

  async function visitor(options: BrowserContextOptions = {}): Promise<Visit> {
    visitors += 1
    const one = await visit(browser, {
      baseURL: stage.site.address,
      extraHTTPHeaders: { 'x-forwarded-for': `10.1.${visitors >> 8}.${visitors & 255}` },
      ...options,
    })
    one.page.setDefaultTimeout(15_000)
    onTestFinished(() => one.context.close())
    return one
  }

  return stage
}
