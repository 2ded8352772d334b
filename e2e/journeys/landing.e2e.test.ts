import AxeBuilder from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, visit } from '../site/browser.ts'
import { type Site, startSite } from '../site/start-site.ts'
import { SCHEMES } from '../site/widths.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), launchBrowser()])
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

describe('a visitor of a new site', () => {
  test('sees what it is and what it costs, straight from the database', async () => {
    const { page, context, troubles } = await visit(browser)
    await page.goto(site.address)
    expect(await page.title()).toContain('Huebook')
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const price of ['$0.00', '$4.99', '$9.99']) await page.getByText(price).first().waitFor()
    await page.getByText('20% off').waitFor()
    await page.getByText('Recommended').waitFor()
    expect(troubles).toEqual([])
    await context.close()
  })

  test('gets the first picture without a single call to the API', async () => {
    const { page, context } = await visit(browser)
    const called: string[] = []
    page.on('request', (request) => request.url().includes('/api/') && called.push(request.url()))
    await page.goto(site.address, { waitUntil: 'networkidle' })
    expect(called).toEqual([])
    await context.close()
  })

  test('loads nothing from anywhere else', async () => {
    const { page, context } = await visit(browser)
    const foreign: string[] = []
    page.on('request', (request) => !request.url().startsWith(site.address) && foreign.push(request.url()))
    await page.goto(site.address, { waitUntil: 'networkidle' })
    expect(foreign.filter((url) => !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual([])
    await context.close()
  })

  test('follows a link to the prices', async () => {
    const { page, context } = await visit(browser, { viewport: { width: 1440, height: 900 } })
    await page.goto(site.address)
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    await page.waitForURL('**/#pricing')
    await page.waitForFunction(() => {
      const top = document.getElementById('pricing')?.getBoundingClientRect().top ?? 9999
      return top > -200 && top < 400
    })
    await context.close()
  })

  test('who mistypes an address is shown the way home', async () => {
    const { page, context } = await visit(browser)
    await page.goto(`${site.address}/pagess`)
    await page.getByRole('heading', { name: 'This page is still blank' }).waitFor()
    await page.getByRole('link', { name: 'Go to the first page' }).click()
    await page.waitForURL(`${site.address}/`)
    await context.close()
  })
})

describe('without the data in the page, as in the desktop and mobile apps', () => {
  const withoutBoot = async (page: import('playwright-core').Page) =>
    page.route('**/', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/<script type="application\/json" id="boot">.*?<\/script>/s, '')
      await route.fulfill({ response: answer, body })
    })

  test('the screen asks the API for it', async () => {
    const { page, context, troubles } = await visit(browser)
    await withoutBoot(page)
    await page.goto(`${site.address}/`)
    await page.getByText('$4.99').first().waitFor()
    expect(troubles).toEqual([])
    await context.close()
  })

  test('a server that fails is told in its own words', async () => {
    const { page, context } = await visit(browser)
    await withoutBoot(page)
    const problem = { message: 'The site is busy starting up. Please try again in a moment', code: 'UNAVAILABLE' }
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: problem }))
    await page.goto(`${site.address}/`)
    await page.getByRole('alert').filter({ hasText: problem.message }).first().waitFor()
    await context.close()
  })
})

describe.each(SCHEMES)('in %s', (colorScheme) => {
  test.each([360, 1440])('at %i px axe finds nothing, and nothing is wider than the screen', async (width) => {
    for (const path of ['/', '/nowhere']) {
      const { page, context } = await visit(browser, { colorScheme, viewport: { width, height: 900 } })
      await page.goto(site.address + path, { waitUntil: 'networkidle' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await context.close()
    }
  })
})
