import { setTimeout as sleep } from 'node:timers/promises'
import { handOn, openScreen } from './hand.ts'
import { ALL_IN_HAND, type InHand, takeInHand } from './in-hand.ts'
import { CPU_SLOWDOWN, type StudioSite } from './studio-site.ts'
import { type Task, tasksDuring } from './tasks.ts'
import { takeWatched, watch } from './watch.ts'

/** How long (ms) a hurried stroke takes, one of every day, and a long one. */
const STROKES_MS = [200, 600, 600, 2500] as const
const FILLS = 6
/** How long (ms) what can wait after a stroke is given. */
const REST_MS = 600

export interface BrushResult {
  name: string
  /** The longest first. */
  tasks: Task[]
  /** The same while nothing but the last stroke or fill is undone and redone. */
  undoTasks: Task[]
  /** The longest time without a new frame while the brush was on the page (ms). */
  still: number
}

/** Colours with everything there is, the widest brush each time, and goes back and forth over the longest stroke. */
export async function measureBrushes(
  { browser, phone, page: { id } }: StudioSite,
  all: readonly InHand[] = ALL_IN_HAND,
): Promise<BrushResult[]> {
  const one = await phone()
  const page = await openScreen(one, id)
  await watch(page)
  const results: BrushResult[] = []
  for (const inHand of all) {
    const slowDown = (rate: number) => one.devtools.send('Emulation.setCPUThrottlingRate', { rate })
    await takeInHand(page, inHand)
    const hand = await handOn(one)
    const color = () => (inHand.tool === 'Brush' ? hand.stroke() : hand.tap())
    // Once unmeasured: its paper is made, and it is compiled.
    await color()
    await slowDown(CPU_SLOWDOWN)
    await takeWatched(page)
    const tasks = await tasksDuring(browser, page, async () => {
      if (inHand.tool === 'Brush') for (const duration of STROKES_MS) await hand.stroke(duration)
      else for (let fill = 0; fill < FILLS; fill++) await hand.tap()
      await sleep(REST_MS)
    })
    const { stills } = await takeWatched(page)
    const undoTasks = await tasksDuring(browser, page, async () => {
      for (const name of ['Undo', 'Redo', 'Undo', 'Redo']) await hand.press(name)
      await sleep(REST_MS)
    })
    await slowDown(1)
    results.push({ name: inHand.name, tasks, undoTasks, still: stills[0] ?? 0 })
  }
  await one.close()
  return results
}
