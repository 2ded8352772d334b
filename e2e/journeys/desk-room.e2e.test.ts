import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { drawBalloon } from '../site/ask.ts'
import { contrastViolations } from '../site/axe.ts'
import { deskOf } from '../site/desk.ts'
import { signUp } from '../site/people.ts'
import { joinSite } from '../site/stage.ts'

const site = joinSite()
let people = 0

const SCREENS = [
  ['a small phone that lies', 667, 375],
  ['a low phone that lies', 740, 360],
  ['a phone that lies', 844, 390],
  ['a desktop at 200 %', 720, 450],
  ['a smaller desktop at 200 %', 640, 400],
  ['a tablet that lies', 1024, 768],
  ['a desktop', 1440, 900],
  ['a low desktop', 1280, 640],
  ['a phone', 390, 844],
  ['a small phone', 320, 568],
  ['a tablet', 820, 1180],
] as const

/** Somebody at a page of their own, which can be looked at in every size. */
async function sitDown() {
  people += 1
  const { page } = await site.visitor()
  await signUp(site, page, 'Somebody with a rather long name', `mia${people}@room.example.org`)
  const { id } = await drawBalloon(page)
  let strokes = 0
  return async function at(width: number, height: number, style = ''): Promise<Page> {
    await page.setViewportSize({ width, height })
    await page.goto(`/pages/${id}/color`)
    if (style) await page.addStyleTag({ content: style })
    const desk = await deskOf(page)
    // Each time elsewhere: what is drawn already changes nothing.
    strokes += 1
    await desk.stroke([300, 300 + 30 * strokes], [600, 300 + 30 * strokes])
    await page.getByText('On this device').first().waitFor()
    return page
  }
}

/**
 * What lies where it should not: on the page, on something else, or beyond the edge of the screen. Only the two round
 * controls may lie on the page.
 */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const places = [
      '.desk-page',
      '.desk-header a',
      '.desk-header button',
      '.desk-title',
      '.save-state',
      '.tool',
      '.tray',
    ]
    const things = places.flatMap((place) =>
      [...document.querySelectorAll(place)].map((element) => ({
        name: element.getAttribute('aria-label') ?? element.className,
        box: element.getBoundingClientRect(),
      })),
    )
    const trouble: string[] = []
    for (const [at, { name, box }] of things.entries()) {
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        trouble.push(`${name} leaves the screen`)
      if (box.width < 12 || box.height < 12) trouble.push(`${name} has no room`)
      for (const other of things.slice(at + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        if (across > 1 && down > 1) trouble.push(`${name} lies on ${other.name}`)
      }
    }
    const { scrollWidth, scrollHeight } = document.documentElement
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) trouble.push('the screen scrolls')
    return trouble
  })

/** The side of the page as it is seen, as a share of the shorter side of the screen. */
const share = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { width, height } = (document.querySelector('.desk-page') as Element).getBoundingClientRect()
    return Math.min(width, height) / Math.min(innerWidth, innerHeight)
  })

test('nothing lies on the page, nothing on anything else, and the page is as large as there is room', async () => {
  const at = await sitDown()
  for (const [what, width, height] of SCREENS) {
    const page = await at(width, height)
    expect(await misplaced(page), what).toEqual([])
    expect(await share(page), what).toBeGreaterThan(0.75)
  }
})

test('on a simple desk everything has its place, too, and what is pressed is larger than a small fingertip', async () => {
  const at = await sitDown()
  const first = await at(390, 844)
  await first.evaluate(() => localStorage.setItem('simple-desk', 'on'))
  for (const [what, width, height] of SCREENS) {
    const page = await at(width, height)
    expect(await misplaced(page), what).toEqual([])
    expect(await share(page), what).toBeGreaterThan(0.7)
    const seen = await page.locator('.tray-place, .toolbar .tool').evaluateAll((places) =>
      places.map((place) => {
        const { left, top, right, bottom } = place.getBoundingClientRect()
        return Math.min(Math.min(right, innerWidth) - left, Math.min(bottom, innerHeight) - top)
      }),
    )
    expect(seen, what).toHaveLength(20)
    expect(Math.min(...seen), what).toBeGreaterThanOrEqual(47)
  }
})

