import { loadavg } from 'node:os'
import { machine } from '../harness/machine.ts'
import { milliseconds, table, verdict } from '../harness/markdown.ts'
import { median, quantile } from '../harness/statistics.ts'
import { type BrushResult, measureBrushes } from './brushes.ts'
import { measureMemory, type Sample } from './memory.ts'
import { LOOKING_MS, measureOpening, type Opening, STAGES } from './opening.ts'
import { measureSession, type Session } from './session.ts'
import { CPU_SLOWDOWN, NETWORK, openStudioSite, SCREEN } from './studio-site.ts'
import type { Task } from './tasks.ts'

/** What was asked for, in milliseconds. */
const LONGEST_TASK_MS = 50
const LONGEST_STILL_MS = 100
const FIRST_STROKE_MS = 1000
/** How much more may be held at the end than after the first minute (MB): what a browser's own caches vary by. */
const GROWTH_MB = 1

/** MEMORY_MINUTES=1 looks for something gone wrong; the report wants ten. */
const MINUTES = Number(process.env['MEMORY_MINUTES'] ?? 10)

/** Measures the colour screen as somebody with a modest phone meets it. */
export async function measure(today: string): Promise<string> {
  const site = await openStudioSite()
  try {
    const openings = await measureOpening(site)
    const session = await measureSession(site)
    const brushes = await measureBrushes(site)
    const samples = await measureMemory(site, MINUTES)
    return report(today, { openings, session, brushes, samples }, site.browser.version())
  } finally {
    await site.stop()
  }
}

const MEGABYTE = 1024 ** 2
const inMegabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(1)

const total = (held: Sample['bare'] | undefined): number => (held ? held.heap + held.buffers : Number.NaN)

const longestOf = (tasks: readonly Task[]): number => tasks[0]?.took ?? 0
const hardestOf = (tasks: readonly Task[]): number => Math.max(0, ...tasks.map(({ worked }) => worked))

function brushTable(brushes: readonly BrushResult[]): string {
  const rows = brushes.map(({ name, tasks, undoTasks, still }) => {
    const longest = Math.max(longestOf(tasks), longestOf(undoTasks))
    const [during, undoing] = [tasks, undoTasks].map(
      (some) => `${milliseconds(longestOf(some))} (${milliseconds(hardestOf(some))})`,
    )
    return [name, during ?? '', undoing ?? '', milliseconds(still), verdict(longest <= LONGEST_TASK_MS)]
  })
  return table(
    [
      '',
      'longest task ms (most work)',
      'undo and redo ms (most work)',
      'longest time without a frame ms',
      `≤ ${LONGEST_TASK_MS}`,
    ],
    rows,
  )
}

/** What the longest task of all was spent with. */
function worstOf(brushes: readonly BrushResult[]): string {
  const all = brushes.flatMap(({ name, tasks, undoTasks }) => [...tasks, ...undoTasks].map((task) => ({ name, task })))
  return all
    .toSorted((one, other) => other.task.took - one.task.took)
    .slice(0, 8)
    .map(({ name, task }) => `${name} ${milliseconds(task.took)} (${task.with})`)
    .join('; ')
}

interface Measured {
  openings: Opening[]
  session: Session
  brushes: BrushResult[]
  samples: Sample[]
}

function report(today: string, { openings, session, brushes, samples }: Measured, version: string): string {
  const firstStroke = openings.map(({ canDraw }) => canDraw)
  const growth = (total(samples.at(-1)?.bare) - total(samples[1]?.bare)) / MEGABYTE
  const { tasks, stills, taps, strokes, fills } = session
  const [longest, hardest] = [longestOf(tasks), hardestOf(tasks)]
  return `# The colour screen on a modest phone

Written by \`npm run bench -- color-screen\` on ${today}.
${machine()}, Chromium ${version} without a graphics card.

The production build, a page of the built-in illustrator, a screen of ${SCREEN.width} × ${SCREEN.height}, the processor slowed down
${CPU_SLOWDOWN} times. What a graphics card would do is done by the same processors as everything else. ${loadavg()[0]?.toFixed(1)} processes wanted one of them
in the last minute; more than about two of them are other work, which makes every figure but memory larger than it is.

## From the list to the first stroke

On a network of ${((NETWORK.downloadThroughput * 8) / 1e6).toFixed(1)} Mbit/s and ${NETWORK.latency} ms to and fro, ${openings.length} times, each in a new browser that has shown the list of
pages for ${LOOKING_MS / 1000} s: ${milliseconds(median(firstStroke))} ms in the median from the tap on a page until a stroke can be drawn on it, ${milliseconds(Math.max(...firstStroke))} ms at most. The target is
${FIRST_STROKE_MS} ms: ${verdict(Math.max(...firstStroke) < FIRST_STROKE_MS)}.

${table(
  ['until', 'median ms after the tap'],
  STAGES.map(({ name, words }) => [words, milliseconds(median(openings.map((opening) => opening[name])))]),
)}

## Half a minute of colouring

${strokes} strokes and ${fills} fills with a finger, with colours, sizes, undo and zooming between them.

${table(
  ['', 'measured ms', 'target ms', ''],
  [
    ['longest task', milliseconds(longest), String(LONGEST_TASK_MS), verdict(longest <= LONGEST_TASK_MS)],
    ['the most work in a task', milliseconds(hardest), String(LONGEST_TASK_MS), verdict(hardest <= LONGEST_TASK_MS)],
    [
      'longest time without a new frame',
      milliseconds(stills[0] ?? 0),
      String(LONGEST_STILL_MS),
      verdict((stills[0] ?? 0) <= LONGEST_STILL_MS),
    ],
    ['from a tap to the filled region, median', milliseconds(median(taps)), '', ''],
    ['from a tap to the filled region, 95 % below', milliseconds(quantile(taps, 0.95)), '', ''],
  ],
)}

Work is the time a task had a processor; the rest of it, others had. The longest times without a frame: ${stills.slice(0, 5).map(milliseconds).join(', ')} ms. The longest tasks, and what they spent that with (ms):

${table(
  ['', 'ms', 'of work'],
  tasks.slice(0, 5).map(({ took, worked, with: content }) => [content, milliseconds(took), milliseconds(worked)]),
)}

## Every brush, all around, and every fill

The widest brush of 30 px each time, the processor slowed down ${CPU_SLOWDOWN} times: a hurried stroke, two of every day and one of
2.5 s over the page, or six fills; then the last of them is undone and redone twice. In brackets the most a task worked.

${brushTable(brushes)}

The longest of all: ${worstOf(brushes)}.

## ${MINUTES} minutes of colouring

With another brush every minute. Sampled after a full collection of garbage: with a minute's work to be undone, and after the page was cleared, when there is
nothing to be undone but one stroke.

${table(
  ['minute', 'operations', 'heap MB', 'buffers MB', 'cleared: heap MB', 'buffers MB', 'nodes'],
  samples.map(({ minute, operations, full, bare }) => [
    String(minute),
    String(operations),
    inMegabytes(full.heap),
    inMegabytes(full.buffers),
    inMegabytes(bare.heap),
    inMegabytes(bare.buffers),
    String(bare.nodes),
  ]),
)}

From the first minute to the last, what is held after clearing has grown by ${growth.toFixed(2)} MB; the target is no more than ${GROWTH_MB}: ${verdict(growth <= GROWTH_MB)}.
`
}
