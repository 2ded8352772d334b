import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Logger, run, type TaskList } from 'graphile-worker'
import type { Db } from '#platform/db/handle.ts'
import type { Log } from '#platform/log/log.ts'
import { holdLiveness } from './liveness.ts'

export interface JobPool {
  /** By which name it takes jobs, once it has taken some, and until those it has not done are given back. */
  owner(): string | undefined
  /** How many jobs it has begun. */
  begun(): number
  /** Whether it could begin another one. */
  hasRoom(): boolean
  /** Settles with the reason once it takes no other job, though nobody has told it to end. */
  brokenOff: Promise<unknown>
  /** Finishes what is under way and takes no other job. */
  end(): Promise<void>
  /** The same without waiting for the library, of which nothing can be expected any more. */
  abandon(): Promise<void>
}

export interface TakenJob {
  id: string
  key: string | null
  priority: number
}

interface Options {
  db: Db
  log: Pick<Log, 'warn' | 'error'>
  tasks: Record<string, (payload: unknown, job: TakenJob) => Promise<void>>
  /** Jobs it works on at once. */
  atOnce: number
  /** Given when the process is about to stop: then nothing is tried again. */
  stopping: AbortSignal
}

/** How often to look for jobs that are due again, in milliseconds; of new ones the database tells at once. */
const LOOK_EVERY_MS = 2000
/** How long giving jobs back may wait for others, in milliseconds: a process that stops waits for it. */
const GIVE_BACK_MS = 5000
/** How soon to try again to give jobs back, in milliseconds: each time twice as long, up to the longest. */
const GIVE_BACK_AGAIN_MS = 1000
const GIVE_BACK_LONGEST_MS = 30_000
/**
 * How many of the jobs that were done are remembered, in case their end was not written down. More than that cannot wait
 * to be written down: a database that does not answer gives nobody another job.
 */
const REMEMBERED = 1000

/** Starts workers of the library that take jobs and do them, until they are told to end or break off by themselves. */
export async function startJobPool({ db, log, tasks, atOnce, stopping }: Options): Promise<JobPool> {
  const liveness = holdLiveness(db)
  const done: string[] = []
  let begun = 0
  let running = 0
  let isEnding = false
  let isOver = false
  let whenIdle = () => {}

  const taskList: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, work]) => [
      name,
      async (payload, { job }) => {
        // Its question was answered too late: the job has been given back, and may be under way elsewhere.
        if (isOver) throw new Error('a job was taken by workers that have ended')
        begun += 1
        running += 1
        try {
          await work(payload, job)
          done.push(job.id)
          if (done.length > REMEMBERED) done.shift()
        } finally {
          running -= 1
          if (running === 0) whenIdle()
        }
      },
    ]),
  )

  // The library ends its workers for good where the end of one job could not be written down, and its promise may then
  // never settle. What can be relied on is that it tells so.
  let failure: unknown
  const cannotEnd = new Promise<void>((resolve) => {
    liveness.events.on('pool:fatalError', ({ error }) => {
      failure = error
      resolve()
    })
  })
  const brokenOff = new Promise<unknown>((resolve) => {
    liveness.events.on('pool:gracefulShutdown', ({ message }) => {
      if (!isEnding) resolve(failure ?? new Error(message))
    })
  })

  const runner = await run({
    pgPool: db.$client,
    taskList,
    events: liveness.events,
    logger: new Logger(() => (level, message) => {
      if (level === 'warning') log.warn(message)
      if (level === 'error') log.error(message)
    }),
    noHandleSignals: true,
    parsedCronItems: [],
    preset: {
      plugins: [liveness.plugin],
      worker: {
        concurrentJobs: atOnce,
        pollInterval: LOOK_EVERY_MS,
        // At once, yet by way of its batches: otherwise a job whose end cannot be written down ends the process.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  }).catch((error) => {
    liveness.end()
    throw error
  })
  const ended = runner.promise.catch(() => undefined)

  async function endWhen(libraryHasEnded: Promise<void>): Promise<void> {
    isEnding = true
    // It refuses where it has broken off already.
    void runner.stop().catch(() => undefined)
    await Promise.race([libraryHasEnded, cannotEnd])
    if (running > 0)
      await new Promise<void>((resolve) => {
        whenIdle = resolve
      })
    isOver = true
    await giveBackInTheEnd()
    liveness.end()
  }

  /** However long the database is away, that is one line of the log. */
  async function giveBackInTheEnd(): Promise<void> {
    for (let wait = GIVE_BACK_AGAIN_MS; ; wait = Math.min(2 * wait, GIVE_BACK_LONGEST_MS)) {
      try {
        return await giveBack()
      } catch (err) {
        if (wait === GIVE_BACK_AGAIN_MS) log.warn({ err }, 'jobs of workers that have ended were not given back')
        if (stopping.aborted) return
        await sleep(wait, undefined, { signal: stopping }).catch(() => undefined)
      }
    }
  }

  /** Gives back the jobs that are still ours, but for those that were done: what was done is not done again. */
  async function giveBack(): Promise<void> {
    const owner = liveness.owner()
    if (!owner) return
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = ${sql.raw(String(GIVE_BACK_MS))}`)
      await tx.execute(sql`select graphile_worker.force_unlock_workers(array[${owner}])`)
      await tx.execute(sql`select graphile_worker.complete_jobs(${`{${done.join()}}`}::bigint[])`)
    })
  }

  return {
    owner: liveness.owner,
    begun: () => begun,
    hasRoom: () => running < atOnce,
    brokenOff,
    end: () => endWhen(ended),
    abandon: () => endWhen(Promise.resolve()),
  }
}
