import { sql } from 'drizzle-orm'
import { because, type Cause } from '#platform/cause/cause.ts'
import type { Db } from '#platform/db/handle.ts'
import { outageOf } from '#platform/db/outage.ts'
import type { Log } from '#platform/log/log.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { NO_TRACES, type Traces } from '#platform/traces/traces.ts'
import { add, type Kept } from './add-job.ts'
import { type JobPool, startJobPool, type TakenJob } from './job-pool.ts'
import { releaseJobsOfDeadProcesses } from './liveness.ts'

/** One kind of work that jobs ask for. It may be done twice: a process can die after the work and before saying so. */
export interface Task {
  /** Names no person: it is logged. */
  name: string
  /** What it throws is logged, and it is tried again after a while. */
  run(given: unknown): Promise<void>
  /** Whether trying again is of no use. */
  isFinal?(error: unknown, given: unknown): boolean
  /** Seconds to wait after this, where it is known that trying sooner is of no use. */
  waitAfter?(error: unknown): number | undefined
}

export interface Jobs {
  start(): Promise<void>
  /** Finishes what is under way; the rest is done by other processes, or after the next start. */
  stop(): Promise<void>
  /** Fails while this process takes no jobs, though it should. */
  check(): Promise<void>
  /** Forgets jobs that will never be tried again: those whose place another has taken in the moment a process died. */
  sweep(): Promise<void>
}

type Outcome = 'done' | 'failed' | 'given up'

interface Options {
  /** What is told of to the operator. */
  name: string
  db: Db
  log: Pick<Log, 'info' | 'warn' | 'error'>
  tasks: readonly Task[]
  /** Jobs one process works on at once. */
  atOnce: number
  /** Breaks work off when the process is about to stop. */
  stopping: AbortSignal
  /** Follows each attempt as a part of the request that has promised the job. */
  traces?: Traces
  /** Is told what came of each attempt. */
  onEnd?(outcome: Outcome): void
  /** Seconds to wait after so many attempts. */
  wait?(attempts: number): number
  /**
   * How often to look after jobs that nobody works on, in milliseconds: those of processes that have died, and those that
   * idle workers, who look every two seconds, have left alone for twice as long.
   */
  lookAfterMs?: number
}

const LOOK_AFTER_MS = 10_000
/**
 * How soon to begin again when the work as a whole has broken off, in milliseconds: at first, and at the latest. Until then
 * this process is not ready, and a site is to be back within five seconds of its database.
 */
const RESTART_MS = { first: 500, longest: 2500 }
/** Work that went on for so long, in milliseconds, has not broken off again and again. */
const STEADY_MS = 10_000
/** Seconds: somebody may be waiting for what is tried again. */
const LONGEST_WAIT = 60
/** About a week of trying once a minute. */
const ATTEMPTS = 10_000

const waitLonger = (attempts: number): number => Math.min(LONGEST_WAIT, 2 ** (attempts - 1))

/** Only what was written for the operator: any other message may name a person. */
const inWords = (error: unknown): string =>
  error instanceof OperatorError ? error.message : 'It broke off; the log of the process says why.'

