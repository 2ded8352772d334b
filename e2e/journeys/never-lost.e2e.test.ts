import { calls, type Page as SitePage } from '@huebook/contract'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ask, drawBalloon } from '../site/ask.ts'
import { colorIn, deskOf, desksHeld } from '../site/desk.ts'
import { gate } from '../site/gate.ts'
import { signUp } from '../site/people.ts'
import { joinSite } from '../site/stage.ts'

const site = joinSite()
let people = 0

/** Somebody new with a page of their own, at the desk. */
async function sitDown(options: Parameters<typeof site.visitor>[0] = {}) {
  people += 1
  const visit = await site.visitor(options)
  await signUp(site, visit.page, `Ada ${people}`, `ada${people}@lost.example.org`)
  const own = await drawBalloon(visit.page)
  await visit.page.goto('/pages')
  await visit.page.getByRole('link', { name: own.title }).click()
  return { ...visit, own, desk: await deskOf(visit.page) }
}

const saved = (page: Page, { id }: SitePage) => ask<SitePage>(page, 'GET', calls.readPage.path.replace('{id}', id))
const card = (page: Page, { title }: SitePage) => page.getByRole('listitem').filter({ hasText: title })

test('whoever comes back while the page they left is still being saved finds all they have drawn', async () => {
  const { page, context, own, desk } = await sitDown()
  await desk.stroke([100, 100], [300, 100])
  await desk.use('Save')
  await page.getByText('Page has been saved').first().waitFor()
  await desk.stroke([100, 300], [300, 300])
  const saving = gate()
  await context.route(`**/api${calls.saveColored.path}`, async (route) => {
    await saving.opened
    await route.continue()
  })
  await page.goBack()
  const read = page.waitForResponse(`**/api${calls.readPage.path.replace('{id}', own.id)}`)
  await page.getByRole('link', { name: own.title }).first().click()
  await read
  saving.open()
  const again = await deskOf(page)
  expect([await again.colorAt(200, 100), await again.colorAt(200, 300)]).toEqual(['#000000', '#000000'])
})

test('a bin that was pressed by mistake is taken back by undo, after more was drawn and after a reload', async () => {
  const { page, desk } = await sitDown()
  await desk.stroke([100, 100], [300, 100])
  await desk.use('Clear')
  await page.getByText('“Undo” brings everything back').waitFor()
  expect(await desk.colorAt(200, 100)).toBe(null)
  await desk.stroke([100, 300], [300, 300])
  await page.reload()
  const again = await deskOf(page)
  expect([await again.colorAt(200, 100), await again.colorAt(200, 300)]).toEqual([null, '#000000'])
  await again.use('Undo')
  await again.use('Undo')
  expect(await again.colorAt(200, 100)).toBe('#000000')
})

test('a saved page that is emptied is not called saved: the account still has the colouring', async () => {
  const { page, own, desk } = await sitDown()
  await desk.stroke([100, 100], [300, 100])
  await desk.use('Save')
  await page.getByText('Saved', { exact: true }).waitFor()
  await desk.use('Clear')
  await page.getByText('Empty here, nothing to save').waitFor()
  expect([await page.getByText('Saved', { exact: true }).count(), (await saved(page, own)).is_colored]).toEqual([
    0,
    true,
  ])
  await page.reload()
  await deskOf(page)
  await page.getByText('Empty here, nothing to save').waitFor()
})

