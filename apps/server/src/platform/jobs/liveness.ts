import { EventEmitter } from 'node:events'
import { type SQL, sql } from 'drizzle-orm'
import type { WorkerEvents } from 'graphile-worker'
import type { Db } from '#platform/db/handle.ts'

const NAME = 'jobs of '
const lockOf = (owner: SQL): SQL => sql`hashtextextended(${NAME} || ${owner}, 0)`

/**
 * A process shows that it lives by a lock on the connection it listens on: it ends with the process, however that ends.
 * No job may be taken before the lock is held, or a process that starts at the same moment would take us for dead.
 */
export function showLife(): { events: WorkerEvents; plugin: GraphileConfig.Plugin } {
  const events: WorkerEvents = new EventEmitter()
  const shown = new Promise<void>((resolve) => {
    events.on('pool:listen:success', ({ client, workerPool }) => {
      const lock = client.query('select pg_advisory_lock(hashtextextended($1, 0))', [NAME + workerPool.id])
      // A connection that fails now is replaced, and shows life anew.
      lock.then(() => resolve()).catch(() => undefined)
    })
    // Whoever is told to stop before it listens never will, and must not wait for it.
    events.on('pool:gracefulShutdown', () => resolve())
  })
  events.on('pool:listen:release', ({ client, workerPool }) => {
    // It goes back to the others, and would show life for ever.
    client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [NAME + workerPool.id]).catch(() => undefined)
  })
  return { events, plugin: { name: 'show-life', version: '1', worker: { hooks: { startWorker: () => shown } } } }
}

/** Gives back the jobs of processes that have died; by itself the library would wait four hours. */
export async function releaseJobsOfTheDead(db: Db): Promise<void> {
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array_agg(owner)) from (
      select distinct locked_by as owner from graphile_worker.jobs where locked_by is not null
    ) as owners
    where pg_try_advisory_xact_lock(${lockOf(sql`owner`)})`)
}
