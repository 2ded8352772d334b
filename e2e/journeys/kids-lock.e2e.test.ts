import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { drawBalloon } from '../site/ask.ts'
import { axeViolations } from '../site/axe.ts'
import { answerOf } from '../site/kids-lock.ts'
import { signUp } from '../site/people.ts'
import { joinSite } from '../site/stage.ts'

const site = joinSite()
let people = 0

async function somebody() {
  people += 1
  const visit = await site.visitor()
  await signUp(site, visit.page, `Lea ${people}`, `lea${people}@kids-lock.example.org`)
  return visit
}

const gate = (page: Page) => page.getByRole('dialog')
const field = (page: Page) => gate(page).getByRole('textbox')

async function solve(page: Page): Promise<void> {
  await field(page).fill(await answerOf(page))
  await page.keyboard.press('Enter')
  await gate(page).waitFor({ state: 'detached' })
}

test('switched on, it stands before the account, paying and sharing, by whichever way, and opens for a sum', async () => {
  const { page } = await somebody()
  const { id } = await drawBalloon(page)
  await page.goto('/account')
  await page.getByRole('switch', { name: 'Off, on this device' }).click()
  await page.getByRole('switch', { name: 'On, on this device' }).waitFor()

  // By its address, which a child may have been told.
  for (const [path, title] of [
    ['/account', 'The account is for grown-ups'],
    ['/checkout?plan=starter', 'Paying is for grown-ups'],
  ] as const) {
    await page.goto(path)
    await gate(page).getByRole('heading', { name: title }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.waitForURL('**/pages/public')
  }

  // By a link, and what leads away: the screen stays.
  await page.getByRole('link', { name: 'My pages' }).first().click()
  await page.waitForURL('**/pages')
  await page.getByRole('link', { name: 'Account' }).first().click()
  await gate(page).getByRole('button', { name: 'Not now' }).click()
  expect(new URL(page.url()).pathname).toBe('/pages')
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await gate(page).getByRole('button', { name: 'Not now' }).click()
  await page
    .locator(`article:has(a[href="/pages/${id}/color"]), li:has(a[href="/pages/${id}/color"])`)
    .first()
    .waitFor()
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Share page' }).click()
  await gate(page).getByRole('heading', { name: 'Sharing is for grown-ups' }).waitFor()
  expect(await field(page).evaluate((one) => one === document.activeElement)).toBe(true)

  await solve(page)
  await page.getByText('Link copied').waitFor()
  // For a while nothing is asked.
  await page.getByRole('link', { name: 'Account' }).first().click()
  await page.getByRole('heading', { name: 'Account', exact: true }).waitFor()
  await page.getByRole('switch', { name: 'On, on this device' }).click()
  await page.getByRole('switch', { name: 'Off, on this device' }).waitFor()
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Checkout' }).waitFor()
})

test('three wrong answers make it wait, also for whoever begins anew', async () => {
  const { page } = await somebody()
  await page.evaluate(() => localStorage.setItem('kids-lock', 'on'))
  await page.goto('/account')
  for (const wrong of ['1', '2', '3']) {
    const before = await gate(page).textContent()
    await field(page).fill(wrong)
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect.poll(() => gate(page).textContent()).not.toBe(before)
  }
  await gate(page).getByText('fetch a grown-up').waitFor()
  expect(await field(page).count()).toBe(0)
  await page.reload()
  await gate(page).getByText('fetch a grown-up').waitFor()
  expect(await axeViolations(page)).toEqual([])
})
