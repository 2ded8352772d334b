import { calls, type Page as SitePage } from '@huebook/contract'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, drawBalloon } from '../site/ask.ts'
import { axeViolations } from '../site/axe.ts'
import { type Desk, deskOf, desksHeld } from '../site/desk.ts'
import { askToSignIn, enterCode, signUp } from '../site/people.ts'
import { joinSite } from '../site/stage.ts'

const site = joinSite()
let people = 0

/** Somebody new, signed in, with a page of their own, in a browser that keeps the app. */
async function somebody() {
  people += 1
  const email = `mia${people}@offline.example.org`
  const visit = await site.visitor({ serviceWorkers: 'allow' })
  await signUp(site, visit.page, `Mia ${people}`, email)
  return { ...visit, email, drawn: await drawBalloon(visit.page) }
}

async function open(page: Page, id: string): Promise<Desk> {
  await page.goto(`/pages/${id}/color`)
  return deskOf(page)
}

/** Until the browser has everything it takes to open the page without a network. */
async function isKept(page: Page, id: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await page.waitForFunction(async (wanted) => {
    const kept = await (await caches.open('kept')).keys()
    return kept.some(({ url }) => url.endsWith(`/${wanted}`))
  }, id)
}

const said = (page: Page, words: string) => page.getByText(words).first().waitFor()

/** The same person with another device. */
async function anotherDevice(page: Page, options: BrowserContextOptions = {}) {
  const auth = await page.evaluate(() => localStorage.getItem('auth') ?? '')
  const visit = await site.visitor(options)
  await visit.context.addInitScript((value) => localStorage.setItem('auth', value), auth)
  return visit
}

test('somebody draws, reloads and draws on without a network, and it is saved by itself when there is one again', async () => {
  const { drawn } = await somebody()
  const { page, context } = await somebody()
  await open(page, drawn.id)
  await isKept(page, drawn.id)
  // As it is opened the second time: with everything it needs already here.
  await page.reload()
  const desk = await deskOf(page)

  await context.setOffline(true)
  await desk.stroke([100, 100], [300, 100])
  await said(page, 'Offline, on this device')
  await page.reload()
  const again = await deskOf(page)
  expect(await again.colorAt(200, 100)).toBe('#000000')
  await said(page, 'Offline, on this device')
  await again.use('Fill')
  await again.takePencil('Green')
  await again.tap(20, 20)
  await again.use('Brush')
  await again.takePencil('Red')
  await again.stroke([100, 200], [300, 200])
  expect(await page.getByText('Page has been saved').count()).toBe(0)

  await context.setOffline(false)
  await said(page, 'Page has been saved. Colouring it took one credit')
  expect(await again.isResting('Save')).toBe(true)
  const elsewhere = await anotherDevice(page)
  const there = await open(elsewhere.page, drawn.id)
  expect([await there.colorAt(200, 200), await there.colorAt(20, 20)]).toEqual(['#ef4444', '#22c55e'])
})

/** A tab that sleeps: of a network it hears nothing, and it counts no minutes. */
const sleepy = () => {
  const ASLEEP_FROM_MS = 20_000
  addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true })
  for (const timer of ['setTimeout', 'setInterval'] as const) {
    const original = window[timer] as (act: TimerHandler, ms?: number, ...given: unknown[]) => number
    const awake = (act: TimerHandler, ms = 0, ...given: unknown[]) =>
      ms < ASLEEP_FROM_MS ? original(act, ms, ...given) : 0
    Object.assign(window, { [timer]: awake })
  }
}

/** Writes down which promises the app asks the browser for: not every Chromium can be asked which it has given. */
const notePromises = () => {
  const { SyncManager } = globalThis as unknown as { SyncManager: { prototype: { register(tag: string): unknown } } }
  const { register } = SyncManager.prototype
  const promised: string[] = []
  SyncManager.prototype.register = function (this: unknown, tag) {
    promised.push(tag)
    return register.call(this, tag)
  }
  Object.assign(globalThis, { promised })
}

/** The browser keeps its promise to wake the worker of a site. */
async function wakeWorker(page: Page, tag: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const registrationId = await new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [known] }) => {
      if (known) resolve(known.registrationId)
    })
    void browser.send('ServiceWorker.enable')
  })
  const { origin } = new URL(page.url())
  await browser.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false })
}

test('a tab that has slept through the network’s return sends what is owed when the browser wakes the worker', async () => {
  const { page, context, drawn } = await somebody()
  await context.addInitScript(sleepy)
  await context.addInitScript(notePromises)
  await open(page, drawn.id)
  await isKept(page, drawn.id)
  await context.setOffline(true)
  const desk = await deskOf(page)
  await desk.stroke([100, 100], [300, 100])
  await said(page, 'Offline, on this device')
  // Away from the desk, which would send what is its own: also while it is being put away.
  await page.getByRole('link', { name: 'Back to the pages' }).click()
  await page.waitForURL('**/pages/public')
  await page.waitForFunction(() => (globalThis as { promised?: string[] }).promised?.includes('owed'))
  await expect.poll(() => desksHeld(page)).toEqual([])

  await context.setOffline(false)
  await wakeWorker(page, 'owed')
  await said(page, 'has been saved')
  const { colored } = await ask<SitePage>(page, 'GET', `/pages/${drawn.id}/read`)
  expect(colored).not.toBeNull()
})

