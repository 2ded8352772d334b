import { calls, type Page as SitePage } from '@huebook/contract'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ask, drawBalloon } from '../site/ask.ts'
import { axeViolations, contrastViolations } from '../site/axe.ts'
import { type Desk, deskOf } from '../site/desk.ts'
import { signUp } from '../site/people.ts'
import { joinSite } from '../site/stage.ts'

const site = joinSite()
/** A phone, the same lying, a tablet and a desk. */
const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const
let people = 0

/** Somebody new, signed in. */
async function somebody(options: Parameters<typeof site.visitor>[0] = {}) {
  people += 1
  const visit = await site.visitor(options)
  await signUp(site, visit.page, `Mia ${people}`, `mia${people}@colour.example.org`)
  return visit
}

const left = async (page: Page) => (await ask<{ public_page: number }>(page, 'GET', calls.readCredit.path)).public_page

let shared: SitePage | undefined
/** A page that somebody else has drawn for everybody. */
async function sharedPage(): Promise<SitePage> {
  if (shared) return shared
  const { page } = await somebody()
  shared = await drawBalloon(page)
  return shared
}

async function open(page: Page, id: string): Promise<Desk> {
  await page.goto(`/pages/${id}/color`)
  return deskOf(page)
}

const said = (page: Page, words: string) => page.getByText(words).first().waitFor()

test('somebody colours a page of somebody else: one credit, every tool, and it is there again', async () => {
  const { id } = await sharedPage()
  const { page, troubles } = await somebody()
  const before = await left(page)
  const desk = await open(page, id)
  expect(await axeViolations(page)).toEqual([])
  expect(await desk.isResting('Undo')).toBe(true)
  expect(await desk.isResting('Save')).toBe(true)

  await desk.stroke([100, 100], [300, 100])
  await said(page, `Page has been saved. Colouring it took one credit: ${before - 1} left this month.`)
  expect(await left(page)).toBe(before - 1)
  expect([await desk.colorAt(200, 100), await desk.isResting('Save')]).toEqual(['#000000', true])

  await desk.takePencil('Red')
  await desk.pickSize(5)
  await desk.stroke([100, 200], [300, 200])
  expect([await desk.colorAt(200, 200), await desk.colorAt(200, 206)]).toEqual(['#ef4444', null])
  await desk.use('Eraser')
  await desk.pickSize(30)
  await desk.stroke([200, 60], [200, 260])
  expect([await desk.colorAt(200, 200), await desk.colorAt(260, 200)]).toEqual([null, '#ef4444'])
  await desk.use('Undo')
  expect(await desk.colorAt(200, 200)).toBe('#ef4444')
  await desk.use('Undo')
  await desk.use('Undo')
  expect([await desk.colorAt(200, 100), await desk.isResting('Undo')]).toEqual([null, true])
  await desk.use('Redo')
  await desk.use('Redo')
  await desk.use('Redo')
  expect([await desk.colorAt(200, 200), await desk.isResting('Redo')]).toEqual([null, true])

  await desk.use('Fill')
  await desk.takePencil('Green')
  await desk.tap(20, 20)
  expect(await desk.colorAt(20, 20)).toBe('#22c55e')
  await desk.use('Clear')
  expect([await desk.colorAt(20, 20), await desk.isResting('Save')]).toEqual([null, true])
  await page.reload()
  await deskOf(page)
  await desk.use('Undo')
  expect(await desk.colorAt(20, 20)).toBe('#22c55e')

  await desk.use('Save')
  await page.getByText('Page has been saved', { exact: true }).waitFor()
  expect([await desk.isResting('Save'), await left(page)]).toEqual([true, before - 1])
  await page.reload()
  const again = await deskOf(page)
  expect([await again.colorAt(20, 20), await again.colorAt(260, 200)]).toEqual(['#22c55e', '#ef4444'])
  await page.goto('/pages/colored')
  await page.getByRole('img', { name: (await sharedPage()).title }).waitFor()
  expect(troubles).toEqual([])
})

