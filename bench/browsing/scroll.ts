import { PAGE_SIZE } from '@huebook/contract'
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core'
import type { DemoSite } from '../../e2e/site/demo-site.ts'
import { signIn } from '../../e2e/site/sign-in.ts'
import { CHROMIUM_FLAGS } from '../../scripts/steps/chromium-flags.ts'

export const CARDS = 480

export interface Scrolling {
  /** Milliseconds of each task that kept the screen for more than 50. */
  longTasks: number[]
  /** Frames meanwhile. */
  drawn: number
}

/** Loads so many cards on a phone, slows the processor down, and scrolls through them as a thumb does. */
export async function scrollWall(site: DemoSite, slowDown: number): Promise<Scrolling> {
  const executablePath = process.env['CHROMIUM']
  if (!executablePath) throw new Error('CHROMIUM has to name a Chromium; "npm run bench" finds one.')
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] })
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    })
    await signIn(context, site, 'user')
    const page = await context.newPage()
    await loadWall(page, `${site.address}/pages/public`)
    return await scrollThrough(page, context, slowDown)
  } finally {
    await browser.close()
  }
}

async function loadWall(page: Page, address: string): Promise<void> {
  await page.goto(address)
  // A wall is drawn a few cards at a time: the next page is asked for when this one is whole.
  for (let cards = PAGE_SIZE; cards <= CARDS; cards += PAGE_SIZE) {
    if (cards > PAGE_SIZE) await page.getByRole('button', { name: 'Load more' }).click()
    await page.waitForFunction((wanted) => document.querySelectorAll('.page-card').length === wanted, cards)
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForLoadState('networkidle')
}

async function scrollThrough(page: Page, context: BrowserContext, slowDown: number): Promise<Scrolling> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await page.evaluate(() => {
    const seen = Object.assign(globalThis, { longTasks: [] as number[], drawn: 0 })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longTasks.push(duration)
    }).observe({ type: 'longtask' })
    const count = () => {
      seen.drawn += 1
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  await swipe(devtools, -height)
  await swipe(devtools, height)
  return page.evaluate(() => {
    const { longTasks, drawn } = globalThis as unknown as Scrolling
    return { longTasks, drawn }
  })
}

const swipe = (devtools: CDPSession, yDistance: number) =>
  devtools.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 500,
    yDistance,
    speed: 3000,
    gestureSourceType: 'touch',
    preventFling: true,
  })
