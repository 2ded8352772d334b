import type pg from 'pg'
import { ensureCluster } from './create-cluster.ts'
import { AlreadyRunningError, EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { isCluster } from './files.ts'
import { removeLeftovers } from './leftovers.ts'
import { chooseListen } from './listen.ts'
import { connection } from './owner-lock.ts'
import { readPidFile } from './pid-file.ts'
import { chooseSite, linkRelocated } from './site.ts'
import { Supervisor } from './supervisor.ts'

export interface EmbeddedPostgres {
  /** The directory it lives in, for messages. */
  readonly cluster: string
  /** For pg.Pool and pg.Client; stays the same when the database had to be started again. */
  readonly connection: pg.ClientConfig
  /** Ends the database and waits until it is gone. Close your own connections first. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** Absolute. The cluster lives in `postgres` below it, or where that leads. */
  dataDir: string
  log: { info(message: string): void; warn(message: string): void; error(message: string): void }
  /** The database is gone for good: it cannot be started again, or another process has taken it. */
  onLost(error: Error): void
}

/** Starts the PostgreSQL that comes with Huebook, or takes over the one that a killed Huebook left running. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    return await start(options)
  } catch (error) {
    // A folder where a file should be, a disk that fails: nobody can foresee all that happens to a directory.
    const { syscall, message } = error as NodeJS.ErrnoException
    if (!syscall) throw error
    throw new EmbeddedPostgresError(`The database of ${options.dataDir} cannot be started: ${message}.`)
  }
}

/** The same, or a place beside the site that it belongs to, which goes on. */
export async function joinEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const site = await chooseSite(options.dataDir, options.log)
  if (!(await isCluster(site.cluster))) throw new EmbeddedPostgresError(`There is no site in ${options.dataDir}.`)
  try {
    return await startEmbeddedPostgres(options)
  } catch (error) {
    if (!(error instanceof AlreadyRunningError)) throw error
    const listen = (await readPidFile(site.pgData))?.listen
    if (!listen) throw error
    return { cluster: site.cluster, connection: await connection(site, listen), stop: async () => undefined }
  }
}

async function start({ dataDir, log, onLost }: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const site = await chooseSite(dataDir, log)
  await ensureCluster(site)
  await linkRelocated(site)
  const supervisor = new Supervisor(site, await chooseListen(site), log, onLost)
  const listen = await supervisor.start()
  await removeLeftovers(site).catch(() => undefined)
  return { cluster: site.cluster, connection: await connection(site, listen), stop: () => supervisor.stop() }
}