test('a session that ends in the middle of it loses nothing: whoever signs in again finds it saved', async () => {
  const { page, drawn, email } = await somebody()
  const desk = await open(page, drawn.id)
  await ask(page, 'POST', calls.signOut.path)
  await desk.stroke([100, 100], [300, 100])
  await desk.use('Save')
  await page.waitForURL('**/sign-in')
  expect(await page.getByText('Page has been saved').count()).toBe(0)
  await askToSignIn(page, email)
  await enterCode(page, (await site.mailbox.next(email)).code)
  await page.waitForURL(`**/pages/${drawn.id}/color`)
  // By the desk, or by what sends owed work wherever one is: whichever is first.
  await said(page, 'has been saved')
  const { colored } = await ask<SitePage>(page, 'GET', `/pages/${drawn.id}/read`)
  expect(colored).not.toBeNull()
})

test('a list that cannot be had without a network says why, and comes by itself once there is one', async () => {
  const { page, context } = await somebody()
  await page.goto('/pages/public')
  await page.getByRole('heading', { name: 'Public pages' }).waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'My pages' }).first().click()
  await page.getByRole('heading', { name: 'Waiting for the site' }).waitFor()
  // By the screen, and not once more by a toast that would lie on its buttons.
  await expect.poll(() => page.getByText('The site cannot be reached. Check your connection').count()).toBe(1)
  expect(await page.getByText('Unexpected Application Error!').count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await context.setOffline(false)
  await page.getByRole('heading', { name: 'My pages' }).waitFor()
  expect(await page.getByText('The site cannot be reached').count()).toBe(0)
})

test('whoever signs out takes along what was kept of their pages', async () => {
  const { page, context, drawn } = await somebody()
  await open(page, drawn.id)
  await isKept(page, drawn.id)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.waitForURL('**/sign-in')
  await page.waitForFunction(async () => !(await caches.keys()).includes('kept'))
  await context.setOffline(true)
  await page.goto(`/pages/${drawn.id}/color`)
  await page.waitForURL('**/sign-in')
})

test('a page that is open in two tabs is drawn on in one of them at a time, and nothing is lost', async () => {
  const { page, context, drawn } = await somebody()
  const first = await open(page, drawn.id)
  await first.stroke([100, 100], [300, 100])
  const otherTab = await context.newPage()
  const second = await open(otherTab, drawn.id)
  expect(await second.colorAt(200, 100)).toBe('#000000')
  await said(page, 'You are colouring this page in another tab.')
  expect(await axeViolations(page)).toEqual([])
  await second.stroke([100, 200], [300, 200])
  await page.getByRole('button', { name: 'Colour here' }).click()
  const again = await deskOf(page)
  expect([await again.colorAt(200, 100), await again.colorAt(200, 200)]).toEqual(['#000000', '#000000'])
  await again.stroke([100, 300], [300, 300])
  await said(otherTab, 'You are colouring this page in another tab.')
  await page.close()
  const last = await deskOf(otherTab)
  expect([await last.colorAt(200, 200), await last.colorAt(200, 300)]).toEqual(['#000000', '#000000'])
})

test('of two devices the one that drew last is shown, and the other drawing can be brought back', async () => {
  const { page, context, drawn } = await somebody()
  const tablet = await open(page, drawn.id)
  await isKept(page, drawn.id)
  await context.setOffline(true)
  await tablet.takePencil('Red')
  await tablet.stroke([100, 100], [300, 100])
  await said(page, 'Offline, on this device')

  const other = await anotherDevice(page)
  const phone = await open(other.page, drawn.id)
  await phone.stroke([100, 200], [300, 200])
  await phone.use('Save')
  await said(other.page, 'Page has been saved')

  await context.setOffline(false)
  await said(page, 'Another device saved a newer colouring. It is shown here, and yours is kept.')
  expect(await axeViolations(page)).toEqual([])
  expect([await tablet.colorAt(200, 100), await tablet.colorAt(200, 200)]).toEqual([null, '#000000'])
  await page.getByRole('button', { name: 'Bring back the earlier one' }).click()
  await expect.poll(() => tablet.colorAt(200, 100)).toBe('#ef4444')
  expect([await tablet.colorAt(200, 200), await tablet.isResting('Save')]).toEqual([null, true])

  await phone.stroke([100, 300], [300, 300])
  await phone.use('Save')
  await said(other.page, 'Another device saved a colouring, too. Yours is newer, and the other one is kept.')
  await other.page.getByRole('button', { name: 'Close this note' }).click()
  await other.page.getByRole('button', { name: 'Earlier colourings' }).click()
  expect(await axeViolations(other.page)).toEqual([])
  expect(await other.page.getByRole('button', { name: 'Bring back' }).count()).toBe(2)
})

test('a page that was opened past what is kept is taken care of all the same, like one that was opening when that began', async () => {
  const { page, context } = await site.visitor({ serviceWorkers: 'allow' })
  const isTakenCareOf = () => page.waitForFunction(() => navigator.serviceWorker.controller)
  await page.goto('/sign-in')
  await isTakenCareOf()
  const browser = await context.newCDPSession(page)
  await Promise.all([page.waitForEvent('load'), browser.send('Page.reload', { ignoreCache: true })])
  await isTakenCareOf()
})
