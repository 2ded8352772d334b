import { type ColoredShown, calls } from '@huebook/contract'
import type { Page } from 'playwright-core'
import { deskOf } from '../site/desk.ts'
import { answerWith, json } from './answers.ts'
import type { Stop } from './stops.ts'

async function colour(page: Page): Promise<void> {
  const desk = await deskOf(page)
  await desk.takePencil('Sky blue')
  await desk.stroke([200, 330], [800, 280])
  await desk.use('Fill')
  await desk.takePencil('Yellow')
  await desk.tap(512, 512)
  await desk.takePencil('Rose')
  await desk.tap(512, 700)
}

const opens = (name: RegExp | string) => async (page: Page) => {
  await colour(page)
  await page.getByRole('button', { name }).click()
}

/** At the fifth region, without pointing. */
async function walk(page: Page): Promise<void> {
  await colour(page)
  await page.getByRole('option', { selected: true }).focus()
  for (let steps = 0; steps < 4; steps++) await page.keyboard.press('PageDown')
}

/** As somebody on the free plan sees it. */
async function withoutPlan(page: Page): Promise<void> {
  await colour(page)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('auth') ?? '{}')
    kept.state.user.plan = { title: 'Free', name: 'free', paid: false }
    localStorage.setItem('auth', JSON.stringify(kept))
    // As if another tab had changed it.
    dispatchEvent(new StorageEvent('storage', { key: 'auth' }))
  })
  await page.locator('.tool-lock').first().waitFor()
}

/** As somebody sees it whose credits were used up elsewhere while they drew without a network. */
async function withoutCredit(page: Page): Promise<void> {
  const answerAlso = (path: string, also: object) =>
    page.route(`**/api${path}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), ...also } })
    })
  await answerAlso(calls.readPage.path.replace('{id}', '*'), { is_colored: false, is_owner: false, colored: null })
  await page.reload()
  await deskOf(page)
  await page.context().setOffline(true)
  await colour(page)
  await answerAlso(calls.readCredit.path, { public_page: 0 })
  await page.context().setOffline(false)
  await page.getByText('No credits available.').waitFor()
}

async function chooseBox(page: Page): Promise<void> {
  await opens(/^Colour:/)(page)
  await page.getByRole('button', { name: 'choose a box of pencils' }).click()
}

async function withOwnBox(page: Page): Promise<void> {
  await chooseBox(page)
  await page.getByRole('button', { name: 'A box of my own' }).click()
}

const fromMenu = (name: string) => async (page: Page) => {
  await opens('More')(page)
  await page.getByRole('button', { name }).click()
}

async function frame(page: Page): Promise<void> {
  await fromMenu('Show it in its frame')(page)
  await page.locator('.framed img').waitFor()
}

/** How the colouring stands to others. */
const standing = (state: ColoredShown['state']): Partial<Stop> => ({
  prepare: (page) =>
    answerWith(page, {
      readColoredShown: json({
        state,
        is_latest: state !== 'shown',
        blocked_reason: state === 'taken-down' ? 'A telephone number in the corner' : '',
      } satisfies ColoredShown),
    }),
})

/** It stands under a page that is not shared any more. */
const underHiddenPage: Partial<Stop> = {
  async prepare(page) {
    await standing('shown').prepare?.(page)
    await page.route(/\/api\/pages\/[^/]+\/read/, async (route) => {
      const read = await (await route.fetch()).json()
      await route.fulfill({ json: { ...read, public: false } })
    })
  },
}

async function askew(page: Page): Promise<void> {
  await opens(/^Zoom/)(page)
  for (let steps = 0; steps < 2; steps++) await page.getByRole('button', { name: 'Turn to the right' }).click()
}

/** The mouse rests on a colour. */
async function hold(page: Page): Promise<void> {
  await colour(page)
  const desk = await deskOf(page)
  await desk.begin([512, 700], [512, 700])
  await page.locator('.loupe-name').waitFor()
}

/** As a grown-up leaves it for a small child. */
async function simply(page: Page): Promise<void> {
  await fromMenu('Simple desk')(page)
  await page.getByRole('button', { name: 'The whole desk' }).waitFor()
}

async function forLeftHand(page: Page): Promise<void> {
  await colour(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Tools for the left hand' }).click()
  await page.getByRole('button', { name: /^Brush size/ }).click()
}

/** Back to the desk for everybody, so that the next state is one of that. */
const asForAll = (page: Page) =>
  page.evaluate(() => {
    for (const name of ['simple-desk', 'left-handed', 'sounds']) localStorage.removeItem(name)
  })

async function simpleLocked(page: Page): Promise<void> {
  await simply(page)
  await page.getByRole('button', { name: 'The whole desk' }).click()
  await page.getByRole('dialog').waitFor()
}

async function stickers(page: Page): Promise<void> {
  await simply(page)
  await page.getByRole('button', { name: 'Stickers' }).click()
}

/** Too close by mistake: the one control that a simple desk has then. */
async function simplyClose(page: Page): Promise<void> {
  await simply(page)
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('+')
  await page.getByRole('button', { name: 'The whole page' }).waitFor()
}

async function lookClosely(page: Page): Promise<void> {
  await opens(/^Zoom/)(page)
  for (let steps = 0; steps < 3; steps++) await page.getByRole('button', { name: 'Closer' }).click()
}

/** Every state of the colour screen. */
export function coloringStops(id: string): Stop[] {
  const stop = (name: string, act: Stop['act'], more: Partial<Stop> = {}): Stop => ({
    name: `colorPage-${name}`,
    path: `/pages/${id}/color`,
    as: 'user',
    ...(act && { act }),
    ...more,
  })
  return [
    stop('coloured', colour),
    stop('palette', opens(/^Colour:/)),
    stop('boxes', chooseBox),
    stop('own-box', withOwnBox),
    stop('sizes', opens(/^Brush size/)),
    stop('paint', opens('Paint')),
    stop('zoom', opens(/^Zoom/)),
    stop('close', lookClosely),
    stop('print', opens('Print')),
    stop('download', opens('Download')),
    stop('more', opens('More')),
    stop('framed', frame),
    stop('turned-framed', frame, { isTurned: true }),
    ...(['waiting', 'shown', 'taken-down'] as const).map((state) => stop(`framed-${state}`, frame, standing(state))),
    stop('framed-hidden', frame, underHiddenPage),
    stop('help', fromMenu('Help')),
    stop('cleared', opens('Clear')),
    stop('locked', withoutPlan),
    stop('no-credit', withoutCredit),
    stop('keyboard', walk),
    stop('turned', colour, { isTurned: true }),
    stop('turned-palette', opens(/^Colour:/), { isTurned: true }),
    stop('turned-boxes', chooseBox, { isTurned: true }),
    stop('turned-sizes', opens(/^Brush size/), { isTurned: true }),
    stop('turned-paint', opens('Paint'), { isTurned: true }),
    stop('turned-download', opens('Download'), { isTurned: true }),
    stop('turned-keyboard', walk, { isTurned: true }),
    stop('askew', askew),
    stop('left', forLeftHand, { leave: asForAll }),
    stop('turned-left', forLeftHand, { isTurned: true, leave: asForAll }),
    stop('hold', hold, { leave: (page) => page.mouse.up() }),
    stop('simple', simply, { leave: asForAll }),
    stop('simple-stickers', stickers, { leave: asForAll }),
    stop('simple-close', simplyClose, { leave: asForAll }),
    stop('simple-locked', simpleLocked, { leave: asForAll }),
    stop('turned-simple', simply, { isTurned: true, leave: asForAll }),
  ]
}
