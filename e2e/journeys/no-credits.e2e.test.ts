import { calls, type Page as SitePage } from '@huebook/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, drawBalloon } from '../site/ask.ts'
import { deskOf } from '../site/desk.ts'
import { setUpSite, signUp } from '../site/people.ts'
import { setStage } from '../site/stage.ts'

const stage = setStage()

/** The free plan lets people colour so many pages of others a month. */
const allow = (admin: Page, publicPageLimit: number) =>
  ask(admin, 'POST', calls.updatePlan.path.replace('{name}', 'free'), {
    name: 'free',
    title: 'Free',
    description: 'For everybody.',
    price: 0,
    publicPageLimit,
    pageCreationLimit: 5,
  })

const card = (page: Page, { title }: SitePage) => page.getByRole('listitem').filter({ hasText: title }).first()

/** Colours a page on another device of whoever is signed in here. */
async function colourElsewhere(page: Page, { id }: SitePage): Promise<void> {
  const kept = await page.evaluate(() => localStorage.getItem('auth') ?? '')
  const { page: other, context } = await stage.visitor()
  await context.addInitScript((value) => localStorage.setItem('auth', value), kept)
  await other.goto(`/pages/${id}/color`)
  const desk = await deskOf(other)
  await desk.stroke([100, 100], [300, 100])
  await other.getByText('Page has been saved. Colouring it took one credit: none is left this month.').waitFor()
  await context.close()
}

test('what was drawn without a network stays one’s own though the credits are used up: it is shown, opened and named with the reason', async () => {
  const [{ page: admin }, { page: tom }, { page, context }] = [
    await stage.visitor(),
    await stage.visitor(),
    await stage.visitor(),
  ]
  await setUpSite(stage, admin, 'Grace', 'grace@example.org')
  await allow(admin, 1)
  await signUp(stage, tom, 'Tom', 'tom@example.org')
  const [other, shared] = [await drawBalloon(tom), await drawBalloon(tom)]
  await signUp(stage, page, 'Ada', 'ada@example.org')

  await page.goto(`/pages/public`)
  await page.locator(`a[href="/pages/${shared.id}/color"]`).first().click()
  const offline = await deskOf(page)
  await context.setOffline(true)
  await offline.stroke([100, 100], [300, 100])
  await page.getByRole('link', { name: 'Back to the pages' }).click()
  await card(page, shared).getByText('Not saved yet').waitFor()
  await colourElsewhere(page, other)
  await context.setOffline(false)
  await page
    .getByRole('status')
    .getByText(`What you coloured on “${shared.title}” is kept on this device only: there are no credits left`)
    .waitFor()

  await page.reload()
  await card(page, shared).getByText('Not saved yet').waitFor()
  await page.locator(`a[href="/pages/${shared.id}/color"]`).first().click()
  const desk = await deskOf(page)
  expect(await desk.colorAt(200, 100)).toBe('#000000')
  await page.getByText('No credits available. Upgrade your plan to continue.').waitFor()
  await page.getByText('No credits, on this device').waitFor()
  await desk.stroke([100, 300], [300, 300])
  await page.getByRole('button', { name: 'Close this note' }).click()
  await page.getByRole('link', { name: 'Back to the pages' }).click()
  await page.waitForURL('**/pages/public')

  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' })
  await question.getByText('could not be saved, because there are no credits left.').waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()

  await allow(admin, 5)
  await page.reload()
  await page.getByRole('status').getByText(`What you coloured on “${shared.title}” has been saved.`).waitFor()
  const { is_colored } = await ask<SitePage>(page, 'GET', calls.readPage.path.replace('{id}', shared.id))
  expect(is_colored).toBe(true)
})
