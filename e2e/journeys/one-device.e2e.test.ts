import { calls, type Page as SitePage, type User } from '@huebook/contract'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, drawBalloon } from '../site/ask.ts'
import { deskOf } from '../site/desk.ts'
import { askToSignIn, enterCode, signUp } from '../site/people.ts'
import { joinSite } from '../site/stage.ts'
import { keptPictures, tracesOf } from '../site/traces.ts'

const site = joinSite()
let people = 0

interface Person {
  name: string
  email: string
  /** Whatever would give them away. */
  words: string[]
  /** A page that nobody else may see. */
  drawn: SitePage
  pictures: string[]
}

/** Somebody with an account, and a page of their own that nobody else may see. */
async function somebody(called: string): Promise<Person> {
  people += 1
  const name = `${called} Onlyone${people}`
  const email = `${called.toLowerCase()}${people}@device.example.org`
  const { page, context } = await site.visitor()
  await signUp(site, page, name, email)
  const asked = { prompt: 'a big balloon', style: 'close-up', detail: 1, public: false }
  const drawn = await ask<SitePage>(page, 'POST', calls.createPage.path, asked)
  const { id } = await ask<User>(page, 'GET', calls.readCurrentUser.path)
  const { illustration, vector, previews } = drawn
  await context.close()
  const pictures = [illustration, vector ?? illustration, ...previews.map(({ url }) => url)]
  return { name, email, drawn, pictures, words: [id, name, email, drawn.id, ...pictures] }
}

/** A tablet that people share, with two tabs open. */
async function tablet(): Promise<{ first: Page; second: Page; context: BrowserContext }> {
  const { page, context } = await site.visitor({ serviceWorkers: 'allow', viewport: { width: 1280, height: 900 } })
  return { first: page, second: await context.newPage(), context }
}

async function signIn(page: Page, { email }: Person): Promise<void> {
  await page.goto('/sign-in')
  await askToSignIn(page, email)
  await enterCode(page, (await site.mailbox.next(email)).code)
  await page.waitForURL('**/pages/public')
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await page.waitForURL('**/sign-in')
}

const mine = (page: Page, { drawn }: Person) => page.locator(`a[href="/pages/${drawn.id}/color"]`).first()

/** Goes through all that is kept of somebody: lists, the desk, a drawing, a search, a prompt that was typed. */
async function lookAround(page: Page, person: Person): Promise<void> {
  await page.goto('/pages')
  await mine(page, person).waitFor()
  await page.getByRole('link', { name: 'Colored pages' }).first().click()
  await page.waitForURL('**/pages/colored')
  await page.getByRole('link', { name: 'My pages' }).first().click()
  await mine(page, person).click()
  const desk = await deskOf(page)
  await desk.stroke([100, 100], [300, 100])
  await desk.use('Save')
  await page.getByText('Page has been saved').first().waitFor()
  await page.waitForFunction(
    async (id) => (await (await caches.open('kept')).keys()).some(({ url }) => url.endsWith(`/${id}`)),
    person.drawn.id,
  )
  await page.goto('/pages/create/ai')
  await page.getByRole('textbox').first().fill(`A balloon for ${person.name}`)
  await page.goto('/pages')
  await mine(page, person).waitFor()
}

/** Nothing of somebody is on this device, in either tab, wherever one goes back to. */
async function expectNothingOf(person: Person, ...tabs: Page[]): Promise<void> {
  for (const tab of tabs) {
    await expect.poll(() => tracesOf(person.words, tab)).toEqual([])
    await expect.poll(() => keptPictures(tab, person.pictures)).toEqual([])
  }
}

/** Goes back through a tab as far as it goes, and finds nothing of somebody at any place. */
async function expectNothingBehind(person: Person, tab: Page): Promise<void> {
  for (let steps = 0; steps < 12; steps += 1) {
    await tab.goBack().catch(() => null)
    // Before the site the tab was empty.
    if (!tab.url().startsWith('http')) break
    await tab.locator('h1, [role=toolbar]').first().waitFor()
    const { name, drawn, email } = person
    await expect.poll(() => tracesOf([name, email, ...person.pictures], tab)).toEqual([])
    expect(await tab.locator(`a[href*="${drawn.id}"]`).count()).toBe(0)
  }
}

test('one signs out and another signs in in the same tab: the way back, the other tab and the device hold nothing of the first', async () => {
  const [mia, zoe] = [await somebody('Mia'), await somebody('Zoe')]
  const { first, second } = await tablet()
  await signIn(first, mia)
  await lookAround(first, mia)
  await second.goto('/pages')
  await mine(second, mia).waitFor()

  await signOut(first)
  await second.waitForURL('**/sign-in')
  await expectNothingOf(mia, first, second)

  await askToSignIn(first, zoe.email)
  await enterCode(first, (await site.mailbox.next(zoe.email)).code)
  await first.waitForURL('**/pages/public')
  await expectNothingOf(mia, first, second)
  await expectNothingBehind(mia, first)
  await expectNothingBehind(mia, second)
})

