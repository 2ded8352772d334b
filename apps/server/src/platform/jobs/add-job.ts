import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { type Cause, currentCause } from '#platform/cause/cause.ts'
import type { Db, Tx } from '#platform/db/handle.ts'

/** What is kept of a job: how often it was tried, what it was given, and what it was promised for. */
export interface Kept {
  attempt: number
  given: unknown
  /** What the attempt before was broken off by, in words for the operator. */
  failure?: { at: string; sentence: string }
  cause?: Cause
}

interface Placing {
  /** Of several with the same key that wait only the last is done. */
  key?: string
  /** How long it has to wait at least. */
  seconds?: number
  /** Whether nobody waits for it: whatever else is due is done first. */
  isIdle?: boolean
  /** Whether one with the same key that waits, or is under way, stays as it is instead. */
  unlessThere?: boolean
}

/** What is lower is done first. */
const PRIORITY = { usual: 0, idle: 1 }

/** How many processes may die over one job before nobody takes it up again; failures are counted by ourselves. */
const DEATHS = 1000

/**
 * Promises work with the transaction: it is done soon after the commit, by any process of the site, and by another one
 * if that dies over it. What is given lies readable in the database until then, so it names things and holds no secrets.
 */
export async function addJob(
  tx: Tx,
  task: string,
  given: unknown,
  { key = randomUUID(), seconds = 0, isIdle = false, unlessThere = false }: Placing = {},
): Promise<void> {
  const priority = isIdle ? PRIORITY.idle : PRIORITY.usual
  const cause = currentCause()
  const kept = { attempt: 1, given, ...(cause && { cause }) }
  await tx.execute(add(task, kept, { key, seconds, priority }, unlessThere ? 'stays' : 'is replaced'))
}

interface Place {
  key: string
  seconds: number
  priority: number
}

/** What becomes of a job with the same key that waits. One that is under way stays only where it is said to. */
const MODES = { 'is replaced': 'replace', 'keeps its time': 'preserve_run_at', stays: 'unsafe_dedupe' }

/** Takes the place of the job with this key, or leaves it to that one: there is always one of the two, and never both. */
export const add = (task: string, kept: Kept, { key, seconds, priority }: Place, other: keyof typeof MODES): SQL =>
  sql`select graphile_worker.add_job(${task}, ${JSON.stringify(kept)}::json, job_key => ${key}, priority => ${priority},
    run_at => now() + make_interval(secs => ${seconds}), max_attempts => ${DEATHS},
    job_key_mode => ${MODES[other]})`

/** Lets what waits of these tasks be done now, however long it was to wait. */
export const bringForward = (db: Db, tasks: readonly string[]): Promise<unknown> =>
  db.execute(sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
    from graphile_worker.jobs where task_identifier in ${tasks} and locked_at is null and run_at > now()`)
