import { calls, type Page as SitePage } from '@huebook/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '../site/axe.ts'
import { signUp } from '../site/people.ts'
import { joinSite } from '../site/stage.ts'
import { photographStillLife } from '../site/still-life.ts'

const site = joinSite()
const PROMPT = 'two cats on a bicycle under the moon'

async function describe(page: Page, prompt: string): Promise<void> {
  await page.getByLabel('What should be on your page?').fill(prompt)
  await page.getByRole('button', { name: 'Draw it' }).click()
}

/** What the server says of the own pages, the newest first. */
async function ownPages(page: Page): Promise<SitePage[]> {
  const answer = await page.evaluate(async (path) => {
    const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}').state
    const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } })
    return response.json()
  }, `/api${calls.paginatePages.path}?scope=owned`)
  return answer.data
}

test('somebody new describes a page, watches it come, and finds it among their own', async () => {
  const { page, troubles } = await site.visitor()
  await signUp(site, page, 'Mia', 'mia@create.example.org')
  await page.goto('/pages/public')
  await page.getByRole('link', { name: 'Create page', exact: true }).first().click()
  await page.getByText('Bring your creativity to life—generate a page with AI or upload your own').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Create page with AI' }).click()
  await page.getByText('Built-in illustrator').waitFor()
  await page.getByText('5 credits').waitFor()
  expect(await axeViolations(page)).toEqual([])

  const wait = page.getByRole('progressbar', { name: 'How far the page is' }).waitFor()
  await describe(page, PROMPT)
  await wait
  await page.getByRole('heading', { name: 'Your page is ready' }).waitFor()
  await page.getByText('Another page takes one credit: you have 4 credits left.').waitFor()
  await page.getByText('OpenMoji').waitFor()
  expect(await axeViolations(page)).toEqual([])
  const [own] = await ownPages(page)
  expect(own).toMatchObject({ is_owner: true, public: true })
  for (const list of ['My pages', 'Public pages']) {
    await page.getByRole('link', { name: list, exact: true }).first().click()
    await page.getByRole('img', { name: 'Two cats on a bicycle under the moon' }).first().waitFor()
  }
  expect(troubles).toEqual([])
})

test('whoever reloads in the middle of the wait finds the page all the same, once', async () => {
  const { page } = await site.visitor()
  await signUp(site, page, 'Uli', 'uli@create.example.org')
  await page.goto('/pages/create/ai')
  const begun = page.waitForResponse(`**/api${calls.createPage.path}`)
  await describe(page, PROMPT)
  await page.getByRole('progressbar', { name: 'How far the page is' }).waitFor()
  await begun
  await page.reload()
  await page.getByRole('heading', { name: 'Your page is ready' }).waitFor()
  expect(await ownPages(page)).toHaveLength(1)
})

test('an answer that is lost on its way is asked for again, and one page is drawn', async () => {
  const { page } = await site.visitor()
  await signUp(site, page, 'Kai', 'kai@create.example.org')
  await page.goto('/pages/create/ai')
  // The server gets the request; its answer breaks off.
  let isFirst = true
  await page.route(`**/api${calls.createPage.path}`, async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    await route.fetch()
    await route.fulfill({ contentType: 'text/event-stream', body: ': cut\n\n' })
  })
  await describe(page, PROMPT)
  await page.getByRole('heading', { name: 'Your page is ready' }).waitFor()
  expect(await ownPages(page)).toHaveLength(1)
})

test('what would be missing is said before a credit is spent: the words can be changed, or drawn all the same', async () => {
  const { page } = await site.visitor()
  await signUp(site, page, 'Fay', 'fay@create.example.org')
  await page.goto('/pages/create/ai')
  await describe(page, 'a cat with a trombonator')
  await page.getByRole('heading', { name: 'One thing would not be on your page' }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'trombonator' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await ownPages(page)).toEqual([])

  // The word is marked, so that whoever goes on typing writes over it.
  await page.getByRole('button', { name: 'Change my words' }).click()
  await page.keyboard.type('trombone')
  expect(await page.getByLabel('What should be on your page?').inputValue()).toBe('a cat with a trombone')
  await page.getByText('5 credits').waitFor()

  await describe(page, 'a cat with a trombonator')
  await page.getByRole('button', { name: 'Draw it anyway' }).click()
  await page.getByRole('heading', { name: 'Your page is ready' }).waitFor()
  await page.getByText('Could not draw: trombonator').waitFor()
  expect(await ownPages(page)).toMatchObject([{ missing: ['trombonator'] }])
})

