import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { calls, type Plan, type Page as SitePage, type User } from '@huebook/contract'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, visit } from '../site/browser.ts'
import { type DemoSite, startDemoSite } from '../site/demo-site.ts'
import { signIn } from '../site/sign-in.ts'
import { photographStillLife } from '../site/still-life.ts'
import { HEIGHTS, SCHEMES, WIDTHS } from '../site/widths.ts'
import { administeringStops } from './administering.ts'
import { type Picture, writeAlbum } from './album.ts'
import { APP, appStops, openOnPhone, phoneStops } from './app.ts'
import { appItselfStops } from './app-itself.ts'
import { coloringStops } from './coloring.ts'
import { creatingStops, type Studio } from './creating.ts'
import { dashboardStops } from './dashboard.ts'
import { keepingStops } from './keeping.ts'
import { landingStops } from './landing.ts'
import { payingStops } from './paying.ts'
import { type Guest, type Stop, stopsOf } from './stops.ts'

/**
 * Walks every screen of a lively demonstration site and answers where the album of pictures is; only those whose names
 * begin with one of these words, where there are any.
 */
export async function takeTour(folder: string, wanted: string[] = []): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const site = await startDemoSite()
  const { demo } = site
  const browser = await launchBrowser()
  try {
    const plans = (await (await fetch(`${site.address}/api${calls.listPlans.path}`)).json()) as Plan[]
    const studio = await studioOf(site)
    const stops = [
      ...(await landingStops(site)),
      ...stopsOf({ page: demo.page.id, user: demo.user.id, plan: plans[0]?.id ?? '' }),
      ...creatingStops(studio),
      ...coloringStops(demo.page.id),
      ...keepingStops(demo.page.id, studio.page.preview),
      ...appStops(),
      ...phoneStops(demo.page.id, studio.photo.buffer),
      ...appItselfStops(demo.page.id),
      ...payingStops({ user: studio.user, plans }),
      ...dashboardStops(),
      ...administeringStops({ ...studio, plan: plans.find(({ paid }) => paid) ?? { id: '', title: '' } }),
    ]
    const isWanted = ({ name }: Stop): boolean => wanted.length === 0 || wanted.some((word) => name.startsWith(word))
    const pictures: Picture[] = []
    for (const width of WIDTHS)
      for (const scheme of SCHEMES)
        for (const as of ['visitor', 'user', 'admin', 'phone'] as const) {
          const mine = stops.filter((stop) => stop.as === as && isWanted(stop))
          pictures.push(...(await takePictures({ browser, site, folder, stops: mine, as, width, scheme })))
        }
    return await writeAlbum(folder, pictures)
  } finally {
    await browser.close()
    await site.stop()
  }
}

interface Round {
  browser: Browser
  site: DemoSite
  folder: string
  stops: Stop[]
  as: Guest
  width: (typeof WIDTHS)[number]
  scheme: (typeof SCHEMES)[number]
}

async function takePictures(round: Round): Promise<Picture[]> {
  const { browser, site, folder, stops, as, width, scheme } = round
  const upright = { width, height: HEIGHTS[width] }
  const { context, page } = await visit(browser, { viewport: upright, colorScheme: scheme })
  if (as === 'user' || as === 'admin') await signIn(context, site, as)
  if (as === 'phone') await openOnPhone(context, site)
  const home = as === 'phone' ? APP : site.address
  const pictures: Picture[] = []
  for (const { name, path, isTurned = false, prepare, act, leave } of stops) {
    await page.setViewportSize(isTurned ? { width: upright.height, height: upright.width } : upright)
    await prepare?.(page)
    await page.goto(home + path, { waitUntil: 'networkidle' })
    await page.locator('h1').first().waitFor()
    await act?.(page)
    await everythingIsThere(page)
    // What stays in its place while somebody scrolls would be in the middle of the picture.
    await page.evaluate(() => scrollTo(0, 0))
    const file = `${name}-${width}-${scheme}.png`
    await page.screenshot({ path: join(folder, file), fullPage: true })
    pictures.push({ file, name, as, width, scheme })
    await leave?.(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // What one state was filled in with is no business of the next.
    await page.evaluate(() => sessionStorage.clear())
  }
  await context.close()
  return pictures
}

/** What is further down, too, and comes only once somebody scrolls to it. */
const everythingIsThere = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    for (const section of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(section).contentVisibility === 'auto') section.style.contentVisibility = 'visible'
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
  })

async function ask<T>({ address }: DemoSite, token: string, path: string): Promise<T> {
  const answer = await fetch(`${address}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  return (await answer.json()) as T
}

/** What is on the desk where pages are made. */
export async function studioOf(site: DemoSite): Promise<Studio> {
  const { user } = site.demo
  const { data } = await ask<{ data: SitePage[] }>(site, user.token, calls.paginatePages.path)
  const buffer = await photographStillLife()
  return {
    user: await ask<User>(site, user.token, calls.readCurrentUser.path),
    page: data[0] as SitePage,
    photo: { name: 'fruit-on-grandmas-table_2026.jpg', mimeType: 'image/jpeg', buffer },
  }
}
