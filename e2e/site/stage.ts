import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { sharedBrowser, type Visit, visit } from './browser.ts'
import { newDataDir } from './data-dir.ts'
import { type Mailbox, type Mails, openMailbox, readOutbox } from './mailbox.ts'
import { type Site, startSite } from './start-site.ts'

const WORKER = process.env['VITEST_POOL_ID'] ?? '0'
let visitors = 0

/** Somebody new in front of a browser of their own, which closes with the test. */
type Receive = (options?: BrowserContextOptions) => Promise<Visit>

export interface Stage {
  site: Site
  mailbox: Mailbox
  visitor: Receive
}

/** A new site and its mail server for all tests of a file, with more variables where they are needed. */
export function setStage(variables: () => Promise<Record<string, string>> = async () => ({})): Stage {
  const stage = { visitor: visitorsOf(() => stage.site.address) } as Stage

  beforeAll(async () => {
    stage.mailbox = await openMailbox()
    stage.site = await startSite({
      DATA_DIR: await newDataDir(inject('newSite')),
      SMTP_URL: stage.mailbox.url,
      TRUST_PROXY: 'on',
      ...(await variables()),
    })
  })

  afterAll(async () => {
    await stage.site?.stop()
    await stage.mailbox?.close()
  })

  return stage
}

/** The new site that files share which change nothing on it. */
export function lookAtSite(): { address: string; visitor: Receive } {
  const address = inject('publicSite')
  return { address, visitor: visitorsOf(() => address) }
}

/** The new site that files share whose people have addresses of their own and meet nobody else's pages by chance. */
export function joinSite(): { address: string; mailbox: Mails; visitor: Receive } {
  const { address, dataDir } = inject('sharedSite')
  return { address, mailbox: readOutbox(dataDir), visitor: visitorsOf(() => address) }
}

/** Lets people visit a site that is there by the time they do. */
export function visitorsOf(address: () => string): Receive {
  return async (options = {}) => {
    visitors += 1
    const one = await visit(await sharedBrowser(), {
      baseURL: address(),
      // Limits hold for each client's address, and every visitor of every worker has one of their own.
      extraHTTPHeaders: { 'x-forwarded-for': `10.${WORKER}.${visitors >> 8}.${visitors & 255}` },
      ...options,
    })
    onTestFinished(() => one.context.close())
    return one
  }
}
