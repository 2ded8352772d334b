import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { deskOf } from '../site/desk.ts'
import { askToSignUp, enterCode } from '../site/people.ts'
import { joinSite } from '../site/stage.ts'

const site = joinSite()

/** What browsers say of themselves, each played in the page before anything else runs there. */
const BROWSERS: Record<string, () => void> = {
  'whose language is none, as WebKitGTK says it where none is set': () => {
    Object.defineProperty(navigator, 'language', { get: () => 'C' })
    Object.defineProperty(navigator, 'languages', { get: () => ['C'] })
    const refuse = () => {
      throw new RangeError('invalid language tag: C')
    }
    for (const name of ['Segmenter', 'DateTimeFormat', 'NumberFormat', 'Collator', 'PluralRules'] as const) {
      const known = Intl[name]
      const handler: ProxyHandler<typeof known> = {
        construct: (target, given) => (given[0] === undefined ? refuse() : Reflect.construct(target, given)),
      }
      Object.defineProperty(Intl, name, { value: new Proxy(known, handler), configurable: true })
    }
    for (const method of ['toLocaleUpperCase', 'toLocaleLowerCase', 'localeCompare'] as const) {
      const known = String.prototype[method] as (...given: unknown[]) => unknown
      const languageAt = method === 'localeCompare' ? 1 : 0
      String.prototype[method] = function (this: string, ...given: unknown[]) {
        return given[languageAt] === undefined ? refuse() : known.apply(this, given)
      } as never
    }
  },

  'that has hardly any Intl, and no time zone': () => {
    for (const name of ['Segmenter', 'Locale', 'ListFormat', 'RelativeTimeFormat', 'PluralRules', 'DisplayNames'])
      Reflect.deleteProperty(Intl, name)
    const known = Intl.DateTimeFormat.prototype.resolvedOptions
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...known.call(this), timeZone: undefined as unknown as string }
    }
    Object.defineProperty(navigator, 'language', { get: () => undefined })
    Object.defineProperty(navigator, 'languages', { get: () => [] })
  },

  'in which cookies and everything like them are blocked': () => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse })
    for (const name of ['request', 'query'] as const) navigator.locks[name] = async () => refuse()
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse })
  },

  'that has no place to keep anything': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'IDBKeyRange'])
      Object.defineProperty(window, name, { get: () => undefined })
    Object.defineProperty(navigator, 'serviceWorker', { get: () => undefined })
    Object.defineProperty(navigator, 'locks', { get: () => undefined })
  },
}

const choose = (page: Page, entry: string) => page.getByRole('link', { name: entry, exact: true }).first().click()

/** Never by an address: what is kept nowhere is gone with the document. */
async function walkThrough(page: Page, email: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Start free trial' }).first().waitFor()
  // A letter that takes a segmenter to be found.
  await askToSignUp(page, 'Zoë', email)
  await enterCode(page, (await site.mailbox.next(email)).code)
  await page.getByRole('heading', { name: 'Public pages' }).waitFor()
  for (const entry of ['Favorite pages', 'My pages', 'Colored pages', 'Account']) {
    await choose(page, entry)
    await page.getByRole('heading', { name: entry, level: 1 }).waitFor()
  }
  await choose(page, 'Create page')
  await choose(page, 'Create page with AI')
  await page.getByRole('radio', { name: 'Only me' }).check()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByLabel('What should be on your page?').fill('a big balloon')
  await page.getByRole('button', { name: 'Draw it' }).click()
  await page.getByRole('link', { name: 'Colour it now' }).click()
  const desk = await deskOf(page)
  await desk.takePencil('Red')
  await desk.stroke([100, 100], [300, 100])
  expect(await desk.colorAt(200, 100)).toBe('#ef4444')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Page has been saved').first().waitFor()
  await page.getByRole('link', { name: 'Back to the pages' }).click()
  await choose(page, 'Colored pages')
  await page
    .getByRole('link', { name: /balloon/i })
    .first()
    .click()
  const again = await deskOf(page)
  await expect.poll(() => again.colorAt(200, 100)).toBe('#ef4444')
}

test.each(Object.entries(BROWSERS))('nothing stops the screens of a browser %s', async (name, play) => {
  const { page, context, troubles } = await site.visitor()
  await context.addInitScript(play)
  const email = `zoe${Object.keys(BROWSERS).indexOf(name)}@odd.example.org`
  await walkThrough(page, email).catch(async (error: unknown) => {
    throw new Error(`The screen says: ${await page.getByRole('alert').allTextContents()}`, { cause: error })
  })
  expect(troubles).toEqual([])
})
