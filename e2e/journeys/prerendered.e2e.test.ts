import { describe, expect, test } from 'vitest'
import { axeViolations } from '../site/axe.ts'
import { gate } from '../site/gate.ts'
import { FOX, onLanding, paintAt } from '../site/landing-picture.ts'
import { lookAtSite } from '../site/stage.ts'

const site = lookAtSite()

/** What a visit to the landing may cost in scripts before anybody does anything: 90 KB as they travel. */
const SCRIPTS_MAX_BYTES = 90 * 1024

const somebody = { id: '6f9f0e0c-0000-4000-8000-000000000000', name: 'Mia', email: 'mia@example.org', photo: null }
const plan = { name: 'free', title: 'Free', paid: false }

/** Signed in on this device, as far as the page can tell. */
const sessionOf = (admin: boolean) =>
  JSON.stringify({ state: { token: 'a-token', user: { ...somebody, admin, plan } }, version: 0 })

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Runs in the page: remembers from now on what changes its place without being asked to, and by how much. */
function noteWhatMoves(): void {
  const { moved } = Object.assign(window, { moved: [] as string[] })
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[])
      for (const { node, previousRect, currentRect } of sources)
        moved.push(`${value}: ${node?.textContent?.slice(0, 40)}: ${place(previousRect)} → ${place(currentRect)}`)
  }).observe({ type: 'layout-shift' })
}

describe('with JavaScript off', () => {
  test('the landing is read from its first word to its last, and its links lead on', async () => {
    const { page } = await site.visitor({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: 'Think of a picture.' }).waitFor()
    for (const words of ['How it works', '$4.99', '20% off']) await page.getByText(words).first().waitFor()
    await page.getByText('What do I get for free?').click()
    await page.getByText('the free plan does not run out').waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    await page.waitForURL('**/#pricing')
    expect(await page.getByRole('link', { name: 'Start free trial' }).getAttribute('href')).toBe('/sign-up')
  })
})

describe('before anybody does anything', () => {
  test('the landing has loaded next to no script', async () => {
    const { page } = await site.visitor()
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    const bytes = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(SCRIPTS_MAX_BYTES)
  })

  test('whoever is signed in sees the way to their pages instead of the way to sign in', async () => {
    const { page, context } = await site.visitor()
    await context.addInitScript((auth) => localStorage.setItem('auth', auth), sessionOf(false))
    await page.goto('/')
    const link = page.getByRole('banner').getByRole('link', { name: 'Colour' })
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe('/pages/public')
    expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(0)
  })

  test('an administrator is sent where they belong', async () => {
    const { page, context } = await site.visitor()
    await context.addInitScript((auth) => localStorage.setItem('auth', auth), sessionOf(true))
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForURL((url) => url.pathname !== '/')
  })
})

describe('once somebody does something', () => {
  test('the very first tap of a finger colours a shape, and nothing of the page moves', async () => {
    const { page, troubles } = await site.visitor({ hasTouch: true })
    await page.goto('/', { waitUntil: 'networkidle' })
    // On a busy machine fonts may come after the words, which then take a little more room.
    await page.evaluate(() => document.fonts.ready.then(() => new Promise((drawn) => requestIdleCallback(drawn))))
    await page.evaluate(noteWhatMoves)
    const { x, y } = await onLanding(page, FOX.bib)
    await page.touchscreen.tap(x, y)
    await expect.poll(() => paintAt(page, FOX.bib)).toBe('orange')
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
    expect(await axeViolations(page)).toEqual([])
    expect(troubles).toEqual([])
  })

  test.each([
    ['the app', 'main'],
    ['the desk', 'visitor-desk'],
  ])('every pencil taken and every shape tapped before %s has come counts, in order', async (_what, part) => {
    const { page, context } = await site.visitor({ hasTouch: true })
    const coming = gate()
    await context.route(`**/assets/${part}-*.js`, async (route) => {
      await coming.opened
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    const asked = page.waitForRequest(`**/assets/${part}-*.js`)
    for (const [crayon, place] of [
      ['teal', FOX.bib],
      ['red', FOX.face],
    ] as const) {
      await page
        .locator('label')
        .filter({ has: page.getByRole('radio', { name: crayon }) })
        .tap()
      const { x, y } = await onLanding(page, place)
      await page.touchscreen.tap(x, y)
    }
    await asked
    coming.open()
    await expect
      .poll(async () => [await paintAt(page, FOX.bib), await paintAt(page, FOX.face)])
      .toEqual(['teal', 'red'])
  })

  test('links are followed without loading another page', async () => {
    const { page, troubles } = await site.visitor()
    await page.goto('/')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.mouse.move(10, 10)
    await page.mouse.move(20, 20)
    // The app has taken over once it answers to the router.
    await page.waitForFunction(() => document.querySelector('link[rel=modulepreload][href*="main-"]'))
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
        ),
      )
      .toBe(true)
    await page.getByRole('link', { name: 'Start free trial' }).click()
    await page.getByRole('heading', { name: 'Sign up' }).waitFor()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    expect(troubles).toEqual([])
  })
})
