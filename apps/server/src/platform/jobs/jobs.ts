import { sql } from 'drizzle-orm'
import { type JobHelpers, Logger, type Runner, run, type TaskList } from 'graphile-worker'
import type { Db } from '#platform/db/handle.ts'
import type { Log } from '#platform/log/log.ts'
import { add, type Kept } from './add-job.ts'
import { holdLiveness, type Liveness, releaseJobsOfDeadProcesses } from './liveness.ts'

/** One kind of work that jobs ask for. It may be done twice: a process can die after the work and before saying so. */
export interface Task {
  /** Names no person: it is logged. */
  name: string
  /** What it throws is logged, and it is tried again after a while. */
  run(given: unknown): Promise<void>
  /** Whether trying again is of no use. */
  isFinal?(error: unknown): boolean
}

export interface Jobs {
  start(): Promise<void>
  /** Finishes what is under way; the rest is done by other processes, or after the next start. */
  stop(): Promise<void>
  /** Forgets jobs that will never be tried again: those whose place another has taken in the moment a process died. */
  sweep(): Promise<void>
}

interface Options {
  db: Db
  log: Pick<Log, 'warn' | 'error'>
  tasks: readonly Task[]
  /** Jobs one process works on at once. */
  atOnce: number
  /** Breaks work off when the process is about to stop. */
  stopping: AbortSignal
  /** Seconds to wait after so many attempts. */
  wait?(attempts: number): number
}

/** How often to look for jobs that are due again, in milliseconds; of new ones the database tells at once. */
const LOOK_EVERY_MS = 2000
/** How often to look for jobs of processes that have died, in milliseconds. */
const RELEASE_EVERY_MS = 10_000
/** How soon to begin again when the work as a whole has broken off, in milliseconds: at first, and at the latest. */
const RESTART_MS = { first: 1000, longest: 30_000 }
/** Seconds: somebody may be waiting for what is tried again. */
const LONGEST_WAIT = 60
/** About a week of trying. */
const ATTEMPTS = 10_000

const waitLonger = (attempts: number): number => Math.min(LONGEST_WAIT, 2 ** (attempts - 1))

/** Does the work that `addJob` promises. */
export function createJobs({ db, log, tasks, atOnce, stopping, wait = waitLonger }: Options): Jobs {
  let runner: Runner | undefined
  let releasing: NodeJS.Timeout | undefined
  let restarting: NodeJS.Timeout | undefined
  let liveness: Liveness | undefined
  let restarts = 0
  let stopped = false

  const attempt = (task: Task) => async (payload: unknown, helpers: JobHelpers) => {
    const kept = payload as Kept
    const told = { task: task.name, attempt: kept.attempt }
    try {
      await task.run(kept.given)
    } catch (error) {
      const { key, priority } = helpers.job
      if (!key) throw new Error('a job has no key, so its next attempt could not take its place')
      const place = { key, priority, seconds: wait(kept.attempt) }
      const again = (attempt: number) => db.execute(add(task.name, { ...kept, attempt }, place))
      // It was broken off and has not failed: another process, or the next start, does it.
      if (stopping.aborted && error === stopping.reason) return void (await again(kept.attempt))
      if (task.isFinal?.(error) || kept.attempt >= ATTEMPTS) {
        log.error({ ...told, err: error }, 'a job was given up')
        return
      }
      log.warn({ ...told, err: error }, 'a job failed and will be tried again')
      await again(kept.attempt + 1)
    }
  }
  const taskList: TaskList = Object.fromEntries(tasks.map((task) => [task.name, attempt(task)]))
  const release = () => releaseJobsOfDeadProcesses(db, liveness?.owner())

  async function begin(): Promise<void> {
    await release()
    liveness = holdLiveness(db)
    const { events, plugin } = liveness
    runner = await run({
      pgPool: db.$client,
      taskList,
      events,
      logger: new Logger(() => (level, message) => {
        if (level === 'warning') log.warn(message)
        if (level === 'error') log.error(message)
      }),
      noHandleSignals: true,
      parsedCronItems: [],
      preset: {
        plugins: [plugin],
        worker: {
          concurrentJobs: atOnce,
          pollInterval: LOOK_EVERY_MS,
          // At once, yet by way of its batches: otherwise a job whose end cannot be written down ends the process.
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
    })
    restarts = 0
    void runner.promise.catch(() => undefined).then(beginAgain)
    // Asked to stop while it began again.
    if (stopped) await runner.stop()
  }

  function beginAgain(): void {
    liveness?.end()
    if (stopped) return
    log.warn('work on jobs has broken off and begins again')
    const delay = Math.min(RESTART_MS.longest, RESTART_MS.first * 2 ** restarts++)
    restarting = setTimeout(() => begin().catch(beginAgain), delay)
  }

  return {
    async start() {
      await begin()
      const tell = (err: unknown) => log.warn({ err }, 'jobs of dead processes were not released')
      releasing = setInterval(() => release().catch(tell), RELEASE_EVERY_MS).unref()
    },

    async stop() {
      if (stopped) return
      stopped = true
      clearInterval(releasing)
      clearTimeout(restarting)
      await runner?.stop().catch(() => undefined)
      liveness?.end()
    },

    async sweep() {
      await db.execute(sql`delete from graphile_worker._private_jobs
        where attempts >= max_attempts and locked_at is null`)
    },
  }
}
