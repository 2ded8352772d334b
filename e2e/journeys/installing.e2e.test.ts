import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { drawBalloon } from '../site/ask.ts'
import { axeViolations } from '../site/axe.ts'
import { deskOf } from '../site/desk.ts'
import { beforeNextVersion } from '../site/next-version.ts'
import { signUp } from '../site/people.ts'
import { joinSite } from '../site/stage.ts'

const site = joinSite()
let people = 0

async function somebody(address = site.address) {
  people += 1
  const visit = await site.visitor({ serviceWorkers: 'allow', baseURL: address })
  await signUp(site, visit.page, `Ida ${people}`, `ida${people}@installing.example.org`)
  return visit
}

const isLookedAfter = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller)

/** What Chromium hands to a site that it could put beside somebody's apps, whether it was kept from asking by itself. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    window.dispatchEvent(Object.assign(event, { prompt: async () => ({ outcome: 'accepted' }) }))
    return event.defaultPrevented
  })

/** Colours a page, and goes back to the lists when all of it is there. */
async function colourOne(page: Page): Promise<void> {
  const { id } = await drawBalloon(page)
  await page.goto(`/pages/${id}/color`)
  const desk = await deskOf(page)
  await desk.stroke([100, 100], [300, 100])
  await page.waitForFunction((one) => localStorage.getItem('colored-here')?.includes(one), id)
  expect(await page.getByText('beside your apps').count()).toBe(0)
  await page.getByRole('link', { name: 'Back to the pages' }).click()
  await page.getByRole('heading', { name: 'Public pages' }).waitFor()
}

test('a browser finds everything it takes to put the site beside somebody’s apps', async () => {
  const { page, context } = await site.visitor({ serviceWorkers: 'allow' })
  await page.goto('/sign-in')
  await isLookedAfter(page)
  const browser = await context.newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // It would not in a window that forgets everything, which these are.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  const { errors, url } = await browser.send('Page.getAppManifest')
  expect([errors, url]).toEqual([[], `${site.address}/manifest.webmanifest`])
  const sizes = await page.evaluate(async () => {
    const manifest = await (await fetch('/manifest.webmanifest')).json()
    const bitmaps = manifest.icons
      .filter(({ type }: { type: string }) => type === 'image/png')
      .map(async ({ src, sizes }: { src: string; sizes: string }) => {
        const { width, height } = await createImageBitmap(await (await fetch(src)).blob())
        return [sizes, `${width}x${height}`]
      })
    return Promise.all(bitmaps)
  })
  expect(sizes.map(([said]) => said)).toEqual(['192x192', '512x512', '192x192', '512x512'])
  for (const [said, is] of sizes) expect(is).toBe(said)
})

test('it is offered after the second page that somebody has coloured, never on the desk, and not after a no', async () => {
  const { page } = await somebody()
  await colourOne(page)
  expect(await offer(page)).toBe(true)
  await page.getByRole('link', { name: 'My pages' }).first().click()
  await page.getByRole('heading', { name: 'My pages' }).waitFor()
  expect(await page.getByText('beside your apps').count()).toBe(0)

  await colourOne(page)
  await offer(page)
  await page.getByRole('heading', { name: 'beside your apps' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'No, thanks' }).click()
  await page.reload()
  await page.getByRole('heading', { name: 'Public pages' }).waitFor()
  await offer(page)
  expect(await page.getByText('beside your apps').count()).toBe(0)
})

test('opened from beside the apps it is where somebody left off, and says nothing of it to who comes next', async () => {
  const { page } = await somebody()
  await page.goto('/pages/colored')
  await page.getByRole('heading', { name: 'Colored pages' }).waitFor()
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Account', exact: true }).waitFor()
  await page.goto('/splash?start')
  await page.waitForURL('**/pages/colored')
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.waitForURL('**/sign-in')
  expect(await page.evaluate(() => localStorage.getItem('place'))).toBeNull()
  await page.goto('/splash?start')
  await page.waitForURL('**/sign-in')
})

test('opened at the desk that somebody left, the way back leads to the pages, and not to that desk again', async () => {
  const { page } = await somebody()
  const { id } = await drawBalloon(page)
  await page.goto(`/pages/${id}/color`)
  await deskOf(page)
  await page.goto('/splash?start')
  await page.waitForURL(`**/pages/${id}/color`)
  await deskOf(page)
  await page.getByRole('link', { name: 'Back to the pages' }).click()
  await page.getByRole('heading', { name: 'Public pages' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/pages/public')
})

test('a new version is told of beside the lists, and begins where one is when somebody wants it', async () => {
  const front = await beforeNextVersion(site.address)
  const { page } = await somebody(front.address)
  await page.goto('/pages/public')
  await isLookedAfter(page)
  front.publish()
  const look = () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  const entry = () => page.evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src'))

  const { id } = await drawBalloon(page)
  // Inside the app, so that this page stays the old one.
  await page.getByRole('link', { name: 'My pages' }).first().click()
  await page.locator(`a[href="/pages/${id}/color"]`).first().click()
  const desk = await deskOf(page)
  await look()
  const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)
  await expect.poll(waiting).toBe('installed')
  await desk.stroke([100, 100], [300, 100])
  expect(await page.getByText('A new version is ready').count()).toBe(0)

  await page.getByRole('link', { name: 'Back to the pages' }).click()
  await page.getByRole('heading', { name: 'A new version is ready' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await entry()).not.toContain('.next.js')
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Use it now' }).click()])
  await page.getByRole('heading', { name: 'My pages' }).waitFor()
  expect(await entry()).toContain('.next.js')
  // Its own worker looks after it, and there is nothing more to tell.
  const kept = await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('app-')))
  expect(kept).toEqual([expect.stringContaining('.next.js')])
  expect(await page.getByText('A new version is ready').count()).toBe(0)
})
