import { writeFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import type { Order, Tasks, Word } from './tasks.ts'

interface Options {
  /** What the process may hold in memory, in bytes. */
  maxMemory: number
}

/** How often it looks at its memory, in milliseconds: in this time it grows by less than a hundred megabytes. */
const LOOK_MS = 50
/** Where all processors are busy whoever reads comes first: a worker has a third of what the server gets there. */
const LESS_THAN_SERVER = 5
/** The end of the scale. */
const LEAST_PRIORITY = 19

/**
 * Makes this process a worker: it does what the server asks, and ends with it. Tasks have to leave this thread free while
 * they work, as sharp does, so that it can watch over them.
 */
export function serveTasks(tasks: Tasks, { maxMemory }: Options): void {
  if (!process.connected) end()
  process.on('disconnect', end)
  offerToEnd()
  setPriority(Math.min(LEAST_PRIORITY, getPriority() + LESS_THAN_SERVER))
  process.on('message', async (order: Order) => say(await perform(order)))
  say({ is: 'ready' })

  async function perform({ task, input }: Order): Promise<Word> {
    const look = setInterval(() => process.memoryUsage.rss() > maxMemory && say({ is: 'swollen' }), LOOK_MS)
    try {
      return { is: 'done', result: await tasks[task]?.(input) }
    } catch (error) {
      return { is: 'failed', error }
    } finally {
      clearInterval(look)
    }
  }
}

/** Whoever cannot be told is gone, though that has not been heard yet. */
const say = (word: Word): void => void process.send?.(word, undefined, undefined, (error) => error && end())

/** Not `process.exit`: that waits for the decoder in another thread, which may take minutes. */
const end = (): void => void process.kill(process.pid, 'SIGKILL')

/** When the machine runs out of memory, Linux shall end a worker rather than the server or the database. */
function offerToEnd(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Other systems, and some containers, cannot be told.
  }
}
