import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeViolations } from '../site/axe.ts'
import { setDemoStage } from '../site/demo-stage.ts'
import { deskOf } from '../site/desk.ts'

const stage = setDemoStage()
const DESK = { viewport: { width: 1280, height: 900 } }

/** A browser asks for six at a time, and each costs milliseconds of a phone's processor before it is even there. */
const SCRIPTS_MAX = 12

const cards = (page: Page) => page.locator('.page-card')
const titles = (page: Page) =>
  page.locator('.page-picture').evaluateAll((all) => all.map((one) => one.getAttribute('alt')))
const keys = (page: Page) =>
  page.locator('.page-sheet a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
const loadMore = (page: Page) => page.getByRole('button', { name: 'Load more' })

/** Waits until no card stands in for one that is still to be drawn. */
const allDrawn = (page: Page) => expect.poll(() => page.locator('.page-wall .skeleton').count()).toBe(0)

/** Presses "Load more" and waits for all that it brings: where some were known already, it asks more than once. */
async function readOn(page: Page): Promise<void> {
  await allDrawn(page)
  const before = await cards(page).count()
  await loadMore(page).click()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before)
  await page.locator('button[aria-busy=true]', { hasText: 'Load more' }).waitFor({ state: 'detached' })
}

describe('a user', () => {
  test('goes back from the desk to the list they came from, at their place in it', async () => {
    const { page } = await stage.signedIn('user', DESK)
    await page.goto('/pages/public?sort=oldest')
    await cards(page).first().waitFor()
    await readOn(page)
    const shown = await cards(page).count()
    const last = cards(page).last().locator('a').first()
    await last.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    expect(place).toBeGreaterThan(500)
    await last.click()
    await page.getByRole('link', { name: 'Back to the pages' }).click()
    await page.waitForURL('**/pages/public?sort=oldest')
    await expect.poll(() => cards(page).count()).toBe(shown)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  })

  test('who has opened the desk from a link is led to the public pages', async () => {
    const { page } = await stage.signedIn('user', DESK)
    await page.goto('/pages/public')
    await cards(page).first().waitFor()
    const [href = ''] = await keys(page)
    const other = await page.context().newPage()
    await other.goto(href)
    await other.getByRole('link', { name: 'Back to the pages' }).click()
    await other.waitForURL('**/pages/public')
  })

  test('waits for a handful of scripts until the pages are there', async () => {
    const { page } = await stage.signedIn('user', DESK)
    // Somebody who saves data: others get the colour screen along, before or after they see the pages.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
    })
    await page.goto('/pages/public')
    await cards(page).first().waitFor()
    expect([...scripts].length, [...scripts].join()).toBeLessThanOrEqual(SCRIPTS_MAX)
  })

  test('gets the colour screen along without having the pages laid out anew: no stylesheet comes with it', async () => {
    const { page } = await stage.signedIn('user', DESK)
    const cameAlong = page.waitForResponse(/\/color-page-.*\.js$/)
    const written = await (await page.goto('/pages/public'))?.text()
    await cameAlong
    await page.waitForLoadState('networkidle')
    const sheets = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    expect(sheets.filter((sheet) => !written?.includes(sheet))).toEqual([])
  })

  test('sees cards without layers: a browser would look through those of hundreds when a finger comes down', async () => {
    const { page } = await stage.signedIn('user', DESK)
    await page.goto('/pages/public')
    await cards(page).first().waitFor()
    await allDrawn(page)
    const positioned = await page
      .locator('.page-card, .page-card *')
      .evaluateAll((all) =>
        all.filter((one) => getComputedStyle(one).position !== 'static').map((one) => one.className),
      )
    expect([await cards(page).count(), positioned]).toEqual([24, []])
  })

  test('gets to the desk by the title of a page as by its picture', async () => {
    const { page } = await stage.signedIn('user', DESK)
    await page.goto('/pages/public')
    const [href = ''] = await keys(page)
    await cards(page).first().locator('.page-title').click()
    await page.waitForURL(`**${href}`)
  })

  test('on a phone finds the facts of every page in one line, however long its age takes to be said', async () => {
    const { page } = await stage.signedIn('user', { viewport: { width: 390, height: 844 } })
    await page.route('**/api/pages/paginate?*', async (route) => {
      const response = await route.fetch()
      const list = (await response.json()) as { data: { created_at: string }[] }
      for (const one of list.data) one.created_at = new Date(Date.now() - 59 * 60_000).toISOString()
      await route.fulfill({ response, json: list })
    })
    await page.goto('/pages/public')
    await page.getByText('59 min').first().waitFor()
    await allDrawn(page)
    const heights = await page
      .locator('.page-counts')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThan(60)
  })

  test('sorts the public pages, and each order is another one', async () => {
    const { page, troubles } = await stage.signedIn('user', DESK)
    await page.goto('/pages/public')
    await cards(page).first().waitFor()
    const seen = new Set([(await keys(page)).join()])
    for (const sort of ['trending', 'popularity', 'oldest', 'mostFavorited', 'mostColored']) {
      const before = (await keys(page)).join()
      await page.getByLabel('Sort by').selectOption(sort)
      await expect.poll(async () => (await keys(page)).join()).not.toBe(before)
      await page.waitForURL(`**/pages/public?sort=${sort}`)
      seen.add((await keys(page)).join())
    }
    expect(seen.size).toBe(6)
    expect(troubles).toEqual([])
  })

  test('reads the public pages to the end while others appear above them, and sees each once', async () => {
    const newest = (await stage.publicPages('user')).slice(0, 5).map(({ id }) => id)
    await stage.toggleBlocked(newest)
    const there = await stage.publicPages('user')
    const { page } = await stage.signedIn('user', DESK)
    await page.goto('/pages/public')
    await cards(page).first().waitFor()
    await stage.toggleBlocked(newest)
    while (await loadMore(page).isVisible()) await readOn(page)
    expect(await keys(page)).toEqual(there.map(({ id }) => `/pages/${id}/color`))
  })

  test('comes back to the same place of a long list, to the pixel', async () => {
    const { page } = await stage.signedIn('user', DESK)
    await page.goto('/pages/public?sort=oldest')
    await cards(page).first().waitFor()
    for (let times = 0; times < 5; times += 1) await readOn(page)
    const wanted = page.locator('.page-sheet a').nth(110)
    await wanted.focus()
    const place = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight])
    const before = await place()
    const shown = await keys(page)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/color')
    await page.goBack()
    await page.waitForURL('**/pages/public?sort=oldest')
    await expect.poll(() => keys(page)).toEqual(shown)
    await expect.poll(place).toEqual(before)
  })

  test('sees where the pages will be while they take their time, and nothing moves when they come', async () => {
    const { page, troubles } = await stage.signedIn('user', { viewport: { width: 390, height: 844 } })
    await page.addInitScript(() => {
      const seen = Object.assign(globalThis, { shifts: [] as number[] }).shifts
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/pages/paginate*', async (route) => {
      await asked
      await route.continue()
    })
    await page.goto('/pages/public')
    await page.locator('.page-wall .skeleton').first().waitFor()
    answer()
    await cards(page).first().waitFor()
    await page.waitForLoadState('networkidle')
    await allDrawn(page)
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([])
    expect(troubles).toEqual([])
  })

  test.each([
    [1, 256],
    [3, 512],
  ])(
    'with %i pixels to the point gets pictures of %i pixels, and a tiny one before',
    async (deviceScaleFactor, side) => {
      const { page } = await stage.signedIn('user', { viewport: { width: 390, height: 844 }, deviceScaleFactor })
      await page.goto('/pages/public')
      const picture = page.locator('.page-picture').first()
      await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.currentSrc)).not.toBe('')
      const [chosen, behind] = await picture.evaluate((one: HTMLImageElement) => [
        one.srcset.split(', ').find((each) => one.currentSrc.endsWith(each.split(' ')[0] ?? '?')),
        one.style.backgroundImage,
      ])
      expect(chosen).toMatch(new RegExp(` ${side}w$`))
      expect(behind).toMatch(/^url\("data:image\/webp;base64,/)
    },
  )

  test('favourites a page, and it is still a favourite after a reload', async () => {
    const { page } = await stage.signedIn('user', DESK)
    await page.goto('/pages/public?sort=oldest')
    const heart = page.locator('.page-heart[aria-pressed=false]').first()
    const name = await heart.getAttribute('aria-label')
    const title = /Favorite (.*), so far (\d+)/.exec(name ?? '')
    const id = await heart.evaluate((one) => one.closest('li')?.querySelector('a')?.getAttribute('href'))
    const same = page.locator(`li:has(a[href="${id}"]) .page-heart`)
    await same.click()
    await expect.poll(() => same.getAttribute('aria-pressed')).toBe('true')
    await page.waitForLoadState('networkidle')
    await page.reload()
    await expect.poll(() => same.getAttribute('aria-pressed')).toBe('true')
    expect(await same.getAttribute('aria-label')).toContain(`so far ${Number(title?.[2]) + 1}`)
  })

  test('is told when a favourite could not be kept, and it is taken back', async () => {
    const { page } = await stage.signedIn('user', DESK)
    await page.goto('/pages/public?sort=oldest')
    const heart = page.locator('.page-heart[aria-pressed=false]').first()
    await heart.waitFor()
    const label = await heart.getAttribute('aria-label')
    await page.route('**/favorited/toggle', (route) =>
      route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'The site cannot do that right now' } }),
    )
    await heart.click()
    await page.getByText('The site cannot do that right now').waitFor()
    expect(await page.locator('.page-heart[aria-pressed=false]').first().getAttribute('aria-label')).toBe(label)
  })

  test('is asked before an own page is deleted, and then it is gone', async () => {
    const { page } = await stage.signedIn('user', DESK)
    await page.goto('/pages')
    await cards(page).first().waitFor()
    await allDrawn(page)
    const before = await keys(page)
    const more = page.getByRole('button', { name: /^More about/ }).first()
    const choose = async () => {
      await more.click()
      await page.getByRole('menuitem', { name: 'Delete page' }).click()
      await page.getByText('Are you sure to delete the page?').waitFor()
    }
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent)
    await cards(page).first().getByRole('link').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(focused).toMatch(/^(Share|Delete) page$/)
    await page.keyboard.press('Escape')
    await expect.poll(focused).toMatch(/^More about/)
    await choose()
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(await keys(page)).toEqual(before)
    await choose()
    await page.getByRole('button', { name: 'Yes, proceed' }).click()
    await page.getByText('Page has been deleted').waitFor()
    expect(await keys(page)).toEqual(before.slice(1))
    await page.reload()
    await cards(page).first().waitFor()
    expect(await keys(page)).not.toContain(before[0])
  })

  test('who searches finds what holds their words, and they stand in the address', async () => {
    const { page } = await stage.signedIn('user', DESK)
    await page.goto('/pages/public')
    for (const [search, expected] of [
      ['%', ['100 % élan']],
      ['🦊', ['A 🦊']],
      ['elan', ['100 % élan', 'Élan vital']],
    ] as const) {
      await page.getByRole('searchbox').fill(search)
      await expect.poll(async () => (await titles(page)).toSorted()).toEqual(expected)
      await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(search)
      await page.reload()
      expect(await page.getByRole('searchbox').inputValue()).toBe(search)
      await expect.poll(async () => (await titles(page)).toSorted()).toEqual(expected)
      await page.getByRole('link', { name: 'Public pages' }).click()
      await expect.poll(() => cards(page).count()).toBe(24)
      expect(await page.getByRole('searchbox').inputValue()).toBe('')
    }
  })

  test('who finds nothing is shown the way back to all pages', async () => {
    const { page } = await stage.signedIn('user', DESK)
    await page.goto('/pages/public?search=nothing-like-it')
    await page.getByRole('heading', { name: 'No page matches' }).waitFor()
    await page.getByRole('button', { name: 'Show all pages' }).click()
    await expect.poll(() => cards(page).count()).toBe(24)
  })
})

