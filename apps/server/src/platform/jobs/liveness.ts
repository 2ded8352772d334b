import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Worker, WorkerEvents } from 'graphile-worker'
import type { Db } from '#platform/db/handle.ts'
import { KEEPALIVE } from '#platform/db/keepalive.ts'

export interface Liveness {
  /** For the library: no job is taken before the lock is held, or whoever starts at that moment would take us for dead. */
  events: WorkerEvents
  plugin: GraphileConfig.Plugin
  /** By which name jobs are taken, once some are. */
  owner(): string | undefined
  /** Nobody works under this name any more. */
  end(): void
}

const NAME = 'jobs of '
/** Milliseconds. */
const TRY_AGAIN_MS = 1000

/** A process holds a lock for as long as it works on jobs, on a connection that ends with it however that ends. */
export function holdLiveness(db: Db): Liveness {
  const events: WorkerEvents = new EventEmitter()
  let owner: string | undefined
  let ended = false
  let release = () => {}

  async function hold(name: string): Promise<void> {
    while (!ended && !(await tryToHold(name))) await sleep(TRY_AGAIN_MS)
  }

  async function tryToHold(name: string): Promise<boolean> {
    const connection = await db.$client.connect().catch(() => undefined)
    if (!connection) return false
    try {
      await connection.query(KEEPALIVE)
      await connection.query('select pg_advisory_lock(hashtextextended($1, 0))', [NAME + name])
    } catch {
      connection.release(true)
      return false
    }
    release = () => {
      release = () => {}
      // Closed rather than given back: the lock goes with it.
      connection.release(true)
    }
    connection.once('error', () => {
      release()
      void hold(name)
    })
    if (ended) release()
    return true
  }

  let holding: Promise<void> | undefined
  // Whoever is told to stop must not wait for a database that is away.
  const stopping = new Promise<void>((resolve) => events.on('pool:gracefulShutdown', () => resolve()))
  const startWorker = (_context: unknown, { worker }: { worker: Worker }) => {
    owner = worker.workerPool.id
    holding ??= hold(owner)
    return Promise.race([holding, stopping])
  }

  return {
    events,
    plugin: { name: 'liveness', version: '1', worker: { hooks: { startWorker } } },
    owner: () => (ended ? undefined : owner),
    end() {
      ended = true
      release()
    },
  }
}

/** Gives back the jobs of processes that have died; by itself the library would wait four hours. */
export async function releaseJobsOfDeadProcesses(db: Db, own: readonly string[]): Promise<void> {
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array_agg(owner)) from (
      select distinct locked_by as owner from graphile_worker.jobs
      where locked_by is not null and locked_by <> all (${`{${own.join()}}`}::text[])
    ) as owners
    where pg_try_advisory_xact_lock(hashtextextended(${NAME} || owner, 0))`)
}
