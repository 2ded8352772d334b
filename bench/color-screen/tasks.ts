import type { Browser, Page } from 'playwright-core'

/** Tasks that are looked at, the longest of all. */
const KEPT = 40
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline']

export interface Task {
  /** How long it took (ms). */
  took: number
  /** How much of that it had a processor, and was not kept waiting by others (ms). */
  worked: number
  /** What it spent most of that with, as the browser calls it. */
  with: string
}

/** The tasks of the page's own thread while something is done, the longest first, as the browser itself writes them down. */
export async function tasksDuring(browser: Browser, page: Page, act: () => Promise<void>): Promise<Task[]> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return tasksOf(traceEvents)
}

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
