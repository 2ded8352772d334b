import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '../site/axe.ts'
import { photographFourColours, quartersOf } from '../site/four-colours.ts'
import { gate } from '../site/gate.ts'
import { signUp } from '../site/people.ts'
import { joinSite } from '../site/stage.ts'
import { PHONE } from '../site/thumb.ts'

const site = joinSite()
const MEGABYTE = 1024 * 1024

async function choose(page: Page, buffer: Buffer, name = 'four-colours.jpg'): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
}

/** Waits until another picture has taken the place of the one that was shown. */
async function shownInstead(page: Page, work: () => Promise<void>): Promise<Awaited<ReturnType<typeof quartersOf>>> {
  const picture = page.getByAltText('What you chose')
  const before = (await picture.count()) > 0 ? await picture.getAttribute('src') : null
  await work()
  await page.waitForFunction((old) => {
    const address = document.querySelector('img[alt="What you chose"]')?.getAttribute('src')
    return address && address !== old
  }, before)
  return quartersOf(page)
}

const holdOf = (page: Page, corner: string) => page.getByRole('button', { name: `Corner at the ${corner}` })

test('a photo of fifty megapixels that weighs more than 10 MB is made smaller here, and stands upright', async () => {
  const { page } = await site.visitor()
  await signUp(site, page, 'Ida', 'ida@pictures.example.org')
  await page.goto('/pages/create/upload')
  const photo = await photographFourColours(page, { width: 8000, height: 6300, orientation: 6, weight: 12 * MEGABYTE })
  const sent = page.waitForRequest('**/api/storage/upload')
  const shown = await shownInstead(page, () => choose(page, photo))
  expect((await (await sent).sizes()).requestBodySize).toBeLessThan(4 * MEGABYTE)
  // Turned to the right, what was below on the left is above on the left.
  expect(shown.colours).toEqual(['blue', 'red', 'yellow', 'green'])
  expect(shown.width / shown.height).toBeCloseTo(6300 / 8000, 2)
})

test('what cannot be opened gets a sentence, and is not sent', async () => {
  const { page } = await site.visitor()
  await signUp(site, page, 'Uta', 'uta@pictures.example.org')
  await page.goto('/pages/create/upload')
  await choose(page, Buffer.alloc(11 * MEGABYTE, 7), 'no-picture.jpg')
  await page.getByText('This picture cannot be opened here.').first().waitFor()
  await page.getByRole('button', { name: 'Choose a picture' }).waitFor()
})

test('a picture is turned and cropped with the keys alone, and again from the whole of it', async () => {
  const { page, troubles } = await site.visitor()
  await signUp(site, page, 'Kim', 'kim@pictures.example.org')
  await page.goto('/pages/create/upload')
  const photo = await photographFourColours(page, { width: 900, height: 700 })
  expect((await shownInstead(page, () => choose(page, photo))).colours).toEqual(['red', 'green', 'blue', 'yellow'])

  await page.getByRole('button', { name: 'Crop or turn' }).press('Enter')
  await holdOf(page, 'bottom right').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Turn right' }).press('Enter')
  for (let press = 0; press < 5; press += 1) await holdOf(page, 'bottom right').press('Shift+ArrowUp')
  const upperHalf = await shownInstead(page, () =>
    page.getByRole('button', { name: 'Use it like this' }).press('Enter'),
  )
  expect(upperHalf.colours).toEqual(['blue', 'red', 'blue', 'red'])
  expect([upperHalf.width, upperHalf.height]).toEqual([700, 450])

  await page.getByRole('button', { name: 'Crop or turn' }).press('Enter')
  await page.getByRole('status').filter({ hasText: '100 % of the width and 50 % of the height are kept' }).waitFor()
  for (let press = 0; press < 5; press += 1)
    await page.getByRole('button', { name: 'The part that is kept' }).press('Shift+ArrowDown')
  const lowerHalf = await shownInstead(page, () =>
    page.getByRole('button', { name: 'Use it like this' }).press('Enter'),
  )
  expect(lowerHalf.colours).toEqual(['yellow', 'green', 'yellow', 'green'])
  expect(await page.getByLabel('Title').inputValue()).toBe('four colours')
  expect(troubles).toEqual([])
})

