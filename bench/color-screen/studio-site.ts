import type { Page as SitePage } from '@huebook/contract'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { launchBrowser, visit } from '../../e2e/site/browser.ts'
import { ROOT } from '../../scripts/steps/project.mjs'
import { type Person, startPeopledSite } from '../harness/peopled-site.ts'

export const CPU_SLOWDOWN = 4
export const SCREEN = { width: 390, height: 844 }
/** What the developer tools of Chromium call fast 4G. */
export const NETWORK = { latency: 165, downloadThroughput: (8.1 * 1e6) / 8, uploadThroughput: (1.35 * 1e6) / 8 }

const PROMPTS = [
  'a castle with a princess and a dragon',
  'two cats on a bicycle',
  'a turtle and three fish under water',
]

export interface StudioSite {
  browser: Browser
  /** The page that is coloured. */
  page: SitePage
  /** A phone with somebody signed in. */
  phone(): Promise<Phone>
  stop(): Promise<void>
}

export interface Phone {
  page: Page
  devtools: CDPSession
  close(): Promise<void>
}

/** A site with a few pages, and phones to colour them on. */
export async function openStudioSite(): Promise<StudioSite> {
  const site = await startPeopledSite(ROOT)
  const browser = await launchBrowser()
  const [mia] = (await site.signUp(1)) as [Person]
  const pages: SitePage[] = []
  for (const prompt of PROMPTS) pages.push(await create(site.address, mia, prompt))
  const user = await ask(site.address, mia, 'GET', '/users/read')
  const auth = JSON.stringify({ state: { token: mia.token, user }, version: 0 })
  return {
    browser,
    page: pages[0] as SitePage,
    async phone() {
      const { context, page } = await visit(browser, {
        baseURL: site.address,
        viewport: SCREEN,
        hasTouch: true,
        isMobile: true,
        reducedMotion: 'no-preference',
        extraHTTPHeaders: { 'x-forwarded-for': mia.client },
      })
      await context.addInitScript((value) => localStorage.setItem('auth', value), auth)
      return { page, devtools: await context.newCDPSession(page), close: () => context.close() }
    },
    async stop() {
      await browser.close()
      await site.stop()
    },
  }
}

async function ask(address: string, { token, client }: Person, method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': client, 'content-type': 'application/json' }
  const answer = await fetch(`${address}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

const create = (address: string, person: Person, prompt: string): Promise<SitePage> =>
  ask(address, person, 'POST', '/pages/create', { prompt, detail: 2, style: 'scene', public: true })
