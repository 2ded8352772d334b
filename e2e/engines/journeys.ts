import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls, type Page as SitePage, type User } from '@huebook/contract'
import sharp from 'sharp'
import { expect } from 'vitest'
import { showPdf } from '../../apps/server/src/testing/show-pdf.ts'
import type { Mails } from '../site/mailbox.ts'
import { photographStillLife } from '../site/still-life.ts'
import type { Person } from './person.ts'
import { nameOf, sitDown } from './person-at-desk.ts'

/** Somebody new, who makes one journey after the other. */
export interface Visit {
  person: Person
  name: string
  email: string
  mailbox: Mails
  /** Where the server answers, from here. */
  server: string
  /** Their page that is coloured, once there is one. */
  page: string
}

/** On the margin, which every drawn page has: where it is filled, and in the middle of a stroke. */
const PLACES = [
  [15, 15],
  [15, 500],
] as const
const COLORED = ['green', 'red']

/**
 * What has to work in every browser and wherever the app comes from, by the screens alone: each begins where the one before
 * it has ended.
 */
export const JOURNEYS: readonly (readonly [what: string, walk: (visit: Visit) => Promise<void>])[] = [
  ['signs up by a mailed code', signUp],
  ['pays', pay],
  ['has a page drawn, and prints it', create],
  ['makes a page of a photo', upload],
  ['finds both in the list', list],
  ['fills and draws', colour],
  ['saves, and the server has just that', save],
  ['finds it all again after a reload, and by the list', findAgain],
  ['prints one sheet', print],
  ['downloads a picture', download],
]

async function signUp({ person, name, email, mailbox }: Visit): Promise<void> {
  await person.open('/sign-up')
  await person.fill('Name', name)
  await person.fill('Email', email)
  await person.click('button', 'Send me a link and a code')
  await person.see('heading', 'Check your mail')
  await person.fill('Six-digit code', (await mailbox.next(email)).code)
  await person.arriveAt(/^\/pages\/public$/)
}

async function create(visit: Visit): Promise<void> {
  const { person } = visit
  await haveBalloonDrawn(person)
  await seePictures(person, 1)
  const blank = await printed(person, () => person.click('button', 'Print it'))
  if (blank) {
    expect(blank.sheets).toBe(1)
    expect(blank.widthOf(isInk)).toBeGreaterThan(400)
  }
  await goToDesk(visit)
}

/** Ends where the page is shown for the first time. */
export async function haveBalloonDrawn(person: Person): Promise<void> {
  await person.open('/pages/create/ai')
  await person.click('radio', /^Only me/)
  await person.click('button', 'Go on')
  await person.fill('What should be on your page?', 'a big balloon')
  await person.click('button', 'Draw it')
  await person.see('heading', 'Your page is ready')
}

/** From a page that has just been drawn. */
export async function goToDesk(visit: Visit): Promise<void> {
  await visit.person.click('link', 'Colour it now')
  visit.page = await visit.person.arriveAt(/^\/pages\/[^/]+\/color$/)
}

async function upload({ person }: Visit): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'huebook-photo-'))
  const photo = join(folder, 'fruit.jpg')
  await writeFile(photo, await photographStillLife())
  await person.open('/pages/create/upload')
  await person.driver.chooseFile(photo)
  await person.click('button', 'Make the page')
  await person.see('heading', 'Your page is ready')
  await rm(folder, { recursive: true })
}

async function list({ person }: Visit): Promise<void> {
  await person.open('/pages')
  await person.see('link', /balloon/i)
  await person.see('link', /fruit/)
  await seePictures(person, 2)
}

async function colour({ person, page }: Visit): Promise<void> {
  await person.open(page)
  const desk = await sitDown(person)
  await desk.use('Fill')
  await desk.takePencil('Green')
  await desk.tap([15, 15])
  await desk.use('Brush')
  await desk.takePencil('Red')
  await desk.stroke([15, 300], [15, 700])
  await expect.poll(() => desk.colorsAt(...PLACES)).toEqual(COLORED)
}

