import { EventEmitter } from 'node:events'
import { type SQL, sql } from 'drizzle-orm'
import type { WorkerEvents } from 'graphile-worker'
import type { Db } from '#platform/db/handle.ts'

const NAME = 'jobs of '
const lockOf = (owner: SQL): SQL => sql`hashtextextended(${NAME} || ${owner}, 0)`

export interface Life {
  events: WorkerEvents
  plugin: GraphileConfig.Plugin
  /** By which name jobs are taken. */
  owner(): string | undefined
}

/**
 * A process shows that it lives by a lock on the connection it listens on: it ends with the process, however that ends.
 * No job may be taken before the lock is held, or a process that starts at the same moment would take us for dead.
 */
export function showLife(): Life {
  const events: WorkerEvents = new EventEmitter()
  let owner: string | undefined
  const shown = new Promise<void>((resolve) => {
    events.on('pool:listen:success', ({ client, workerPool }) => {
      owner = workerPool.id
      // Once it listens: a connection does one thing after the other.
      client.once('drain', () => {
        const lock = client.query('select pg_advisory_lock(hashtextextended($1, 0))', [NAME + workerPool.id])
        // A connection that fails now is replaced, and shows life anew.
        lock.then(() => resolve()).catch(() => undefined)
      })
    })
    // Whoever is told to stop before it listens never will, and must not wait for it.
    events.on('pool:gracefulShutdown', () => resolve())
  })
  const plugin = { name: 'show-life', version: '1', worker: { hooks: { startWorker: () => shown } } }
  return { events, plugin, owner: () => owner }
}

/** Gives back the jobs of processes that have died; by itself the library would wait four hours. */
export async function releaseJobsOfTheDead(db: Db): Promise<void> {
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array_agg(owner)) from (
      select distinct locked_by as owner from graphile_worker.jobs where locked_by is not null
    ) as owners
    where pg_try_advisory_xact_lock(${lockOf(sql`owner`)})`)
}

/** Gives back the jobs of an owner that is known to work on none any more, though its connection may live on. */
export async function releaseJobsOf(db: Db, owner: string): Promise<void> {
  await db.execute(sql`select graphile_worker.force_unlock_workers(array[${owner}])`)
}
