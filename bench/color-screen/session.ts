import type { CDPSession, Page } from 'playwright-core'
import { colorAWhile, handOn, openScreen } from './hand.ts'
import { CPU_SLOWDOWN, type StudioSite } from './studio-site.ts'

const SESSION_MS = 30_000
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline']

export interface Session {
  /** How long each task of the page's own thread took, the longest first (ms). */
  tasks: number[]
  /** How long there was no new frame while a finger was on the screen, the longest first (ms). */
  stills: number[]
  /** How long after a finger has left the screen the filled region was on it (ms). */
  taps: number[]
  strokes: number
  fills: number
}

/** Colours for half a minute while the browser writes down everything it does. */
export async function measureSession({ phone, page: { id } }: StudioSite): Promise<Session> {
  const one = await phone()
  const page = await openScreen(one, id)
  const hand = await handOn(one)
  // Once unmeasured: what is loaded and compiled at first use belongs to the opening.
  await colorAWhile(hand)
  await one.devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await watch(page)
  const finish = await trace(one.devtools)
  let [strokes, fills] = [0, 0]
  for (const end = performance.now() + SESSION_MS; performance.now() < end; ) {
    const done = await colorAWhile(hand)
    strokes += done.strokes
    fills += done.fills
  }
  const events = await finish()
  const { stills, taps } = await page.evaluate(
    () => (globalThis as unknown as { watched: Pick<Session, 'stills' | 'taps'> }).watched,
  )
  await one.close()
  return { tasks: tasksOf(events), stills: stills.toSorted((a, b) => b - a), taps, strokes, fills }
}

/** Notes frames while a finger is down, and when what was filled is shown. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched = { stills: [] as number[], taps: [] as number[] }
    Object.assign(globalThis, { watched })
    let [last, lifted] = [0, 0]
    let isDown = false
    const frame = (now: number) => {
      if (isDown && last) watched.stills.push(now - last)
      last = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    addEventListener(
      'pointerdown',
      () => {
        isDown = true
        last = 0
      },
      { capture: true },
    )
    addEventListener(
      'pointerup',
      ({ timeStamp, target }) => {
        isDown = false
        lifted = target instanceof Element && target.closest('.desk-page') ? timeStamp : 0
      },
      { capture: true },
    )
    const { putImageData } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.putImageData = function put(...args: Parameters<typeof putImageData>) {
      putImageData.apply(this, args)
      const begin = lifted
      lifted = 0
      const isFill = document.querySelector('[aria-label=Fill][aria-pressed=true]') !== null
      // The frame this is drawn for ends before the next one begins.
      if (begin && isFill) requestAnimationFrame((now) => watched.taps.push(now - begin))
    } as typeof putImageData
  })

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  args: { name?: string }
}

/** Begins to write down; answers how to end that and what was written. */
async function trace(devtools: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES, recordMode: 'recordUntilFull' },
    transferMode: 'ReportEvents',
  })
  return async () => {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
    await devtools.send('Tracing.end')
    await complete
    return events
  }
}

/** The tasks of the thread that has the most of them: the one the page runs in. */
function tasksOf(events: readonly TraceEvent[]): number[] {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  const byThread = new Map<string, number[]>()
  for (const { name, ph, pid, tid, dur = 0 } of events) {
    if (ph !== 'X' || !name.endsWith('RunTask') || !mains.has(`${pid}/${tid}`)) continue
    byThread.set(`${pid}/${tid}`, [...(byThread.get(`${pid}/${tid}`) ?? []), dur / 1000])
  }
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
  const [busiest = []] = [...byThread.values()].sort((a, b) => sum(b) - sum(a))
  if (busiest.length === 0) throw new Error('The browser has written down no task.')
  return busiest.toSorted((a, b) => b - a)
}