async function save({ person, server, page }: Visit): Promise<void> {
  await person.click('button', 'Save')
  await person.read('Page has been saved')
  const { token } = await sessionOf(person)
  const path = calls.readPage.path.replace('{id}', page.split('/')[2] ?? '')
  const answer = await fetch(`${server}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  const { colored } = (await answer.json()) as SitePage
  const photo = Buffer.from(await (await fetch(server + colored?.photo)).arrayBuffer())
  const pixels = await sharp(photo).ensureAlpha().raw().toBuffer()
  const colors = Array.from({ length: 1024 * 1024 }, (_, i) =>
    pixels
      .readUInt32BE(4 * i)
      .toString(16)
      .padStart(8, '0'),
  )
  expect(PLACES.map(([x, y]) => colors[y * 1024 + x])).toEqual(['22c55eff', 'ef4444ff'])
  // The rest of the page is as empty as it was, but for where one colour goes over into another.
  const isExpected = new Set(['00000000', '22c55eff', 'ef4444ff'])
  expect(colors.filter((color) => !isExpected.has(color)).length).toBeLessThan(0.01 * colors.length)
  expect(colors.filter((color) => color === '00000000').length).toBeGreaterThan(0.8 * colors.length)
}

async function findAgain({ person, page }: Visit): Promise<void> {
  await person.driver.reload()
  const desk = await sitDown(person)
  await expect.poll(() => desk.colorsAt(...PLACES)).toEqual(COLORED)
  await person.open('/pages/colored')
  await seePictures(person, 1)
  await person.click('link', /balloon/i)
  expect(await person.arriveAt(/\/color$/)).toBe(page)
  const again = await sitDown(person)
  await expect.poll(() => again.colorsAt(...PLACES)).toEqual(COLORED)
}

export async function pay({ person }: Visit): Promise<void> {
  await person.open('/checkout')
  await person.click('radio', /^Starter/)
  await person.click('button', 'Checkout')
  await person.click('button', 'Pay')
  await person.see('heading', 'Welcome to Starter!')
}

async function print({ person, page }: Visit): Promise<void> {
  await person.open(page)
  const desk = await sitDown(person)
  await desk.use('Print')
  await person.click('radio', 'Letter')
  const sheet = await printed(person, () => person.click('button', 'My colouring'))
  if (!sheet) return
  expect(sheet.sheets).toBe(1)
  // Letter, though another paper may lie in the printer; and no engine rounds it alike.
  expect(Math.abs(sheet.width - 612) + Math.abs(sheet.height - 792)).toBeLessThan(3)
  expect(sheet.widthOf((color) => nameOf(color) === 'green')).toBeGreaterThan(500)
}

/** What comes out of the printer, where the engine can be asked; and how much of its width has such a colour (points). */
async function printed(person: Person, ask: () => Promise<void>) {
  // The printer of a test: tells that it was asked, and leaves the sheet where it is.
  await person.driver.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = ''
    }
  }, null)
  await ask()
  await person.await(() => 'printed' in document.body.dataset, null)
  const pdf = await person.driver.print()
  await person.driver.evaluate(() => {
    delete document.body.dataset['printed']
    window.dispatchEvent(new Event('afterprint'))
  }, null)
  if (!pdf) return null
  const sheet = await showPdf(pdf)
  const row = Math.round(sheet.height / 2.5)
  return {
    ...sheet,
    widthOf(isMeant: (color: readonly number[]) => boolean): number {
      const across = Array.from({ length: sheet.width }, (_, x) => isMeant(sheet.at(x, row)))
      return across.lastIndexOf(true) - across.indexOf(true)
    },
  }
}

const isInk = (color: readonly number[]): boolean => color.every((part) => part < 128)

async function download({ person, page }: Visit): Promise<void> {
  await person.open(page)
  const desk = await sitDown(person)
  await desk.use('Download')
  const { name, bytes } = await person.driver.download(() => person.click('button', /^My colouring, as a picture/))
  expect(name).toMatch(/^colored-page-.*\.png$/)
  const pixels = await sharp(bytes).removeAlpha().raw().toBuffer()
  const seen = PLACES.map(([x, y]) => nameOf([...pixels.subarray(3 * (y * 1024 + x), 3 * (y * 1024 + x) + 3)]))
  expect(seen).toEqual(COLORED)
}

/** Stored pictures that the screen really shows, and not only places for them. */
const seePictures = (person: Person, least: number): Promise<void> =>
  person.await((wanted) => {
    const stored = [...document.images].filter(({ src }) => src.includes('/files/'))
    return stored.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length >= wanted
  }, least)

/** Who is signed in there. */
export const sessionOf = (person: Person): Promise<{ token: string; user: User }> =>
  person.driver.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}').state, null)
