import { describe, expect, test } from 'vitest'
import { axeViolations } from '../site/axe.ts'
import { lookAtSite } from '../site/stage.ts'
import { SCHEMES } from '../site/widths.ts'

const site = lookAtSite()

describe('a visitor of a new site', () => {
  test('sees what it is and what it costs, straight from the database', async () => {
    const { page, troubles } = await site.visitor()
    await page.goto('/')
    expect(await page.title()).toContain('Huebook')
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const price of ['$0.00', '$4.99', '$9.99']) await page.getByText(price).first().waitFor()
    await page.getByText('20% off').waitFor()
    await page.getByText('Recommended').waitFor()
    expect(troubles).toEqual([])
  })

  test('sees the way on drawn as a button, whichever stylesheet comes first', async () => {
    const { page } = await site.visitor()
    await page.goto('/')
    const drawn = (name: string) =>
      page
        .getByRole('link', { name })
        .first()
        .evaluate((link) => [getComputedStyle(link).borderTopWidth, getComputedStyle(link).paddingLeft])
    expect(await drawn('Start free trial')).toEqual(['2px', '24px'])
    expect(await drawn('Get started')).toEqual(['2px', '24px'])
  })

  test('gets the first picture without a single call to the API', async () => {
    const { page } = await site.visitor()
    const called: string[] = []
    page.on('request', (request) => request.url().includes('/api/') && called.push(request.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(called).toEqual([])
  })

  test('loads nothing from anywhere else', async () => {
    const { page } = await site.visitor()
    const foreign: string[] = []
    page.on('request', (request) => !request.url().startsWith(site.address) && foreign.push(request.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(foreign.filter((url) => !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual([])
  })

  test('stays where they have scrolled to when the app takes over', async () => {
    const { page } = await site.visitor()
    await page.goto('/')
    await page.evaluate(() => window.scrollTo({ top: 1800, behavior: 'instant' }))
    const places: number[] = []
    await page.exposeFunction('seen', (place: number) => void places.push(place))
    await page.evaluate(() => {
      const look = () => {
        ;(window as unknown as { seen(place: number): void }).seen(window.scrollY)
        requestAnimationFrame(look)
      }
      look()
    })
    await page.mouse.move(200, 200)
    await page.mouse.move(210, 210)
    // The app has taken over once it knows what lies beneath it.
    await page.waitForFunction(() => window.history.scrollRestoration === 'manual')
    await expect.poll(() => places.length).toBeGreaterThan(0)
    expect(new Set(places)).toEqual(new Set([1800]))
  })

  test('follows a link to the prices', async () => {
    const { page } = await site.visitor({ viewport: { width: 1440, height: 900 } })
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    await page.waitForURL('**/#pricing')
    await page.waitForFunction(() => {
      const top = document.getElementById('pricing')?.getBoundingClientRect().top ?? 9999
      return top > -200 && top < 400
    })
  })

  test('who mistypes an address is shown the way home', async () => {
    const { page } = await site.visitor()
    expect((await page.goto('/pagess'))?.status()).toBe(404)
    await page.getByRole('heading', { name: 'This page is still blank' }).waitFor()
    await page.getByRole('link', { name: 'Go to the first page' }).click()
    await page.waitForURL(`${site.address}/`)
  })
})

describe('without the data in the page, as in the desktop and mobile apps', () => {
  const withoutBoot = async (page: import('playwright-core').Page) =>
    page.route('**/sign-up/?plan=starter', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/<script type="application\/json" id="boot">.*?<\/script>/s, '')
      await route.fulfill({ response: answer, body })
    })

  test('the screen asks the API for it', async () => {
    const { page, troubles } = await site.visitor()
    await withoutBoot(page)
    await page.goto('/sign-up/?plan=starter')
    await page.getByText('$4.99').first().waitFor()
    expect(troubles).toEqual([])
  })

  test('a server that fails is told in its own words', async () => {
    const { page } = await site.visitor()
    await withoutBoot(page)
    const problem = { message: 'The site cannot do that right now. Please try again in a moment', code: 'UNAVAILABLE' }
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: problem }))
    await page.goto('/sign-up/?plan=starter')
    await page.getByRole('alert').filter({ hasText: problem.message }).first().waitFor()
  })
})

test.each(['/', '/nowhere'])(
  'on %s axe finds nothing on a phone and on a desk, by day and by night, and nothing is wider than the screen',
  async (path) => {
    const { page } = await site.visitor()
    for (const width of [360, 1440])
      for (const colorScheme of SCHEMES) {
        const where = `${width} pixels wide, ${colorScheme}`
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(path, { waitUntil: 'networkidle' })
        expect(await axeViolations(page), where).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width)
      }
  },
)