test('what was saved on one device is there on another', async () => {
  const { id } = await sharedPage()
  const { page, context } = await somebody()
  const desk = await open(page, id)
  await desk.takePencil('Sky blue')
  await desk.stroke([100, 100], [300, 100])
  await said(page, 'Page has been saved')
  const auth = await page.evaluate(() => localStorage.getItem('auth') ?? '')
  const elsewhere = await site.visitor()
  await elsewhere.context.addInitScript((value) => localStorage.setItem('auth', value), auth)
  await context.close()
  expect(await (await open(elsewhere.page, id)).colorAt(200, 100)).toBe('#0ea5e9')
})

test('a save that fails confirms nothing and loses nothing: a reload finds every stroke, and sends them when it can', async () => {
  const { id } = await sharedPage()
  const { page, context } = await somebody()
  await context.route(`**/api${calls.saveColored.path}`, (route) => route.abort())
  const desk = await open(page, id)
  await desk.stroke([100, 100], [300, 100])
  await page.getByRole('alert').filter({ hasText: 'reach' }).waitFor()
  await desk.stroke([100, 200], [300, 200])
  await said(page, 'On this device')
  expect(await page.getByText('Page has been saved').count()).toBe(0)
  await page.reload()
  const again = await deskOf(page)
  expect([await again.colorAt(200, 100), await again.colorAt(200, 200)]).toEqual(['#000000', '#000000'])
  await context.unroute(`**/api${calls.saveColored.path}`)
  // By itself: whoever pressed Save might find that it had gone out already.
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await said(page, 'Page has been saved')
  expect(await again.isResting('Save')).toBe(true)
})

