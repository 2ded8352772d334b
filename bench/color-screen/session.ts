import type { Page } from 'playwright-core'
import { colorAWhile, handOn, openScreen } from './hand.ts'
import { CPU_SLOWDOWN, type StudioSite } from './studio-site.ts'

const SESSION_MS = 30_000
/** Tasks that are looked at, the longest of all. */
const KEPT = 40
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline']

export interface Session {
  /** The tasks of the page's own thread, the longest first. */
  tasks: Task[]
  /** How long there was no new frame while a finger was on the screen, the longest first (ms). */
  stills: number[]
  /** How long after a finger has left the screen the filled region was on it (ms). */
  taps: number[]
  strokes: number
  fills: number
}

export interface Task {
  /** How long it took (ms). */
  took: number
  /** How much of that it had a processor, and was not kept waiting by others (ms). */
  worked: number
  /** What it spent most of that with, as the browser calls it. */
  with: string
}

/** Colours for half a minute while the browser writes down everything it does. */
export async function measureSession({ browser, phone, page: { id } }: StudioSite): Promise<Session> {
  const one = await phone()
  const page = await openScreen(one, id)
  const hand = await handOn(one)
  // Once unmeasured: what is loaded and compiled at first use belongs to the opening.
  await colorAWhile(hand)
  await one.devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await watch(page)
  await browser.startTracing(page, { categories: CATEGORIES })
  let [strokes, fills] = [0, 0]
  for (const end = performance.now() + SESSION_MS; performance.now() < end; ) {
    const done = await colorAWhile(hand)
    strokes += done.strokes
    fills += done.fills
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const { stills, taps } = await page.evaluate(
    () => (globalThis as unknown as { watched: Pick<Session, 'stills' | 'taps'> }).watched,
  )
  await one.close()
  return { tasks: tasksOf(traceEvents), stills: stills.toSorted((a, b) => b - a), taps, strokes, fills }
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
    CanvasRenderingContext2D.prototype.putImageData = function put(
      this: CanvasRenderingContext2D,
      ...args: Parameters<typeof putImageData>
    ) {
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
  /** When it began, how long it took, and how much of that it had a processor (µs). */
  ts: number
  dur?: number
  tdur?: number
  args: { name?: string }
}

const sum = (events: readonly TraceEvent[]) => events.reduce((total, { dur = 0 }) => total + dur, 0)
const isTask = ({ name }: TraceEvent) => name.endsWith('RunTask')

/** The tasks of the busiest thread of its kind: the one the page runs in. */
function tasksOf(events: readonly TraceEvent[]): Task[] {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const threads = mains.map(({ pid, tid }) => {
    const own = events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid)
    return { own, tasks: own.filter(isTask) }
  })
  const [busiest] = threads.sort((a, b) => sum(b.tasks) - sum(a.tasks))
  if (!busiest || busiest.tasks.length === 0) throw new Error('The browser has written down no task.')
  const outer = busiest.tasks.filter((task) => !busiest.tasks.some((other) => other !== task && holds(other, task)))
  const longest = outer.toSorted((a, b) => (b.dur ?? 0) - (a.dur ?? 0)).slice(0, KEPT)
  return longest.map((task) => ({
    took: (task.dur ?? 0) / 1000,
    worked: (task.tdur ?? 0) / 1000,
    with: contentOf(task, busiest.own),
  }))
}

/** Chromium writes a task down twice, once for its queue. */
const holds = (outer: TraceEvent, inner: TraceEvent) =>
  outer.ts <= inner.ts && outer.ts + (outer.dur ?? 0) >= inner.ts + (inner.dur ?? 0) && outer.dur !== inner.dur

/** The parts of a task that took the most, without what only holds them. */
function contentOf({ ts, dur = 0 }: TraceEvent, events: readonly TraceEvent[]): string {
  const within = events.filter((event) => event.ts >= ts && event.ts + (event.dur ?? 0) <= ts + dur && !isTask(event))
  const byName = new Map<string, number>()
  for (const { name, dur: took = 0 } of within) byName.set(name, (byName.get(name) ?? 0) + took / 1000)
  const [first, second, third] = [...byName].sort((a, b) => b[1] - a[1])
  return [first, second, third].flatMap((part) => (part ? [`${part[0]} ${part[1].toFixed(0)}`] : [])).join(', ')
}