test('for a left hand tools and tray lie on the other sides, nothing on anything else, and so it stays', async () => {
  const at = await sitDown()
  const first = await at(1440, 900)
  const middles = (page: Page) =>
    page.evaluate(() =>
      ['.toolbar', '.tray', '.tool', '.tray-place'].map((place) => {
        const { left, right } = (document.querySelector(place) as Element).getBoundingClientRect()
        return (left + right) / 2 / innerWidth
      }),
    )
  const [tools = 1, tray = 0] = await middles(first)
  expect([tools < 0.2, tray > 0.8]).toEqual([true, true])
  await first.getByRole('button', { name: 'More', exact: true }).click()
  await first.getByRole('button', { name: 'Tools for the left hand' }).click()
  await first.locator('.desk-left').waitFor()
  for (const [what, width, height] of SCREENS) {
    const page = await at(width, height)
    expect(await misplaced(page), what).toEqual([])
    const [bar = 0, pencils = 1, tool = 0, pencil = 1] = await middles(page)
    if (width > height) expect([bar > 0.7, pencils < 0.3], what).toEqual([true, true])
    else expect([tool > 0.7, pencil > 0.7], what).toEqual([true, true])
  }
  const page = await at(390, 844)
  await page.getByRole('button', { name: 'Brush', exact: true }).focus()
  await page.keyboard.press('ArrowLeft')
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Fill')
  const pencilAt = () => page.locator('.tray-place:has(:focus)').boundingBox()
  await page.getByRole('radio').nth(5).focus()
  const [begin, , right] = [await pencilAt(), await page.keyboard.press('ArrowRight'), await pencilAt()]
  expect(right?.x).toBeGreaterThan(begin?.x ?? Number.NaN)
  await page.keyboard.press('ArrowLeft')
  expect((await pencilAt())?.x).toBe(begin?.x)
})

test('beside the camera of a phone that lies there is only wood, and quick taps or pulls never move the screen', async () => {
  const at = await sitDown()
  const page = await at(844, 390)
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 47, right: 47, bottom: 21 } })
  const edges = await page.evaluate(() => {
    const boxOf = (place: string) => (document.querySelector(place) as Element).getBoundingClientRect()
    const back = boxOf('.desk-header a')
    return { left: Math.min(boxOf('.toolbar').left, back.left), right: innerWidth - boxOf('.tray').right }
  })
  expect(edges.left).toBeGreaterThanOrEqual(47)
  expect(edges.right).toBeGreaterThanOrEqual(47)
  expect(await misplaced(page)).toEqual([])
  const held = await page.evaluate(() => {
    const styleOf = (place: string) => getComputedStyle(document.querySelector(place) as Element)
    return [styleOf('.desk').touchAction, styleOf('html').overscrollBehavior, styleOf('.desk').userSelect]
  })
  expect(held).toEqual(['manipulation', 'none', 'none'])
  await page.goto('/pages')
  await page.locator('h1').first().waitFor()
  const title = await page.locator('h1').first().boundingBox()
  expect(title?.x).toBeGreaterThanOrEqual(47)
})

test('with letters twice as large everything still has its place, also in the panels', async () => {
  const at = await sitDown()
  for (const [what, width, height] of [
    ['a phone', 390, 844],
    ['a small phone', 360, 640],
    ['a phone that lies', 844, 390],
    ['a tablet', 820, 1180],
    ['a desktop', 1440, 900],
  ] as const) {
    const page = await at(width, height, 'html { font-size: 200% !important }')
    expect(await misplaced(page), what).toEqual([])
    for (const name of [/^Colour:/, /^Brush size/, 'Paint']) {
      await page.getByRole('button', { name }).click()
      const panel = page.locator('.tool-panel')
      await panel.waitFor()
      const overflow = await panel.evaluate((box) => {
        const { left, right } = box.getBoundingClientRect()
        return [box.scrollWidth - box.clientWidth, Math.min(0, left), Math.max(0, right - innerWidth)]
      })
      expect(overflow, `${what}, ${name}`).toEqual([0, 0, 0])
      if (String(name).includes('Colour')) {
        await page.getByRole('button', { name: 'choose a box of pencils' }).click()
        expect(await panel.evaluate((box) => box.scrollWidth - box.clientWidth), `${what}, boxes`).toBe(0)
      }
      await page.keyboard.press('Escape')
    }
  }
})