describe('leaving the desk', () => {
  test('saves what was drawn, and the list that one comes back to shows it', async () => {
    const { page, desk, own } = await sitDown()
    await desk.stroke([100, 100], [300, 100])
    await page.goBack()
    await page.getByText('Page has been saved').waitFor()
    const { colored } = await saved(page, own)
    expect(colored).not.toBe(null)
    const shown = card(page, own).getByRole('img', { name: own.title })
    await expect.poll(() => shown.getAttribute('src')).toBe(colored?.previews.at(-1)?.url)
    expect(await page.getByText('Not saved yet').count()).toBe(0)
  })

  test('in the middle of a stroke keeps and saves it', async () => {
    const { page, desk, own } = await sitDown()
    await desk.begin([100, 300], [300, 300])
    await page.goBack()
    await expect.poll(async () => (await saved(page, own)).is_colored).toBe(true)
    await page.mouse.up()
    await page.goForward()
    expect(await (await deskOf(page)).colorAt(200, 300)).toBe('#000000')
  })

  test('while nothing can be sent loses nothing: the lists show it, also after a reload', async () => {
    const { page, context, desk, own } = await sitDown()
    await context.route(`**/api${calls.upload.path}`, (route) => route.abort())
    await desk.stroke([100, 100], [300, 100])
    await page.goBack()
    await card(page, own).getByText('Not saved yet').waitFor()
    expect(await card(page, own).locator('img[src^="blob:"]').count()).toBe(1)
    await page.reload()
    await card(page, own).getByText('Not saved yet').waitFor()
    await page.getByRole('link', { name: 'Colored pages' }).click()
    await card(page, own).getByText('Not saved yet').waitFor()

    await context.unroute(`**/api${calls.upload.path}`)
    await page.goto(`/pages/${own.id}/color`)
    // By the desk, or by the app that was just left: whoever is first.
    await expect.poll(async () => (await saved(page, own)).colored).not.toBe(null)
    await page.goto('/pages')
    await card(page, own).waitFor()
    await expect.poll(() => page.getByText('Not saved yet').count()).toBe(0)
  })

  test('while a save hangs gives the page back within seconds', async () => {
    const { page, context, desk, own } = await sitDown()
    await context.route(`**/api${calls.upload.path}`, () => undefined)
    await desk.stroke([100, 100], [300, 100])
    await desk.use('Save')
    await page.getByText('Saving…').waitFor()
    await page.goBack()
    await card(page, own).getByText('Not saved yet').waitFor()
    await page.goForward()
    const again = await deskOf(page)
    expect(await again.colorAt(200, 100)).toBe('#000000')
  })
})

test('a page that is deleted with unsaved work on it is gone for good, and signing out asks nothing about it', async () => {
  const { page, context, desk, own } = await sitDown()
  await context.route(`**/api${calls.upload.path}`, (route) => route.abort())
  await desk.stroke([100, 100], [300, 100])
  await page.goBack()
  await card(page, own).getByText('Not saved yet').waitFor()
  await page.getByRole('link', { name: 'Colored pages' }).click()
  await page.waitForURL('**/pages/colored')
  await card(page, own)
    .getByRole('button', { name: /^More about/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete page' }).click()
  await page.getByRole('button', { name: 'Yes, proceed' }).click()
  await page.getByText('Page has been deleted').waitFor()
  expect(await card(page, own).count()).toBe(0)
  await page.reload()
  await page.getByText('All pencils are sharp').waitFor()
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await page.waitForURL('**/sign-in')
})

test('on a phone, the question before signing out is answered by keyboard, although the menu lies below it, and saves what it can', async () => {
  const { page, context, desk } = await sitDown({ viewport: { width: 390, height: 844 } })
  await context.route(`**/api${calls.upload.path}`, (route) => route.abort())
  await desk.stroke([100, 100], [300, 100])
  await page.goBack()
  await page.getByText('Not saved yet').waitFor()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' })
  await question.waitFor()
  await expect.poll(() => question.locator(':focus').textContent()).toBe('Cancel')
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  await page.keyboard.press('Enter')
  await question.waitFor()

  // What could not be saved before they were asked can be when they answer.
  await context.unroute(`**/api${calls.upload.path}`)
  const saving = page.waitForResponse(`**/api${calls.saveColored.path}`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/sign-in')
  expect((await saving).ok()).toBe(true)
})

test('a picture that the site refuses is not sent again and again, and the desk says that it is not saved', async () => {
  const { page, context, desk } = await sitDown()
  let asked = 0
  await context.route(`**/api${calls.upload.path}`, (route) => {
    asked += 1
    return route.fulfill({ status: 413, json: { code: 'TOO_LARGE', message: 'That picture is too large.' } })
  })
  await page.clock.install()
  await desk.stroke([100, 100], [300, 100])
  await desk.use('Save')
  await page.getByText('Not saved, on this device').waitFor()
  for (let minute = 0; minute < 4; minute++) await page.clock.runFor(60_000)
  expect(asked).toBe(1)
})

test('on a phone, what is said lies beside “Sign out” in the menu, and not on it', async () => {
  const { page, desk } = await sitDown({ viewport: { width: 390, height: 640 } })
  await desk.use('Print: on the paid plan')
  await page.waitForURL('**/checkout')
  const toast = page.getByRole('alert').getByText('Print is only available on the paid plan.')
  await toast.waitFor()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const button = page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true })
  await button.scrollIntoViewIfNeeded()
  const isOnTop = () =>
    button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const places = [0.1, 0.5, 0.9].map((share) => document.elementFromPoint(left + width * share, top + height / 2))
      return places.every((one) => element.contains(one))
    })
  await expect.poll(isOnTop).toBe(true)
  expect(await toast.isVisible()).toBe(true)
})

