import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { CPU_SLOWDOWN, NETWORK, type StudioSite } from './studio-site.ts'

const TIMES = 5

/** How long somebody looks at a list of pages, once all its pictures are there, before taking one. */
export const LOOKING_MS = 1000

/** What has to happen before a stroke can be drawn, in the order it is told. */
export const STAGES = [
  { name: 'hasCode', words: 'the code of the screen is there' },
  { name: 'hasPage', words: 'the server has told of the page' },
  { name: 'hasLines', words: 'its lines are there' },
  { name: 'isShown', words: 'the desk is shown' },
  { name: 'hasWork', words: 'what is on this device of it was read' },
  { name: 'canDraw', words: 'a stroke can be drawn' },
  { name: 'hasRegions', words: 'regions are found, and can be filled' },
] as const

/** Each in milliseconds after the tap. */
export type Opening = Record<(typeof STAGES)[number]['name'], number>

/** Opens a page from the list, each time in a new browser. */
export async function measureOpening(site: StudioSite): Promise<Opening[]> {
  const openings: Opening[] = []
  for (let time = 0; time < TIMES; time++) openings.push(await openOnce(site))
  return openings
}

async function openOnce({ phone, page: { id, vector } }: StudioSite): Promise<Opening> {
  const { page, devtools, close } = await phone()
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto('/pages', { waitUntil: 'networkidle' })
  await sleep(LOOKING_MS)
  await watch(page)
  await page.locator(`a[href="/pages/${id}/color"]`).first().tap()
  await page.locator('[role=toolbar][aria-busy=false]').waitFor()
  await strokeOnce(page)
  const seen = await page.evaluate(
    ([pageId, lines]) => {
      const { tapped, ...times } = (globalThis as unknown as { opening: Record<string, number> }).opening
      const ends = performance.getEntriesByType('resource').map((entry) => entry as PerformanceResourceTiming)
      const endOf = (part: string) =>
        Math.max(tapped ?? 0, ...ends.filter(({ name }) => name.includes(part)).map(({ responseEnd }) => responseEnd))
      const after = (moment = 0) => moment - (tapped ?? 0)
      return {
        hasCode: after(endOf('/assets/color-page')),
        hasPage: after(endOf(`/pages/${pageId}/read`)),
        hasLines: after(endOf(lines)),
        isShown: after(times['isShown']),
        hasWork: after(times['hasWork']),
        canDraw: after(times['canDraw']),
        hasRegions: after(times['hasRegions']),
      }
    },
    [id, vector ?? 'no lines'] as const,
  )
  await close()
  return seen
}

/** Notes when parts of the screen appear. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const opening: Record<string, number> = {}
    Object.assign(globalThis, { opening })
    const note = (name: string, now = performance.now()) => {
      opening[name] ??= now
    }
    addEventListener('click', ({ timeStamp }) => note('tapped', timeStamp), { capture: true, once: true })
    new MutationObserver(() => {
      if (document.querySelector('.desk')) note('isShown')
      if (document.querySelector('[role=toolbar]')) note('hasWork')
      // It takes pointers in the same task in which it appears.
      if (document.querySelector('.desk-page canvas')) note('canDraw')
      if (document.querySelector('[role=toolbar][aria-busy=false]')) note('hasRegions')
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] })
  })

/** So that nobody calls a screen ready on which nothing can be drawn. */
async function strokeOnce(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  const box = await page.locator('.desk-page canvas').boundingBox()
  if (!box) throw new Error('There is no page to draw on.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForFunction((button) => button?.getAttribute('aria-disabled') !== 'true', await undo.elementHandle())
}
