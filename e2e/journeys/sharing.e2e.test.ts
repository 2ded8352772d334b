import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeViolations } from '../site/axe.ts'
import { setDemoStage } from '../site/demo-stage.ts'
import { signUp } from '../site/people.ts'
import { joinSite } from '../site/stage.ts'
import { photographStillLife } from '../site/still-life.ts'

const site = joinSite()
const stage = setDemoStage()

const question = (page: Page) => page.getByRole('heading', { name: 'Before your first page' })
const goOn = (page: Page) => page.getByRole('button', { name: 'Go on' }).click()
const shareSwitch = (page: Page) => page.getByRole('switch', { name: 'Share this page' })

/** The newest of the own pages. */
const card = (page: Page) => page.locator('.page-card').first()

async function choose(page: Page, entry: string): Promise<void> {
  await card(page)
    .getByRole('button', { name: /^More about/ })
    .click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('whoever makes their first page is asked once who may see it and as whom, and can change both for each page', async () => {
  const { page, troubles } = await site.visitor()
  await signUp(site, page, 'Mia Papadopoulou', 'mia@sharing.example.org', { isAsked: false })
  await page.goto('/pages/create/ai')
  await question(page).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await goOn(page)
  await page.getByText('Please choose one of the two').waitFor()
  await page.getByRole('radio', { name: 'Only me' }).check()
  await page.getByLabel('What others see you as').fill('Blue Whale')
  await goOn(page)
  await page.getByLabel('What should be on your page?').fill('an octopus with a trumpet')
  expect(await shareSwitch(page).isChecked()).toBe(false)
  await page.getByRole('button', { name: 'Draw it' }).click()
  await page.getByRole('heading', { name: 'Your page is ready' }).waitFor()

  await page.goto('/pages/create/ai')
  await page.getByLabel('What should be on your page?').waitFor()
  expect(await question(page).count()).toBe(0)

  await page.goto('/pages')
  await card(page).getByText('Only you').waitFor()
  await choose(page, 'Rename page')
  await page.getByLabel('Title').fill('An octopus playing music')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await card(page).getByText('An octopus playing music').waitFor()
  await choose(page, 'Show it to everybody')
  await page.getByText('Everybody can see this page now').waitFor()

  const { page: other } = await site.visitor()
  await signUp(site, other, 'Uwe', 'uwe@sharing.example.org')
  await other.goto('/pages/public?search=octopus+playing')
  await card(other).getByText('Blue Whale').waitFor()
  expect(await other.getByText('Papadopoulou').count()).toBe(0)

  // A card that is pointed at fetches its lines, by an address that ends with the change.
  await page.goto('/pages')
  await Promise.all([page.waitForResponse((answer) => answer.url().endsWith('.svg')), card(page).hover()])
  await choose(page, 'Make it private')
  await page.getByText('Only you can see this page now').waitFor()
  await other.reload()
  await other.getByText('No page matches').waitFor()
  expect(troubles).toEqual([])
})

test('a page made from an own picture is shown to everybody only after a question that says what they will see', async () => {
  const { page, troubles } = await site.visitor()
  await signUp(site, page, 'Lea', 'lea@sharing.example.org')
  await page.goto('/pages/create/upload')
  const buffer = await photographStillLife()
  await page.locator('input[type=file]').setInputFiles({ name: 'grandma.jpg', mimeType: 'image/jpeg', buffer })
  await page.locator('canvas[data-ready]').waitFor()
  expect(await shareSwitch(page).isChecked()).toBe(false)
  await page.getByRole('button', { name: 'Make the page' }).click()
  await page.getByRole('heading', { name: 'Your page is ready' }).waitFor()

  await page.goto('/pages')
  await card(page).getByText('Only you').waitFor()
  await choose(page, 'Show it to everybody')
  const asked = page.getByRole('alertdialog', {
    name: 'Everybody will see the drawing made from it, never the picture',
  })
  await asked.getByText('grandma').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await asked.waitFor({ state: 'detached' })
  await page.reload()
  await card(page).getByText('Only you').waitFor()

  await choose(page, 'Show it to everybody')
  await asked.getByRole('button', { name: 'Yes, proceed' }).click()
  await page.getByText('Thank you. Others see it once somebody has looked at it').waitFor()
  await card(page).getByText('Waiting for review').waitFor()
  expect(troubles).toEqual([])
})

test('a nickname that not everybody should read is refused beside its field', async () => {
  const { page } = await site.visitor()
  await signUp(site, page, 'Ben', 'ben@sharing.example.org')
  await page.goto('/account')
  await page.getByLabel('What others see you as').fill('f\u057Dck')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.locator('form').getByText('This name cannot be shown to everybody').waitFor()
})

describe('an administrator', () => {
  test('finds private pages marked and without their picture, and sees one after opening it on purpose', async () => {
    const { page, troubles } = await stage.signedIn('admin', { viewport: { width: 1280, height: 900 } })
    await page.goto('/admin/pages')
    await page.getByRole('link', { name: 'Private', exact: true }).click()
    await page.waitForURL(/show=private/)
    await card(page).getByText('Private', { exact: true }).waitFor()
    await expect.poll(() => page.locator('.page-wall img').count()).toBe(0)
    expect(await axeViolations(page)).toEqual([])
    const title = (await card(page).locator('.page-title').textContent()) ?? ''
    await card(page)
      .getByRole('button', { name: /^Look at/ })
      .click()
    await page.getByRole('heading', { name: 'This page is private' }).waitFor()
    expect(await page.getByRole('dialog').getByRole('img').count()).toBe(0)
    await page.getByRole('button', { name: 'Open it' }).click()
    await page.getByRole('dialog').getByRole('img', { name: title, exact: true }).waitFor()
    await page.getByRole('dialog').getByText('Prompt').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.goto('/admin/audit')
    await page.getByText(`opened the private page`).first().waitFor()
    expect(troubles).toEqual([])
  })
})