test('whoever presses “Save” without a network is told calmly that it is kept and will be sent', async () => {
  const { page, context, desk, own } = await sitDown()
  await context.setOffline(true)
  await desk.stroke([100, 100], [300, 100])
  await desk.use('Save')
  await page.getByRole('status').getByText('Your colouring is kept on this device.').waitFor()
  expect(await page.getByRole('alert').textContent()).toBe('')
  await context.setOffline(false)
  await page.getByText('Page has been saved').waitFor()
  expect((await saved(page, own)).colored).not.toBe(null)
})

describe('what could not be sent', () => {
  /** Somebody with work that only this device has, on a screen that has nothing to do with it. */
  async function goElsewhere() {
    const visit = await sitDown()
    const { page, context, desk, own } = visit
    await context.route(`**/api${calls.upload.path}`, (route) => route.abort())
    await desk.stroke([100, 100], [300, 100])
    await page.goBack()
    await card(page, own).getByText('Not saved yet').waitFor()
    await page.getByRole('link', { name: 'Account' }).first().click()
    await page.waitForURL('**/account')
    // Until then the desk that was left may still send it itself, of which nobody is told.
    await expect.poll(() => desksHeld(page)).toEqual([])
    await context.unroute(`**/api${calls.upload.path}`)
    return visit
  }

  test('is sent by itself from wherever one is once the network is back, and that is said once', async () => {
    const { page, own } = await goElsewhere()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.getByRole('status').getByText(`What you coloured on “${own.title}” has been saved.`).waitFor()
    expect((await saved(page, own)).colored).not.toBe(null)
    await page.getByRole('link', { name: 'My pages' }).first().click()
    await card(page, own).waitFor()
    expect(await page.getByText('Not saved yet').count()).toBe(0)
  })

  test('is sent when the app is opened the next time', async () => {
    const { page, own } = await goElsewhere()
    await page.reload()
    await page.getByText(`What you coloured on “${own.title}” has been saved.`).waitFor()
    expect((await saved(page, own)).colored).not.toBe(null)
  })

  test('stays with the desk that has it open in another tab, which nobody takes it from', async () => {
    const { page, context, own } = await goElsewhere()
    await context.route(`**/api${calls.upload.path}`, (route) => route.abort())
    const tab = await context.newPage()
    await tab.goto(`/pages/${own.id}/color`)
    const desk = await deskOf(tab)
    await context.unroute(`**/api${calls.upload.path}`)
    await page.reload()
    await page.getByRole('heading', { name: 'Account', exact: true }).waitFor()
    await desk.stroke([100, 300], [300, 300])
    expect([await desk.colorAt(200, 100), await desk.colorAt(200, 300)]).toEqual(['#000000', '#000000'])
    expect(await tab.getByText('You are colouring this page in another tab.').count()).toBe(0)
    await desk.use('Save')
    await tab.getByText('Page has been saved').first().waitFor()
  })
})

