import { colorAWhile, handOn, openScreen } from './hand.ts'
import { CPU_SLOWDOWN, type StudioSite } from './studio-site.ts'
import { type Task, tasksDuring } from './tasks.ts'
import { takeWatched, type Watched, watch } from './watch.ts'

const SESSION_MS = 30_000

export interface Session extends Watched {
  tasks: Task[]
  strokes: number
  fills: number
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
  let [strokes, fills] = [0, 0]
  const tasks = await tasksDuring(browser, page, async () => {
    for (const end = performance.now() + SESSION_MS; performance.now() < end; ) {
      const done = await colorAWhile(hand)
      strokes += done.strokes
      fills += done.fills
    }
  })
  const watched = await takeWatched(page)
  await one.close()
  return { tasks, ...watched, strokes, fills }
}