test('a page that is looked at closely has the whole window for its paper, and is drawn on between what stands there', async () => {
  const at = await sitDown()
  for (const [width, height] of [
    [1180, 820],
    [1440, 900],
    [390, 844],
  ] as const) {
    const page = await at(width, height)
    const desk = await deskOf(page)
    await page.getByRole('button', { name: /^Zoom/ }).click()
    for (let steps = 0; steps < 3; steps++) await desk.use('Closer')
    /** Between the tools and where the whole page would lie, or in the middle of the header; in pixels of the page. */
    const beside = () =>
      page.evaluate(() => {
        const boxOf = (place: string) => (document.querySelector(place) as Element).getBoundingClientRect()
        const drawing = boxOf('.desk-page canvas')
        const isUpright = innerHeight > innerWidth
        const [x, y] = isUpright ? [innerWidth / 2, 4] : [boxOf('.toolbar').right + 20, innerHeight * 0.4]
        return [x - drawing.left, y - drawing.top].map((way) => Math.round((way * 1024) / drawing.width))
      })
    const [x = 0, y = 0] = await beside()
    expect(x).toBeGreaterThan(0)
    expect(await desk.colorAt(x, y)).toBe(null)
    await desk.tap(x, y)
    expect(await desk.colorAt(x, y)).toBe('#000000')
    await page.locator('.save-state').getByText('On this device').waitFor()
    expect(await contrastViolations(page)).toEqual([])
    await page.keyboard.press('0')
    await page.locator('.desk:not([data-close])').waitFor()
    expect(await misplaced(page)).toEqual([])
  }
})

test('on a tablet all pencils stand in the tray', async () => {
  const page = await (await sitDown())(820, 1180)
  const edges = await page
    .locator('.tray-place')
    .evaluateAll((places) => places.map((place) => place.getBoundingClientRect().right))
  expect(Math.max(...edges)).toBeLessThanOrEqual(820)
})

test('the pencil in hand is in sight, also beyond the edge of a phone: when a page is opened, and when a key takes it up', async () => {
  const at = await sitDown()
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    const page = await at(width, height)
    const pencils = page.getByRole('group', { name: 'Pencils' })
    const isInSight = () =>
      pencils.getByRole('radio', { checked: true }).evaluate((input) => {
        const [place, tray] = [input.parentElement, input.closest('fieldset')].map((one) =>
          one?.getBoundingClientRect(),
        )
        if (!place || !tray) return false
        return place.left >= tray.left - 1 && place.right <= tray.right + 1 && place.bottom <= tray.bottom + 1
      })
    await pencils.getByRole('radio').last().check({ force: true })
    await expect.poll(isInSight).toBe(true)
    await at(width, height)
    await expect.poll(isInSight).toBe(true)
    // The last pencil is followed by the first one.
    await page.keyboard.press('.')
    await expect.poll(isInSight).toBe(true)
    await page.keyboard.press(',')
    await expect.poll(isInSight).toBe(true)
  }
})

test('on a tablet and on a desktop, what is said of a save lies beside the page', async () => {
  const at = await sitDown()
  for (const [width, height] of [
    [820, 1180],
    [1180, 820],
    [1440, 900],
  ] as const) {
    const page = await at(width, height)
    const desk = await deskOf(page)
    await desk.use('Save')
    await page.getByRole('status').getByText('Page has been saved').waitFor()
    const covered = await page.evaluate(() => {
      const toast = document.querySelector('.notices [role=status] > div')?.getBoundingClientRect()
      const drawing = document.querySelector('.desk-page canvas')?.getBoundingClientRect()
      if (!toast || !drawing) return null
      const across = Math.min(toast.right, drawing.right) - Math.max(toast.left, drawing.left)
      const down = Math.min(toast.bottom, drawing.bottom) - Math.max(toast.top, drawing.top)
      return across > 1 && down > 1
    })
    expect(covered, `${width} × ${height}`).toBe(false)
  }
})
