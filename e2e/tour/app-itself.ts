import type { Page } from 'playwright-core'
import { patterns } from '../../apps/web/src/paths.ts'
import { deskOf } from '../site/desk.ts'
import type { Stop } from './stops.ts'

/** What is set on the device for one picture, and gone with the next screen that is loaded. */
async function onDevice(page: Page, notes: Record<string, string>): Promise<void> {
  await page.addInitScript((keys) => {
    for (const key of keys) localStorage.removeItem(key)
  }, Object.keys(notes))
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, notes)
}

const COLORED_TWICE = { 'colored-here': 'one another' }
const LOCKED = { 'kids-lock': 'on', 'kids-lock-waits': '' }

/** To a list inside the app, so that what was set on the device stays. */
const lookAround = async (page: Page): Promise<void> => {
  await page.locator('.page-way').first().click()
  await deskOf(page)
  await page.goBack()
}

/** A worker of another build, as if the site had been brought up to date meanwhile. */
async function playNewVersion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('new version')) return
    const worker = {
      state: 'installed',
      addEventListener: () => undefined,
      postMessage: (_: string, [port]: MessagePort[]) => port?.postMessage({ entries: ['/assets/main-next.js'] }),
    }
    const registration = { active: worker, waiting: worker, installing: null, addEventListener: () => undefined }
    ServiceWorkerContainer.prototype.register = async () => registration as unknown as ServiceWorkerRegistration
  })
  await page.evaluate(() => sessionStorage.setItem('new version', 'is there'))
  await page.reload()
}

async function askToShare(page: Page): Promise<void> {
  await onDevice(page, LOCKED)
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Share page' }).click()
  await page.getByRole('dialog').waitFor()
}

async function answerWrongly(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    await page.getByRole('dialog').getByRole('textbox').fill('1')
    await page.getByRole('button', { name: 'Go on' }).click()
  }
}

/** What the app says of itself, and the kids' lock. */
export function appItselfStops(id: string): Stop[] {
  const atPages = (name: string, act: (page: Page) => Promise<unknown>): Stop => ({
    name,
    path: patterns.publicPages,
    as: 'user',
    act: async (page) => void (await act(page)),
  })
  return [
    atPages('appItself-install', async (page) => {
      await onDevice(page, COLORED_TWICE)
      await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })))
      await page.getByRole('heading', { name: 'beside your apps' }).waitFor()
    }),
    atPages('appItself-install-by-hand', async (page) => {
      await onDevice(page, COLORED_TWICE)
      await page.evaluate(() => Object.defineProperty(navigator, 'standalone', { value: false }))
      await lookAround(page)
      await page.getByText('Add to Home Screen').waitFor()
    }),
    atPages('appItself-new-version', async (page) => {
      await playNewVersion(page)
      await page.getByRole('heading', { name: 'A new version is ready' }).waitFor()
    }),
    {
      name: 'kidsLock-at-the-desk',
      path: `/pages/${id}/color`,
      as: 'user',
      async act(page) {
        await deskOf(page)
        await onDevice(page, LOCKED)
        await page.getByRole('link', { name: 'Account' }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
    atPages('kidsLock-wrong', async (page) => {
      await askToShare(page)
      await answerWrongly(page, 1)
      await page.getByText('Here is another one').waitFor()
    }),
    atPages('kidsLock-waiting', async (page) => {
      await askToShare(page)
      await answerWrongly(page, 3)
      await page.getByText('fetch a grown-up').waitFor()
    }),
  ]
}