test('on a phone “Create page” is one press away, and “Draw it” is there without scrolling', async () => {
  for (const viewport of [
    { width: 390, height: 664 },
    { width: 360, height: 640 },
  ]) {
    const { page } = await site.visitor({ viewport })
    await signUp(site, page, 'Tim', `tim${viewport.width}@create.example.org`)
    await page.goto('/pages/public')
    await page.getByRole('banner').getByRole('link', { name: 'Create page', exact: true }).click()
    await page.getByRole('link', { name: 'Create page with AI' }).click()
    const box = await page.getByRole('button', { name: 'Draw it' }).boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
    // How it looks and for whom it is can be said, and need not be.
    await page.getByText('Look and detail').click()
    await page.getByText('Mandala').click()
    await page.getByText('Look and detail').click()
    await page.getByText('Mandala · As I wrote').waitFor()
  }
})

test('words that cannot be drawn end in a sentence, cost nothing, and nothing typed is lost', async () => {
  const { page } = await site.visitor()
  await signUp(site, page, 'Bo', 'bo@create.example.org')
  await page.goto('/pages/create/ai')
  await describe(page, 'a naked man with a gun')
  await page.getByRole('heading', { name: 'No page this time' }).waitFor()
  await page.getByRole('alert').filter({ hasText: 'No credit was spent' }).first().waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(await page.getByLabel('What should be on your page?').inputValue()).toBe('a naked man with a gun')
  await page.getByText('5 credits').waitFor()
})

test('a photo becomes a page that is exactly what was shown before', async () => {
  const { page } = await site.visitor()
  await signUp(site, page, 'Ada', 'ada@create.example.org')
  const buffer = await photographStillLife()
  await page.goto('/pages/create/upload')
  await page.locator('input[type=file]').setInputFiles({ name: 'fruit_on-a table.jpg', mimeType: 'image/jpeg', buffer })
  await page.locator('canvas[data-ready]').waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('fruit on a table')
  expect(await axeViolations(page)).toEqual([])
  const shown = await page.locator('canvas').evaluate(inkOf)
  await page.getByRole('button', { name: 'Make the page' }).click()
  await page.getByRole('heading', { name: 'Your page is ready' }).waitFor()
  const [own] = await ownPages(page)
  expect(own).toMatchObject({ title: 'fruit on a table', public: false })
  const made = await page.evaluate(async (url) => {
    const bitmap = await createImageBitmap(await (await fetch(url)).blob())
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] }
    return Array.from(data).flatMap((value, i) => (i % 4 === 0 && value < 128 ? [i / 4] : []))
  }, own?.illustration ?? '')
  expect(shown.length).toBeGreaterThan(1000)
  expect(made).toEqual(shown)
  await page.getByRole('link', { name: 'Colour it now' }).click()
  await page.getByRole('link', { name: 'Back to the pages' }).click()
  // Not the form, which is empty by now: where the page is.
  await page.waitForURL((url) => url.pathname === '/pages')
  await page.getByText('fruit on a table').waitFor()
})

test('whoever has no credit left is led to the plans, with words that stay', async () => {
  const { page } = await site.visitor()
  await signUp(site, page, 'Pia', 'pia@create.example.org')
  await page.goto('/pages/create/ai')
  for (let left = 5; left > 0; left -= 1) {
    await describe(page, `${left} ducks in a pond`)
    await page.getByRole('link', { name: 'Colour it now' }).waitFor()
    if (left > 1) await page.getByRole('button', { name: 'Try again' }).click()
  }
  await page.getByText('That was your last credit of this month.').waitFor()
  await page.goto('/pages/create')
  await page.waitForURL('**/checkout')
  await page.getByText('No credits available. Upgrade your plan to continue.').waitFor()
})

/** Which pixels of a canvas are ink. */
function inkOf(canvas: Element): number[] {
  const { width, height } = canvas as HTMLCanvasElement
  const data = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? []
  return Array.from(data).flatMap((value, i) => (i % 4 === 0 && value < 128 ? [i / 4] : []))
}