test('a small picture is shown large enough to be cropped, and never beside the page of how it was cut before', async () => {
  const { page, context } = await site.visitor()
  await signUp(site, page, 'Lea', 'lea@pictures.example.org')
  await page.goto('/pages/create/upload')
  const photo = await photographFourColours(page, { width: 120, height: 90 })
  await shownInstead(page, () => choose(page, photo))
  await page.getByText('After', { exact: true }).waitFor()
  const drawing = gate()
  await context.route('**/files/**', async (route) => {
    if (route.request().resourceType() === 'fetch') await drawing.opened
    await route.continue()
  })
  await page.getByRole('button', { name: 'Crop or turn' }).click()
  const [from, to] = await cornersOf(page)
  expect(from.x - to.x).toBeGreaterThan(150)
  await page.getByRole('button', { name: 'Turn right' }).click()
  await shownInstead(page, () => page.getByRole('button', { name: 'Use it like this' }).click())
  expect(await page.getByText('After', { exact: true }).count()).toBe(0)
  drawing.open()
  await page.getByText('After', { exact: true }).waitFor()
})

test('a mouse draws the corners of a picture in', async () => {
  const { page } = await site.visitor()
  await signUp(site, page, 'Max', 'max@pictures.example.org')
  await page.goto('/pages/create/upload')
  const photo = await photographFourColours(page, { width: 900, height: 700 })
  await shownInstead(page, () => choose(page, photo))
  await page.getByRole('button', { name: 'Crop or turn' }).click()
  const [from, to] = await cornersOf(page)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.up()
  const shown = await shownInstead(page, () => page.getByRole('button', { name: 'Use it like this' }).click())
  expect(shown.colours).toEqual(['red', 'red', 'red', 'red'])
})

test('a finger draws them in on a phone, and the screen stays where it is', async () => {
  const { page, context } = await site.visitor({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await signUp(site, page, 'Pia', 'pia@pictures.example.org')
  await page.goto('/pages/create/upload')
  const photo = await photographFourColours(page, { width: 900, height: 700 })
  await shownInstead(page, () => choose(page, photo))
  await page.getByRole('button', { name: 'Crop or turn' }).tap()
  const [from, to] = await cornersOf(page)
  const finger = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  await touch('touchStart', from)
  for (const share of [0.3, 0.6, 1])
    await touch('touchMove', { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) })
  await touch('touchEnd')
  await page
    .getByRole('status')
    .filter({ hasText: /4\d % of the width and 4\d % of the height are kept/ })
    .waitFor()
  const shown = await shownInstead(page, () => page.getByRole('button', { name: 'Use it like this' }).tap())
  expect(shown.colours).toEqual(['red', 'red', 'red', 'red'])
})

/** From the corner at the bottom right to a little before the middle. */
async function cornersOf(page: Page): Promise<[{ x: number; y: number }, { x: number; y: number }]> {
  const centre = async (corner: string) => {
    const box = await holdOf(page, corner).boundingBox()
    if (!box) throw new Error(`There is no corner at the ${corner}`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const [end, start] = [await centre('bottom right'), await centre('top left')]
  return [end, { x: start.x + 0.45 * (end.x - start.x), y: start.y + 0.45 * (end.y - start.y) }]
}

test('a picture can be dropped where there is a mouse, and nobody is told so under whose finger nothing can be', async () => {
  const hints = async (options: Parameters<typeof site.visitor>[0], email: string) => {
    const { page } = await site.visitor(options)
    await signUp(site, page, 'Ole', email)
    await page.goto('/pages/create/upload')
    await page.getByRole('button', { name: 'Choose a picture' }).waitFor()
    return Promise.all(
      ['or drop it here', 'of a drawing, a toy, a face'].map((words) => page.getByText(words).isVisible()),
    )
  }
  expect(await hints({}, 'ole1@pictures.example.org')).toEqual([true, false])
  expect(await hints(PHONE, 'ole2@pictures.example.org')).toEqual([false, true])
})
