import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { onIsolatedPage, runBench } from '../../harness/isolated-page.ts'
import { milliseconds, table } from '../../harness/markdown.ts'
import { timingOf } from '../../harness/race.ts'
import { type Target, targetTable } from '../report/targets.ts'
import type { Delays } from './listen.ts'

/** Events a second, and for how many seconds. */
const RATE = 250
const SECONDS = 5

/** The longest (ms) that half of the events may take to their handler. */
const LONGEST = 1

export async function reportInput(): Promise<string> {
  const module = new URL('./listen.ts', import.meta.url).pathname
  const { raw, moves } = await onIsolatedPage(module, { ratio: 2, areFramesCapped: true }, async (page) => {
    await runBench(page)
    await drawByMouse(page)
    return page.evaluate(() => (globalThis as unknown as { delays: Delays }).delays)
  })
  const rows = [
    timingOf('`pointerrawupdate`, as the engine takes it', raw),
    timingOf('`pointermove`, beside it', moves),
  ]
  const target: Target = {
    what: 'event → handler, median',
    wanted: `≤ ${LONGEST} ms`,
    measured: `${milliseconds(rows[0]?.median ?? Number.NaN)} ms`,
    isMet: (rows[0]?.median ?? Number.POSITIVE_INFINITY) <= LONGEST,
  }
  const cells = rows.map(({ name, median, quartiles: [low, high] }, i) => [
    name,
    String((i === 0 ? raw : moves).length),
    milliseconds(median),
    `${milliseconds(low)} – ${milliseconds(high)}`,
  ])
  return `${table(['', 'events', 'median ms', 'middle half'], cells)}\n\n${targetTable([target])}`
}

/** A mouse that draws circles with its button down, through the browser's own input. Nobody waits for an answer. */
async function drawByMouse(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page)
  const at = (step: number) => ({ x: 512 + 300 * Math.cos(step / 50), y: 512 + 300 * Math.sin(step / 50) })
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', step: number) =>
    wire.send('Input.dispatchMouseEvent', { type, ...at(step), button: 'left', buttons: 1, clickCount: 1 })
  await mouse('mousePressed', 0)
  const start = performance.now()
  const sent: Promise<unknown>[] = []
  for (let step = 1; step <= RATE * SECONDS; step++) {
    await wait(Math.max(0, start + (1000 * step) / RATE - performance.now()))
    sent.push(mouse('mouseMoved', step))
  }
  await Promise.all(sent)
  await mouse('mouseReleased', RATE * SECONDS)
}