test('somebody whose page is taken down while they colour it is told so on the desk, finds it so in the list, and has it back later', async () => {
  const { page } = await stage.signedIn('user', DESK)
  const theirs = (await stage.publicPages('user')).find((one) => !one.is_owner && !one.is_colored)
  await page.goto(`/pages/${theirs?.id}/color`)
  const desk = await deskOf(page)
  await desk.stroke([100, 100], [300, 100])
  await page.getByText('Page has been saved').waitFor()
  await stage.toggleBlocked([theirs?.id ?? ''])
  await desk.stroke([100, 300], [300, 300])
  await desk.use('Save')
  await page.getByRole('heading', { name: 'This page was taken down' }).waitFor()
  expect(await page.locator('canvas').count()).toBe(0)
  expect(await page.getByText('What was coloured of it is kept').count()).toBe(0)
  await page.getByRole('link', { name: 'Your coloured pages' }).click()
  // What was drawn on last is first; others that were taken down are further on.
  const shown = cards(page).filter({ hasText: 'Taken down' }).first()
  await shown.getByText('Your colouring is kept').waitFor()
  await stage.toggleBlocked([theirs?.id ?? ''])
  await page.goto(`/pages/${theirs?.id}/color`)
  const again = await deskOf(page)
  expect([await again.colorAt(200, 100), await again.colorAt(200, 300)]).toEqual(['#000000', '#000000'])
})