describe('hands of every kind', () => {
  test('a finger draws, two fingers bring the page closer and leave no mark', async () => {
    const { id } = await sharedPage()
    const { page } = await somebody({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const desk = await open(page, id)
    await desk.touch([[200, 200]], [[400, 200]])
    expect(await desk.colorAt(300, 200)).toBe('#000000')
    await said(page, 'Page has been saved')
    const zoom = () => page.getByRole('button', { name: /^Zoom/ }).getAttribute('aria-label')
    const before = await zoom()
    await desk.touch(
      [
        [400, 600],
        [600, 600],
      ],
      [
        [200, 600],
        [800, 600],
      ],
    )
    expect(await zoom()).not.toBe(before)
    expect(await desk.colorAt(400, 600)).toBe(null)
  })

  test('a finger presses a tool once, takes a pencil, and opens a panel that stays', async () => {
    const { id } = await sharedPage()
    const { page } = await somebody({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const desk = await open(page, id)
    for (const y of [200, 300]) await desk.touch([[200, y]], [[400, y]])
    await page.getByRole('button', { name: 'Undo', exact: true }).tap()
    await expect.poll(() => desk.colorAt(300, 300)).toBe(null)
    expect(await desk.colorAt(300, 200)).toBe('#000000')
    await page.getByRole('group', { name: 'Pencils' }).getByTitle('Red', { exact: true }).tap()
    await expect.poll(() => page.getByRole('radio', { name: 'Red' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: /^Brush size/ }).tap()
    await page.getByRole('button', { name: '30 px', exact: true }).tap()
    await page.getByRole('button', { name: 'Brush size: 30 px' }).waitFor()
    await desk.touch([[200, 400]], [[400, 400]])
    expect(await desk.colorAt(300, 412)).toBe('#ef4444')
  })

  test('two fingers turn the page, a stroke lands where the finger is, and the whole page is straight again', async () => {
    const { id } = await sharedPage()
    const { page } = await somebody({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const desk = await open(page, id)
    await desk.touch(
      [
        [312, 512],
        [712, 512],
      ],
      [
        [512, 312],
        [512, 712],
      ],
    )
    await page.getByRole('button', { name: /^Zoom: .* turned by \d+°$/ }).waitFor()
    await desk.touch([[400, 400]], [[500, 400]])
    expect([await desk.colorAt(450, 400), await desk.colorAt(450, 440)]).toEqual(['#000000', null])
    await page.keyboard.press('0')
    await page.getByRole('button', { name: /^Zoom: \d+ %$/ }).waitFor()
    await desk.touch([[400, 600]], [[500, 600]])
    expect(await desk.colorAt(450, 600)).toBe('#000000')
  })

  test('a finger that rests on a colour takes it up, and leaves no mark', async () => {
    const { id } = await sharedPage()
    const { page } = await somebody({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const desk = await open(page, id)
    await desk.takePencil('Red')
    await desk.touch([[200, 200]], [[400, 200]])
    await desk.takePencil('Blue')
    await desk.hold([300, 200], () => page.locator('.loupe').getByText('Red').waitFor())
    await expect.poll(() => page.getByRole('radio', { name: 'Red' }).isChecked()).toBe(true)
    expect([await page.locator('.loupe').count(), await desk.colorAt(300, 200)]).toEqual([0, '#ef4444'])
    await desk.use('Undo')
    expect([await desk.colorAt(300, 200), await desk.isResting('Undo')]).toEqual([null, true])
  })

  test('a pen draws as hard as it is pressed, and keys do what buttons do', async () => {
    const { id } = await sharedPage()
    const { page } = await somebody()
    const desk = await open(page, id)
    await desk.pen([200, 200], [400, 200])
    expect(await desk.colorAt(300, 200)).toBe('#000000')
    await page.keyboard.press('z')
    await expect.poll(() => desk.colorAt(300, 200)).toBe(null)
    await page.keyboard.press('y')
    await page.keyboard.press(']')
    await page.getByRole('button', { name: 'Brush size: 25 px' }).waitFor()
    await page.keyboard.press('e')
    await desk.stroke([300, 150], [300, 250])
    expect(await desk.colorAt(300, 200)).toBe(null)
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await page.keyboard.down('Space')
    await desk.drag([500, 500], [400, 500])
    await page.keyboard.up('Space')
    await page.keyboard.press('0')
    expect([await desk.colorAt(220, 200), await desk.colorAt(450, 500)]).toEqual(['#000000', null])
  })

  test('a brush that stays inside the lines leaves no colour beyond them', async () => {
    const { id } = await sharedPage()
    const { page } = await somebody()
    const desk = await open(page, id)
    await page.keyboard.press('i')
    const across = await desk.colored(() => desk.stroke([10, 512], [1014, 512]))
    await desk.use('Undo')
    await page.keyboard.press('i')
    expect(await desk.colored(() => desk.stroke([10, 512], [1014, 512]))).toBeGreaterThan(across)
  })
})

describe('what has to be paid for', () => {
  test('a print and a download lead somebody on the free plan to the plans, and it is said why', async () => {
    const { id } = await sharedPage()
    const { page } = await somebody()
    for (const tool of ['Print', 'Download']) {
      const desk = await open(page, id)
      await desk.use(`${tool}: on the paid plan`)
      await page.waitForURL('**/checkout')
      await page.getByRole('alert').getByText(`${tool} is only available on the paid plan.`, { exact: true }).waitFor()
    }
  })

  test('a page of somebody else without a credit leads to the plans, with words that stay', async () => {
    const { id } = await sharedPage()
    const { page, context } = await somebody()
    await context.route(`**/api${calls.readCredit.path}`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), public_page: 0 } })
    })
    await page.goto(`/pages/${id}/color`)
    await page.waitForURL('**/checkout')
    await said(page, 'No credits available. Upgrade your plan to continue.')
  })
})

test('a page that is not there leads to all pages, be its address an id or nonsense', async () => {
  const { page } = await somebody()
  for (const [id, words] of [
    ['00000000-0000-4000-8000-000000000000', 'That page could not be found'],
    ['nonsense', 'There is nothing at this address'],
  ] as const) {
    await page.goto(`/pages/${id}/color`)
    await page.waitForURL('**/pages/public')
    await said(page, words)
  }
})

test('on a phone held either way, a tablet and a desk everything is within reach, with the panels open too', async () => {
  const { id } = await sharedPage()
  const { page } = await somebody()
  for (const [width, height] of SIZES) {
    const where = `${width} × ${height}`
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await open(page, id)
    expect(await axeViolations(page), where).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await contrastViolations(page), where).toEqual([])
    for (const panel of [/^Colour:/, /^Brush size/]) {
      await page.getByRole('button', { name: panel }).click()
      // What a panel holds is the same at every size.
      if (width === 390) expect(await axeViolations(page), where).toEqual([])
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: /^Zoom/ }).click()
    await page.getByRole('button', { name: 'Closer' }).click()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Help' }).click()
    await page.getByRole('heading', { name: 'How to colour' }).waitFor()
    expect(await axeViolations(page), where).toEqual([])
    const content = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return [scrollWidth, scrollHeight]
    })
    expect(content).toEqual([width, height])
  }
})
