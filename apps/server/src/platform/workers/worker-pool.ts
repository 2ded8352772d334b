import type { Log } from '#platform/log/log.ts'
import type { Order, Tasks } from './tasks.ts'
import { createTurns, type Turn } from './turns.ts'
import { startWorker, WorkError, type Worker } from './worker.ts'

interface Options {
  /** The program that becomes a worker. */
  file: string
  /** Work that takes longer is given up, in milliseconds. */
  deadlineMs: number
  /** Workers are ended when there was nothing to do for so long, in milliseconds. */
  idleMs: number
  log: Pick<Log, 'warn' | 'error'>
}

export interface Asking {
  /** Whose work it is: people take turns. */
  person: string
  /** Fires when nobody waits for the result any more. */
  signal: AbortSignal
}

/** How many work at once; each may need a whole core. */
const WORKERS = 2

/** Does work on what people send in a few processes beside this one: there it can be stopped, and cannot spread. */
export function createWorkerPool<T extends Tasks>({ file, deadlineMs, idleMs, log }: Options) {
  const turns = createTurns(WORKERS)
  const workers = new Set<Worker>()
  const resting: Worker[] = []
  let restingEnds: NodeJS.Timeout | undefined
  let isClosed = false

  async function start(): Promise<Worker> {
    const worker = await startWorker(file)
    workers.add(worker)
    if (isClosed) await end(worker)
    return worker
  }

  async function end(worker: Worker): Promise<void> {
    await worker.end()
    workers.delete(worker)
  }

  async function wake(): Promise<Worker> {
    const worker = resting.pop()
    if (!worker?.isSpent()) return worker ?? start()
    await end(worker)
    return wake()
  }

  function rest(worker: Worker): void {
    resting.push(worker)
    clearTimeout(restingEnds)
    restingEnds = setTimeout(() => resting.splice(0).map(end), idleMs).unref()
  }

  /** A place is free again once a worker is ready for it: whoever had theirs ended pays for the start of the next. */
  async function giveBack(turn: Turn, worker: Worker): Promise<void> {
    try {
      if (!worker.isSpent()) return rest(worker)
      await end(worker)
      if (!isClosed) rest(await start())
    } catch (error) {
      log.error({ err: error }, 'a worker could not be started')
    } finally {
      turn.giveBack()
    }
  }

  async function perform(turn: Turn, order: Order, signal: AbortSignal): Promise<unknown> {
    const worker = await wake().catch((error) => {
      turn.giveBack()
      throw error
    })
    const deadline = new AbortController()
    const onDeadline = () => deadline.abort(new WorkError('deadline', 'Work took too long and was given up.'))
    const timer = setTimeout(onDeadline, deadlineMs)
    try {
      return await worker.perform(order, AbortSignal.any([signal, turn.giveWay, deadline.signal]))
    } catch (error) {
      if (error instanceof WorkError) log.warn({ task: order.task, reason: error.message }, 'work has failed')
      throw error
    } finally {
      clearTimeout(timer)
      void giveBack(turn, worker)
    }
  }

  return {
    /** Does the work when it is this person's turn; fails with a WorkError when it is the work's own fault. */
    async run<Name extends keyof T & string>(
      task: Name,
      input: Parameters<T[Name]>[0],
      { person, signal }: Asking,
    ): Promise<Awaited<ReturnType<T[Name]>>> {
      for (;;) {
        const turn = await turns.take(person, signal)
        try {
          return (await perform(turn, { task, input }, signal)) as Awaited<ReturnType<T[Name]>>
        } catch (error) {
          if (signal.aborted || !turn.giveWay.aborted) throw error
        }
      }
    },

    /** Ends every worker, whatever it is doing. */
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(restingEnds)
      await Promise.all([...workers].map(end))
    },
  }
}
