import pg from 'pg'
import { OperatorError } from '#platform/operator-error.ts'
import { joinEmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import type { Db } from './handle.ts'
import { databaseOn } from './on-pool.ts'
import { damaged, explainRefusal, isDamage, isDamageOfEmbedded } from './refusal.ts'
import { throughOutage } from './through-outage.ts'

export interface Database {
  db: Db
  /** For connections beside those of `db`. */
  connection: pg.ClientConfig
  /** Waits for running queries, closes the connections and stops the database if it is ours. */
  close(): Promise<void>
  /** Waits for nobody: queries that still run fail, and the database is stopped if it is ours. */
  abandon(): Promise<void>
  /** Turns what this database has refused into one sentence for the operator; any other failure stays what it is. */
  explain(error: unknown): unknown
}

interface Options {
  databaseUrl?: string | undefined
  dataDir: string
  log: { info(message: string): void; warn(message: string): void; error(message: string): void }
  onLost(error: Error): void
  /** From then on nobody waits for the database any more. */
  stop?: AbortSignal
  /** Whether a site may work on the embedded one at the same time. */
  isShared?: boolean
}

/** Connections each process keeps: one listens for changes, six are for jobs; six processes stay below PostgreSQL's usual limit of 100. */
const POOL_SIZE = 15
/** Seconds: what a connection remembers of tables that an upgrade has changed since does not stay for ever. */
const LIFETIME = 30 * 60
const CONNECT_TIMEOUT_MS = 10_000
const OLDEST_SERVER = 150_000
const NEVER = new AbortController().signal

/** Connects to the operator's PostgreSQL, or starts the embedded one below the data directory. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  log,
  onLost,
  stop = NEVER,
  isShared,
}: Options): Promise<Database> {
  if (databaseUrl) return connect({ connectionString: databaseUrl }, addressed(databaseUrl), log)
  const embedded = await (isShared ? joinEmbeddedPostgres : startEmbeddedPostgres)({ dataDir, log, onLost })
  try {
    const database = await connect(embedded.connection, `The database in ${embedded.cluster}`, log, stop)
    return {
      ...database,
      async close() {
        await database.close()
        await embedded.stop()
      },
      async abandon() {
        await database.abandon()
        await embedded.stop()
      },
    }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

async function connect(
  connection: pg.ClientConfig,
  name: string,
  log: Options['log'],
  broughtBackUntil?: AbortSignal,
): Promise<Database> {
  const pool = new pg.Pool({
    ...connection,
    max: POOL_SIZE,
    maxLifetimeSeconds: LIFETIME,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'huebook',
  })
  // A connection that the server drops is replaced by the pool; without listeners it would end the process, be it
  // idle (the first) or between two queries of a transaction (the second: there the next query fails and tells).
  pool.on('error', (error) => {
    if (!pool.ending) log.warn(`A database connection was lost: ${error.message}`)
  })
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    // Only the embedded one has surely been there a moment ago.
    await (broughtBackUntil ? throughOutage(() => refuseOldServer(pool), broughtBackUntil) : refuseOldServer(pool))
  } catch (error) {
    await pool.end()
    throw error instanceof OperatorError ? error : unreachable(name, error, connection)
  }
  let ending: Promise<void> | undefined
  const close = (): Promise<void> => {
    ending ??= pool.end()
    return ending
  }
  return {
    db: databaseOn(pool),
    connection,
    close,
    async abandon() {
      close().catch(() => undefined)
    },
    explain: (error) => explainRefusal(name, error),
  }
}

async function refuseOldServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version_num') as version`)
  const version = Number(rows[0]?.version)
  if (version < OLDEST_SERVER)
    throw new OperatorError(`PostgreSQL 15 or newer is needed; DATABASE_URL leads to ${Math.floor(version / 10_000)}.`)
}

/** Says where, never with which password. */
function addressed(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `The database ${pathname.slice(1)} at ${hostname}:${port || 5432}`
}

function unreachable(name: string, error: unknown, { connectionString }: pg.ClientConfig): OperatorError {
  const { code, message } = error as { code?: string; message: string }
  if (connectionString ? isDamage(code) : isDamageOfEmbedded(code)) return new OperatorError(damaged(name, message))
  return new OperatorError(
    `${name} cannot be used${connectionString ? '; check DATABASE_URL' : ''} (${code ?? message}).`,
  )
}