/** Does the work that `addJob` promises. */
export function createJobs(options: Options): Jobs {
  const { name, db, log, tasks, atOnce, stopping, wait = waitLonger, lookAfterMs = LOOK_AFTER_MS } = options
  const traces = options.traces ?? NO_TRACES
  const onEnd = options.onEnd ?? (() => undefined)
  let pool: JobPool | undefined
  /** Pools that take no other job, until what they have is done or given back. */
  const leaving = new Map<JobPool, Promise<void>>()
  let lookingAfter: NodeJS.Timeout | undefined
  let restarting: NodeJS.Timeout | undefined
  let restarts = 0
  let begunAt = 0
  const stopped = new AbortController()

  const attempt = (task: Task) => (payload: unknown, job: TakenJob) => {
    const kept = payload as Kept
    const begin = performance.now()
    const span = traces.begin(kept.cause?.traceparent)
    // What it promises in turn is its part. What it was promised for stays as it is kept, for the next attempt.
    const cause: Cause | undefined = span ? { ...kept.cause, traceparent: span.traceparent } : kept.cause
    const ended = (outcome: Outcome) => {
      onEnd(outcome)
      span?.end({
        kind: 'job',
        name: `job ${task.name}`,
        took: performance.now() - begin,
        isFailure: outcome !== 'done',
        attributes: {
          'huebook.task': task.name,
          'huebook.attempt': kept.attempt,
          'huebook.outcome': outcome,
          ...(kept.cause?.request && { 'huebook.request': kept.cause.request }),
        },
      })
    }
    return because(cause, () => attemptAt(task, kept, job, ended))
  }

  async function attemptAt(
    task: Task,
    kept: Kept,
    { key, priority }: TakenJob,
    ended: (outcome: Outcome) => void,
  ): Promise<void> {
    const context = { task: task.name, attempt: kept.attempt }
    if (!key) throw new Error('a job has no key, so its next attempt could not take its place')
    const again = async (attempt: number, seconds: number, failure = kept.failure) => {
      await db.execute(
        add(task.name, { ...kept, attempt, ...(failure && { failure }) }, { key, priority, seconds }, 'keeps its time'),
      )
    }
    // Asked for before the end and given afterwards: another process, or the next start, begins it.
    if (stopped.signal.aborted) return await again(kept.attempt, 0)
    try {
      const begin = performance.now()
      await task.run(kept.given)
      log.info({ ...context, ms: Math.round(performance.now() - begin) }, 'a job was done')
      ended('done')
    } catch (error) {
      const seconds = task.waitAfter?.(error) ?? wait(kept.attempt)
      // It was broken off and has not failed: another process, or the next start, does it.
      if (stopping.aborted && error === stopping.reason) return await again(kept.attempt, seconds)
      if (task.isFinal?.(error, kept.given) || kept.attempt >= ATTEMPTS) {
        log.error({ ...context, err: error }, 'a job was given up')
        ended('given up')
        return
      }
      log.warn({ ...context, err: error }, 'a job failed and will be tried again')
      ended('failed')
      await again(kept.attempt + 1, seconds, { at: new Date().toISOString(), sentence: inWords(error) })
    }
  }
  const work = Object.fromEntries(tasks.map((task) => [task.name, attempt(task)]))

  const release = () =>
    releaseJobsOfDeadProcesses(
      db,
      [pool, ...leaving.keys()].flatMap((one) => one?.owner() ?? []),
    )

  async function begin(): Promise<void> {
    await release()
    const begun = await startJobPool({ db, log, tasks: work, atOnce, stopping: stopped.signal })
    void begun.brokenOff.then(beginAgain)
    pool = begun
    begunAt = Date.now()
    // Asked to stop while it began again.
    if (stopped.signal.aborted) await begun.end()
  }

  function beginAgain(err: unknown): void {
    if (pool) {
      const left = pool
      pool = undefined
      leaving.set(
        left,
        left.abandon().finally(() => leaving.delete(left)),
      )
      if (Date.now() - begunAt > STEADY_MS) restarts = 0
    }
    if (stopped.signal.aborted) return
    log.error({ jobs: name, err }, 'work on jobs has broken off and begins again')
    const delay = Math.min(RESTART_MS.longest, RESTART_MS.first * 2 ** restarts++)
    restarting = setTimeout(() => begin().catch(beginAgain), delay)
  }

  async function isAnyOverdue(): Promise<boolean> {
    const { rows } = await db.execute(sql`
      select 1 from graphile_worker.jobs
      where task_identifier in ${Object.keys(work)} and locked_at is null and attempts < max_attempts
        and run_at < now() - make_interval(secs => ${(2 * lookAfterMs) / 1000})
      limit 1`)
    return rows.length > 0
  }

  /** What the workers had begun when they were last looked at. */
  let seen: { pool: JobPool; begun: number } | undefined

  /** Workers that begin nothing, though they have room and jobs are overdue, will not begin anything any more. */
  async function lookAfterOwn(): Promise<void> {
    const own = pool
    if (!own) return
    const begun = own.begun()
    const isIdle = seen?.pool === own && seen.begun === begun && own.hasRoom()
    seen = { pool: own, begun }
    if (isIdle && (await isAnyOverdue()) && own === pool && own.begun() === begun)
      beginAgain(new Error('jobs were due and nobody took them'))
  }

  return {
    async start() {
      await begin().catch((error: unknown) => {
        if (outageOf(error) !== 'away') throw error
        beginAgain(error)
      })
      const logFailure = (err: unknown) =>
        log.warn({ jobs: name, err }, 'jobs that nobody works on could not be looked for')
      // Apart from each other: a question that is never answered holds up only itself.
      const looks = [onceAtATime(release), onceAtATime(lookAfterOwn)]
      const lookAfter = () => looks.forEach((look) => void look().catch(logFailure))
      lookingAfter = setInterval(lookAfter, lookAfterMs).unref()
    },

    async stop() {
      if (stopped.signal.aborted) return
      stopped.abort()
      clearInterval(lookingAfter)
      clearTimeout(restarting)
      await Promise.all([pool?.end(), ...leaving.values()])
      pool = undefined
    },

    async check() {
      if (!pool) throw new Error(`no jobs are taken: ${name}`)
    },

    async sweep() {
      await db.execute(sql`delete from graphile_worker._private_jobs
        where attempts >= max_attempts and locked_at is null`)
    },
  }
}

/** Does nothing while the last time is still under way: each would hold a connection of its own. */
function onceAtATime(act: () => Promise<void>): () => Promise<void> {
  let isUnderWay = false
  return async () => {
    if (isUnderWay) return
    isUnderWay = true
    await act().finally(() => {
      isUnderWay = false
    })
  }
}
