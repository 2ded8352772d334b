import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '../site/axe.ts'
import { setDemoStage } from '../site/demo-stage.ts'
import { deskOf } from '../site/desk.ts'

const stage = setDemoStage()

const walls = (page: Page) => page.getByRole('button', { name: /^Look at .*, coloured by/ })
const mine = (page: Page) => page.getByRole('button', { name: /coloured by you$/ })

async function intoFrame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Show it in its frame' }).click()
  await page.getByRole('dialog').getByRole('img').waitFor()
}

/** Looks through what waits until somebody’s colouring lies there. */
async function findInQueue(page: Page, words: string | RegExp): Promise<void> {
  await page.goto('/admin/reviews')
  await page.getByText(/^(Page|Colouring), 1 of/).waitFor()
  for (let steps = 0; steps < 24 && !(await page.getByText(words).isVisible()); steps += 1)
    await page.keyboard.press('ArrowRight')
  await page.getByText(words).waitFor()
}

test('a colouring is shown under its page once an administrator has looked, is reported and taken down there, and is taken away by whoever has made it', async () => {
  const id = stage.site.demo.page.id
  const { page, troubles } = await stage.signedIn('user')
  await page.goto(`/pages/${id}/color`)
  const desk = await deskOf(page)
  await desk.use('Fill')
  await desk.takePencil('Yellow')
  await desk.tap(512, 512)
  await intoFrame(page)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Show it under the page' }).click()
  await page.getByText('Others see it under this page once somebody has looked at it.').waitFor()

  await page.getByRole('link', { name: 'How others coloured it' }).click()
  await page.getByText('How others have coloured this page.').waitFor()
  await expect.poll(() => walls(page).count()).toBe(5)
  expect(await mine(page).count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])

  const admin = await stage.signedIn('admin')
  await findInQueue(admin.page, /^coloured by Jo/)
  expect(await axeViolations(admin.page)).toEqual([])
  await admin.page.keyboard.press('a')
  await admin.page.getByText(/coloured by Jo, is shown under its page now/).waitFor()
  await page.reload()
  await mine(page).waitFor()

  // Somebody else’s is reported, and taken down with a reason.
  const other = walls(page).last()
  const whose = / coloured by (.+)$/.exec((await other.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await other.click()
  await page.getByRole('button', { name: 'Report this colouring' }).click()
  await page.getByLabel('Anything we should know?').fill('There is a name on it')
  await page.getByRole('button', { name: 'Send report' }).click()
  await page.getByText('Thank you. We will have a look at this colouring.').waitFor()
  await findInQueue(admin.page, 'There is a name on it')
  await admin.page.keyboard.press('b')
  await admin.page.getByText('Are you sure to block the colouring?').waitFor()
  await admin.page.getByLabel('Reason').fill('Names are private')
  await admin.page.getByRole('button', { name: 'Yes, proceed' }).click()
  await admin.page.getByText(`coloured by ${whose}, was taken down`).waitFor()
  await admin.page.goto('/admin/audit')
  await admin.page.getByText('took down a colouring by').first().waitFor()
  await page.reload()
  await mine(page).waitFor()
  await expect.poll(() => walls(page).count()).toBe(5)

  // One that was approved by a slip is taken down where all colourings are.
  await admin.page.goto('/admin/pages/colored')
  const takeDown = admin.page.getByRole('button', { name: /^Take down .*, coloured by (?!Jo)/ })
  await takeDown.first().waitFor()
  const shown = await takeDown.count()
  await takeDown.first().click()
  await admin.page.getByText('Take this colouring down?').waitFor()
  expect(await axeViolations(admin.page)).toEqual([])
  await admin.page.getByRole('button', { name: 'Yes, proceed' }).click()
  await expect.poll(() => takeDown.count()).toBe(shown - 1)
  await page.reload()
  await mine(page).waitFor()
  await expect.poll(() => walls(page).count()).toBe(4)

  await page.goto(`/pages/${id}/color`)
  await deskOf(page)
  await intoFrame(page)
  await page.getByText('Others see it under this page.').waitFor()
  await page.getByRole('button', { name: 'Take it away from there' }).click()
  await page.getByRole('button', { name: 'Show it under the page' }).waitFor()
  await page.goto(`/pages/${id}/colored`)
  await expect.poll(() => walls(page).count()).toBe(3)
  expect(await mine(page).count()).toBe(0)
  expect([...troubles, ...admin.troubles]).toEqual([])
})