test('one opens the link of another while they are in: the first session ends, and both tabs are the other’s', async () => {
  const [mia, zoe] = [await somebody('Mia'), await somebody('Zoe')]
  const { first, second } = await tablet()
  await signIn(first, mia)
  await lookAround(first, mia)
  await second.goto(`/pages/${mia.drawn.id}/color`)
  await deskOf(second)
  const token = await first.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '').state.token)

  await first.request.post(`/api${calls.signIn.path}`, { data: { email: zoe.email } })
  await first.goto((await site.mailbox.next(zoe.email)).link)
  await first.getByText(`You are signed in as ${mia.name}.`).waitFor()
  await first.getByRole('button', { name: 'Sign in' }).click()
  await first.waitForURL('**/pages/public')
  await first.getByText(zoe.name, { exact: true }).first().waitFor()
  await second.waitForURL('**/pages/public')

  await expectNothingOf(mia, first, second)
  await expectNothingBehind(mia, second)
  const headers = { authorization: `Bearer ${token}` }
  const ended = async () => (await first.request.get(`/api${calls.readCurrentUser.path}`, { headers })).status()
  await expect.poll(ended).toBe(401)
})

test('one after the other, in tab after tab, and the first once more: each finds what they saved and nothing of the other', async () => {
  const [mia, zoe] = [await somebody('Mia'), await somebody('Zoe')]
  const { first, second } = await tablet()
  await signIn(first, mia)
  await lookAround(first, mia)
  await signOut(first)

  await signIn(second, zoe)
  await lookAround(second, zoe)
  await first.goto('/pages')
  await mine(first, zoe).waitFor()
  await expectNothingOf(mia, first, second)
  await signOut(first)
  await second.waitForURL('**/sign-in')

  await signIn(first, mia)
  await expectNothingOf(zoe, first, second)
  await first.goto(`/pages/${mia.drawn.id}/color`)
  const desk = await deskOf(first)
  await expect.poll(() => desk.colorAt(200, 100)).toBe('#000000')
  await expectNothingOf(zoe, first)
})

/** Goes to the account without leaving the app, which a load of the page would not do without a network. */
async function toAccount(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Account' }).first().click()
  await page.waitForURL('**/account')
}

test('what could not be saved is named before signing out, and saved by itself where it can be', async () => {
  const mia = await somebody('Mia')
  const { first, context } = await tablet()
  await signIn(first, mia)
  await first.goto('/account')
  await first.getByRole('heading', { name: 'Account', exact: true }).waitFor()
  await first.goto(`/pages/${mia.drawn.id}/color`)
  const desk = await deskOf(first)
  await desk.use('Fill')
  await desk.tap(20, 20)
  await first.waitForFunction(() => navigator.serviceWorker.controller)
  await first.waitForFunction(async () => (await caches.keys()).includes('kept'))

  // The site is away; what is drawn cannot be sent.
  await context.route('**/api/storage/upload', (route) => route.abort())
  await desk.use('Brush')
  await desk.takePencil('Red')
  await desk.stroke([100, 100], [300, 100])
  await toAccount(first)
  await first.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  const question = first.getByRole('alertdialog')
  await question.getByText('Sign out without saving?').waitFor()
  await question.getByText(`What you have coloured on “${mia.drawn.title}” is on this device only`).waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await first.getByText(mia.name, { exact: true }).first().waitFor()

  await context.unroute('**/api/storage/upload')
  await signOut(first)
  await expectNothingOf(mia, first)
  await signIn(first, mia)
  await first.goto(`/pages/${mia.drawn.id}/color`)
  expect(await (await deskOf(first)).colorAt(200, 100)).toBe('#ef4444')
})

test('signing out does not wait for a server that never answers', async () => {
  const mia = await somebody('Mia')
  const { first, context } = await tablet()
  await signIn(first, mia)
  await context.route(`**/api${calls.signOut.path}`, () => undefined)
  await signOut(first)
  await expectNothingOf(mia, first)
})

test('work that a session’s end cut off is kept for its owner and offered to nobody else', async () => {
  const [mia, zoe, tom] = [await somebody('Mia'), await somebody('Zoe'), await site.visitor()]
  await signUp(site, tom.page, 'Tom', `tom${people}@device.example.org`)
  const shared = await drawBalloon(tom.page)
  const { first } = await tablet()
  await signIn(first, mia)
  await first.goto(`/pages/${shared.id}/color`)
  const desk = await deskOf(first)
  await desk.stroke([100, 100], [300, 100])
  await first.getByText('Saved', { exact: true }).waitFor()
  await ask(first, 'POST', calls.signOut.path)
  await desk.stroke([100, 200], [300, 200])
  await desk.use('Save')
  await first.waitForURL('**/sign-in')

  await signIn(first, zoe)
  await first.goto(`/pages/${shared.id}/color`)
  const hers = await deskOf(first)
  expect([await hers.colorAt(200, 100), await hers.colorAt(200, 200)]).toEqual([null, null])
  await first.goto('/account')
  await signOut(first)

  await signIn(first, mia)
  await first.goto(`/pages/${shared.id}/color`)
  const again = await deskOf(first)
  for (const y of [100, 200]) await expect.poll(() => again.colorAt(200, y)).toBe('#000000')
})