describe('an administrator', () => {
  test('blocks and unblocks pages, and has no heart and no way to the colour screen', async () => {
    const { page, troubles } = await stage.signedIn('admin', DESK)
    await page.goto('/admin/pages?sort=mostColored')
    await cards(page).first().waitFor()
    expect([await page.locator('.page-heart').count(), await page.locator('.page-sheet a').count()]).toEqual([0, 0])
    const card = cards(page).first()
    await card.getByRole('button', { name: /^Block/ }).click()
    await page.getByText('Are you sure to block the page?').waitFor()
    await page.getByRole('button', { name: 'Yes, proceed' }).click()
    await card.getByRole('button', { name: /^Unblock/ }).click()
    await card.getByRole('button', { name: /^Block/ }).waitFor()
    expect(troubles).toEqual([])
  })

  test('answers by keyboard a question that lies over a page they look at', async () => {
    const { page } = await stage.signedIn('admin', DESK)
    await page.goto('/admin/pages?sort=mostColored')
    await cards(page)
      .first()
      .getByRole('button', { name: /^Look at/ })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Block/ }).focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Are you sure to block the page?' })
    await expect
      .poll(() => question.getByLabel('Reason').evaluate((line) => line === document.activeElement))
      .toBe(true)
    // What takes the focus does nothing by itself, and neither does what is next.
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await question.locator(':focus').allTextContents()).toEqual(['Cancel'])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: /^Unblock/ }).press('Enter')
    await dialog.getByRole('button', { name: /^Block/ }).waitFor()
  })

  test('sees which pages people have reported, and which wait to be looked at', async () => {
    const { page } = await stage.signedIn('admin', DESK)
    await page.goto('/admin/pages?show=reported')
    await page.getByText('3 reports').waitFor()
    await allDrawn(page)
    expect(await page.getByText('1 report', { exact: true }).count()).toBe(2)
    await page.goto('/admin/pages')
    await cards(page).first().waitFor()
    const waiting = page.getByText('Waiting for review')
    while ((await waiting.count()) === 0) await readOn(page)
  })

  test('sees what people have coloured, and looks at one of them closely', async () => {
    const { page } = await stage.signedIn('admin', DESK)
    await page.goto('/admin/pages/colored')
    await expect.poll(() => page.locator('.picture-card').count()).toBe(24)
    await page
      .getByRole('button', { name: /^Look at .*, coloured by / })
      .first()
      .click()
    const looked = page.getByRole('dialog').getByRole('img', { name: /, coloured by / })
    await expect.poll(() => looked.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(1024)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('searchbox').fill('angstrom')
    await expect.poll(() => page.locator('.picture-card').filter({ hasNotText: 'Ångström' }).count()).toBe(0)
  })
})

describe.each([
  { width: 360, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const)('axe finds nothing at $width pixels in $colorScheme', ({ width, colorScheme }) => {
  test.each([
    ['user', ['/pages/public', '/pages', '/pages/colored?search=nothing']],
    ['administrator', ['/admin/pages', '/admin/pages/colored']],
  ] as const)('on the lists of a %s', async (who, paths) => {
    const as = who === 'user' ? who : 'admin'
    const { page } = await stage.signedIn(as, { colorScheme, viewport: { width, height: 900 } })
    for (const path of paths) {
      await page.goto(path)
      await page.locator('h1').waitFor()
      await page.waitForLoadState('networkidle')
      expect(await axeViolations(page), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
  })
})
