import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { deskOf } from '../../e2e/site/desk.ts'
import { startOwnBrowser } from '../../e2e/site/own-browser.ts'
import { type HandStroke, handStrokes } from '../coloring/history/hand.ts'
import { milliseconds, table, verdict } from '../harness/markdown.ts'
import { median } from '../harness/statistics.ts'
import type { Colorist } from './colorist.ts'

const OPENINGS = 20
const STROKES = 2000
const MOST_MEGABYTES = 64
const MOST_MS = 1000
const MEGABYTE = 1024 * 1024

interface Opening {
  /** From asking for the address until one can draw (ms). */
  time: number
  records: number
  /** What the records hold. */
  bytes: number
}

/** Colours a page over many visits, as a hand would, and says how large its journal is and how long the page takes to open. */
export async function reportReopenings(colorist: Colorist): Promise<string> {
  const browser = await startOwnBrowser(colorist.profile)
  try {
    await colorist.signIn(browser.context)
    await browser.context.addInitScript(watchForTools)
    const page = browser.context.pages()[0] ?? (await browser.context.newPage())
    const blank: number[] = []
    for (let i = 0; i < 5; i++) blank.push(await open(page, colorist.screen))
    const openings: Opening[] = []
    const strokes = handStrokes(STROKES)
    const perVisit = STROKES / OPENINGS
    for (let visit = 0; visit < OPENINGS; visit++) {
      await drawAll(page, strokes.slice(visit * perVisit, (visit + 1) * perVisit))
      await untilKept(page)
      openings.push({ time: await open(page, colorist.screen), ...(await journalOf(page)) })
    }
    return report(blank, openings, onDisk(colorist.profile))
  } finally {
    await browser.kill()
  }
}

function report(blank: number[], openings: Opening[], diskBytes: number): string {
  const rows = openings.map(({ time, records, bytes }, visit) => [
    `${((visit + 1) * STROKES) / OPENINGS}`,
    `${records}`,
    (bytes / MEGABYTE).toFixed(2),
    milliseconds(time),
  ])
  const times = openings.map(({ time }) => time)
  const largest = Math.max(...openings.map(({ bytes }) => bytes)) / MEGABYTE
  const slowest = Math.max(...times)
  return `${table(['strokes so far', 'records', 'MB', 'opening ms'], rows)}

The journal has at most ${largest.toFixed(2)} MB (${verdict(largest < MOST_MEGABYTES)}: ${MOST_MEGABYTES} MB), and the browser's database takes
${(diskBytes / MEGABYTE).toFixed(2)} MB of the disk at the end, with what it has not tidied up yet. Opening takes ${milliseconds(median(times))} ms in the median and
${milliseconds(slowest)} ms at most (${verdict(slowest < MOST_MS)}: ${MOST_MS} ms); the same page with nothing on it takes ${milliseconds(median(blank))} ms.`
}

/** Runs in the page: remembers when its tools were there. */
function watchForTools(): void {
  const seen = globalThis as unknown as { toolsAt?: number }
  const look = () => {
    if (document.querySelector('[role=toolbar]')) seen.toolsAt ??= performance.now()
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}

async function open(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await deskOf(page)
  return page.evaluate(() => (globalThis as unknown as { toolsAt: number }).toolsAt)
}

/** With events as the browser would send them; sending each from outside would take longer than drawing it. */
async function drawAll(page: Page, strokes: readonly HandStroke[]): Promise<void> {
  await page.evaluate((all) => {
    const paper = document.querySelector('.desk-page') as HTMLElement
    const canvas = paper.querySelector('canvas') as HTMLCanvasElement
    const pencils = document.querySelectorAll<HTMLElement>('.tray-place input')
    const moves = 'onpointerrawupdate' in paper ? 'pointerrawupdate' : 'pointermove'
    if (pencils.length === 0) throw new Error('There are no pencils in the tray.')
    for (const [number, { points, size }] of all.entries()) {
      pencils[number % pencils.length]?.click()
      window.dispatchEvent(new KeyboardEvent('keydown', { key: size > 15 ? ']' : '[', bubbles: true }))
      const { left, top, width } = canvas.getBoundingClientRect()
      for (const [at, { x, y }] of [...points, points.at(-1) as (typeof points)[0]].entries()) {
        const type = at === 0 ? 'pointerdown' : at < points.length ? moves : 'pointerup'
        const where = { clientX: left + (x / 1024) * width, clientY: top + (y / 1024) * width }
        const buttons = type === 'pointerup' ? 0 : 1
        const how = { pointerId: 1, pointerType: 'mouse', pressure: 0.5, bubbles: true }
        paper.dispatchEvent(new PointerEvent(type, { ...where, ...how, buttons }))
      }
    }
  }, strokes)
}

/** How many records the browser's database has of all journals, and what they hold. */
const journalOf = (page: Page): Promise<{ records: number; bytes: number }> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('huebook-journals')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('records').objectStore('records').getAll()
          all.onsuccess = () => {
            const records = all.result as Uint8Array[]
            opening.result.close()
            resolve({ records: records.length, bytes: records.reduce((sum, { length }) => sum + length, 0) })
          }
        }
      }),
  )

/** Until the device has all that was drawn: no hand is as quick as this one. */
async function untilKept(page: Page): Promise<void> {
  for (let before = -1, now = 0; now !== before; ) {
    before = now
    await sleep(500)
    now = (await journalOf(page)).bytes
  }
}

const onDisk = (profile: string): number =>
  1024 * Number(execFileSync('du', ['-sk', join(profile, 'Default', 'IndexedDB')], { encoding: 'utf8' }).split('\t')[0])
