import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { drawBalloon } from '../site/ask.ts'
import { axeViolations } from '../site/axe.ts'
import { deskOf } from '../site/desk.ts'
import { signUp } from '../site/people.ts'
import { joinSite } from '../site/stage.ts'

const site = joinSite()

const gate = (page: Page) => page.getByRole('dialog', { name: 'This is for grown-ups' })

async function solve(page: Page): Promise<void> {
  const [, a, b] = /What is (\d) × (\d)/.exec((await gate(page).textContent()) ?? '') ?? []
  await gate(page)
    .getByRole('textbox')
    .fill(String(Number(a) * Number(b)))
  await page.keyboard.press('Enter')
  await gate(page).waitFor({ state: 'detached' })
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

/** Somebody gives up, and is where they were. */
async function stay(page: Page, id: string): Promise<void> {
  await gate(page).getByRole('button', { name: 'Not now' }).click()
  await gate(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(`/pages/${id}/color`)
}

test('a grown-up makes the desk simple; a child colours by touch, and gets off it by no way without a sum', async () => {
  const { page, troubles } = await site.visitor({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await signUp(site, page, 'Lea', 'lea@simple.example.org')
  const { id } = await drawBalloon(page)
  await page.goto('/pages')
  await page.locator(`a[href="/pages/${id}/color"]`).first().click()
  const whole = await deskOf(page)
  const tools = page.getByRole('toolbar', { name: 'Tools' })
  const pencils = page.getByRole('radio')
  const before = [await tools.getByRole('button').count(), await pencils.count()]
  expect(before).toEqual([14, 19])
  await whole.use('More')
  await page.getByRole('button', { name: 'Simple desk for small children' }).click()
  await page.getByRole('button', { name: 'The whole desk' }).waitFor()
  expect([await tools.getByRole('button').count(), await pencils.count()]).toEqual([8, 12])
  // No link: that could be opened in another tab, past the sum.
  expect(await page.locator('.desk').getByRole('link').count()).toBe(0)
  await expect.poll(() => focused(page)).toBe('content')
  expect(await axeViolations(page)).toEqual([])

  // What small fingers do.
  const desk = await deskOf(page)
  await page.getByRole('button', { name: 'Thick brush' }).tap()
  await page.getByRole('group', { name: 'Pencils' }).getByTitle('Red', { exact: true }).tap()
  await desk.touch([[200, 200]], [[400, 200]])
  expect([await desk.colorAt(300, 213), await desk.colorAt(300, 218)]).toEqual(['#ef4444', null])
  await page.getByRole('button', { name: 'Fill' }).tap()
  await desk.touch([[20, 20]], [[20, 20]])
  await expect.poll(() => desk.colorAt(20, 20)).toBe('#ef4444')
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(() => desk.colorAt(20, 20)).toBe(null)
  // Stickers and glitter, with sounds where somebody wants them.
  const sounds = page.getByRole('button', { name: 'Sounds' })
  expect(await sounds.getAttribute('aria-pressed')).toBe('false')
  await sounds.tap()
  await page.getByRole('button', { name: 'Stickers' }).tap()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Large' }).tap()
  await page.getByRole('button', { name: 'Flower' }).tap()
  await desk.touch([[800, 200]], [[800, 200]])
  await expect.poll(() => desk.colorAt(852, 200)).toBe('#ef4444')
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(() => desk.colorAt(852, 200)).toBe(null)
  await page.getByRole('button', { name: 'Glitter' }).tap()
  await desk.touch([[700, 300]], [[900, 300]])
  const flakes = async () => new Set(await Promise.all([...Array(40).keys()].map((at) => desk.colorAt(740 + at, 300))))
  await expect.poll(async () => (await flakes()).size).toBeGreaterThan(3)
  // Taken up again after a sticker.
  await page.getByRole('button', { name: 'Stickers' }).tap()
  await page.getByRole('button', { name: 'Star' }).tap()
  await page.getByRole('button', { name: 'Glitter' }).tap()
  expect(await page.getByRole('button', { name: 'Glitter' }).getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: 'Glitter' }).tap()
  await page.getByRole('button', { name: 'Fill' }).tap()

  // A key that prints, or takes what does not lie here, does nothing.
  for (const key of ['p', 'Control+p', 'c']) await page.keyboard.press(key)
  expect(await page.getByRole('button', { name: 'Fill' }).getAttribute('aria-pressed')).toBe('true')
  // A key takes only pencils that lie here.
  const inHand = () => page.getByRole('group', { name: 'Pencils' }).getByRole('radio', { checked: true }).count()
  for (let pencil = 0; pencil < 12; pencil++) {
    await page.keyboard.press('.')
    await expect.poll(inHand).toBe(1)
  }

  await page.getByRole('button', { name: 'Back to the pages' }).click()
  await stay(page, id)
  await page.evaluate(() => history.back())
  await stay(page, id)
  await page.getByRole('button', { name: 'The whole desk' }).click()
  await stay(page, id)

  // It is still there after a reload, and a sum leads to the lists; the next page lies on a simple desk, and is locked anew.
  await page.reload()
  await deskOf(page)
  await page.getByRole('button', { name: 'Back to the pages' }).click()
  await gate(page).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await solve(page)
  await page.waitForURL('**/pages')
  await page.locator(`a[href="/pages/${id}/color"]`).first().click()
  const again = await deskOf(page)
  expect(await again.colorAt(300, 200)).toBe('#ef4444')
  await page.getByRole('button', { name: 'The whole desk' }).click()
  await solve(page)
  await expect.poll(() => tools.getByRole('button').count()).toBe(14)
  await expect.poll(() => focused(page)).toBe('content')
  await page.getByRole('link', { name: 'Back to the pages' }).click()
  await page.waitForURL('**/pages')
  expect(troubles).toEqual([])
})
