import type { BrowserContext, Page } from 'playwright-core'
import { patterns } from '../../apps/web/src/paths.ts'
import type { DemoSite } from '../site/demo-site.ts'
import { deskOf } from '../site/desk.ts'
import { answerOf } from '../site/kids-lock.ts'
import { playApp } from '../site/play-app.ts'
import { PHOTO, playShell } from '../site/play-shell.ts'
import { sessionOf } from '../site/sign-in.ts'
import type { Stop } from './stops.ts'

/** Where an app comes from: the device itself. */
export const APP = 'https://localhost'

/** The app of a phone, in which a user of the site is signed in. */
export async function openOnPhone(context: BrowserContext, site: DemoSite): Promise<void> {
  await playApp(context, APP)
  await playShell(context, { session: await sessionOf(site, 'user'), server: site.address })
}

/** The app, at the site that the tour walks, or at none yet. */
async function openApp(page: Page, path: string, server: string | null): Promise<void> {
  await page.goto(`${APP}/favicon.svg`)
  await page.evaluate((address) => {
    if (address) localStorage.setItem('server', address)
    else localStorage.clear()
  }, server)
  await page.goto(APP + path)
}

/** What only the apps show: on a site these addresses lead elsewhere. */
export function appStops(): Stop[] {
  const stop = (name: string, act: (page: Page) => Promise<unknown>): Stop => ({
    name: `app-${name}`,
    // Of the site, which is asked what its address is.
    path: patterns.signIn,
    as: 'visitor',
    prepare: (page) => playApp(page.context(), APP),
    act: async (page) => void (await act(page)),
  })
  return [
    stop('splash', async (page) => {
      await openApp(page, '/', null)
      await page.getByLabel('Address of your site').waitFor()
    }),
    stop('splash-nobody', async (page) => {
      await openApp(page, '/', null)
      await page.getByLabel('Address of your site').fill('http://127.0.0.1:9')
      await page.getByRole('button', { name: 'Open' }).click()
      await page.getByText('Nobody answers').waitFor()
    }),
    stop('signIn', async (page) => {
      await openApp(page, '/', new URL(page.url()).origin)
      await page.getByRole('link', { name: 'Another site' }).waitFor()
    }),
  ]
}

/** By a link that leads into the app: there is no screen beneath the sum. */
async function atAccount(page: Page): Promise<void> {
  await page.goto(APP + patterns.account)
  await page.getByRole('dialog').waitFor()
}

async function pastTheLock(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^What is/ }).fill(await answerOf(page))
  await page.getByRole('button', { name: 'Go on' }).click()
}

/** What only the apps of phones show: a camera, files that are handed on, the lock that nobody has to switch on. */
export function phoneStops(id: string, photo: Buffer): Stop[] {
  const stop = (name: string, path: string, act?: (page: Page) => Promise<unknown>): Stop => ({
    name: `phone-${name}`,
    path,
    as: 'phone',
    ...(act && { act: async (page) => void (await act(page)) }),
  })
  return [
    stop('publicPages', patterns.publicPages),
    stop('uploadPage', patterns.uploadPage, (page) => page.getByRole('button', { name: 'Take a photo' }).waitFor()),
    stop('uploadPage-taken', patterns.uploadPage, async (page) => {
      await page.route(PHOTO, (route) => route.fulfill({ body: photo, contentType: 'image/jpeg' }))
      await page.getByRole('button', { name: 'Take a photo' }).click()
      await page.locator('canvas[data-ready]').waitFor()
    }),
    stop('colorPage-downloaded', `/pages/${id}/color`, async (page) => {
      await deskOf(page)
      await page.getByRole('button', { name: 'Download' }).click()
      await page.getByRole('button', { name: /^My colouring, as a picture/ }).click()
      await page.getByText('Saved to documents').waitFor()
    }),
    stop('kidsLock', patterns.publicPages, atAccount),
    stop('account', patterns.publicPages, async (page) => {
      await atAccount(page)
      await pastTheLock(page)
      await page.getByRole('switch', { name: 'On, on this device' }).waitFor()
    }),
  ]
}