test('a page that is not saved is shown with its picture also when the addresses of the site’s own pictures have run out', async () => {
  const { page, context, desk, own } = await sitDown()
  await context.route(`**/api${calls.upload.path}`, (route) => route.abort())
  await desk.stroke([100, 100], [300, 100])
  await page.goBack()
  await card(page, own).getByText('Not saved yet').waitFor()
  await context.route('**/files/**', (route) => route.fulfill({ status: 404 }))
  // Where the site does not know of it: there is no fresh address for it.
  await page.goto('/pages/colored')
  const picture = card(page, own).getByRole('img', { name: own.title })
  await picture.waitFor()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // The paper, and half of black on it.
  const address = (await picture.getAttribute('src')) ?? ''
  expect([await colorIn(page, address, 200, 100), await colorIn(page, address, 200, 130)]).toEqual([
    '#808080',
    '#ffffff',
  ])
})

test('whoever comes to a desk again has the pencil, the width and the tool in hand that they last had', async () => {
  const { page, desk } = await sitDown()
  await desk.takePencil('Red')
  await desk.pickSize(5)
  await desk.use('Fill')
  const other = await drawBalloon(page)
  await page.goto(`/pages/${other.id}/color`)
  await deskOf(page)
  expect(await page.getByRole('radio', { name: 'Red' }).isChecked()).toBe(true)
  expect(await page.getByRole('button', { name: 'Fill', exact: true }).getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: 'Brush size: 5 px' }).waitFor()
})

describe('somebody on the free plan', () => {
  test('sees before they tap that print and download are locked, and finds the desk as it was when they come back', async () => {
    const { page, desk } = await sitDown()
    await desk.takePencil('Red')
    await desk.pickSize(5)
    await desk.use('Fill')
    await page.getByRole('button', { name: /^Zoom/ }).click()
    await page.getByRole('button', { name: 'Closer' }).click()
    const zoom = await page.getByRole('button', { name: /^Zoom/ }).getAttribute('aria-label')
    await desk.tap(512, 512)
    const coloured = await desk.colorAt(512, 512)
    expect(await page.locator('.tool-lock').count()).toBe(2)
    await desk.use('Download: on the paid plan')
    await page.waitForURL('**/checkout')
    const refusal = page.getByRole('alert').getByText('Download is only available on the paid plan.', { exact: true })
    await refusal.waitFor()
    await page.goBack()
    const again = await deskOf(page)
    expect(await refusal.count()).toBe(0)
    expect(await again.colorAt(512, 512)).toBe(coloured)
    expect(await page.getByRole('radio', { name: 'Red' }).isChecked()).toBe(true)
    expect(await page.getByRole('button', { name: 'Fill', exact: true }).getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: 'Brush size: 5 px' }).waitFor()
    expect(await page.getByRole('button', { name: /^Zoom/ }).getAttribute('aria-label')).toBe(zoom)
  })
})

test('Escape closes the zoom, and so does drawing; whoever draws with a mouse no longer sees where the keyboard was', async () => {
  const { page, desk } = await sitDown()
  await page.getByRole('button', { name: /^Zoom/ }).click()
  await page.getByRole('button', { name: 'Closer' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Closer' }).waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: /^Zoom/ }).evaluate((zoom) => zoom === document.activeElement)).toBe(
    true,
  )
  await page.getByRole('button', { name: /^Zoom/ }).click()
  await page.getByRole('button', { name: 'Closer' }).waitFor()
  await desk.stroke([600, 600], [700, 600])
  await page.getByRole('button', { name: 'Closer' }).waitFor({ state: 'detached' })

  await page.getByRole('option', { selected: true }).focus()
  await page.keyboard.press('PageDown')
  await page.locator('.region-caption').waitFor()
  await desk.stroke([100, 100], [300, 100])
  expect(await page.locator('.region-caption').count()).toBe(0)
  await page.keyboard.press('PageDown')
  await page.locator('.region-caption').waitFor()
})
