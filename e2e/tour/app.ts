import type { Page } from 'playwright-core'
import { patterns } from '../../apps/web/src/paths.ts'
import { playApp } from '../site/play-app.ts'
import type { Stop } from './stops.ts'

/** Where an app comes from: the device itself. */
const APP = 'https://localhost'

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
