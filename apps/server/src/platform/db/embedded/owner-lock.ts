import pg from 'pg'
import { damaged, isDamageOfEmbedded } from '#platform/db/refusal.ts'
import { passwordFile, readPassword, SUPERUSER } from './create-cluster.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { Listen } from './listen.ts'
import type { Site } from './site.ts'

const DATABASE = 'huebook'

/** Advisory locks are counted per database, and this one nobody copies, drops or connects to otherwise. */
const LOCK_DATABASE = 'postgres'
/** "hueb" in ASCII: any number will do, as long as every version of Huebook uses the same. */
const LOCK_KEY = 0x68756562
const ANSWER_WITHIN_MS = 5000
const WRONG_PASSWORD = '28P01'

/** The database is ours for as long as this connection lives; the kernel ends it with our process, however that dies. */
export interface OwnerLock {
  readonly listen: Listen
  readonly postmaster: number
  readonly lost: Promise<void>
  /** Gives the database up. */
  release(): Promise<void>
}

/** held: somebody else owns it; busy: it is starting, stopping or overrun; absent: nobody listens. */
export type Answer = OwnerLock | 'held' | 'busy' | 'absent'

export async function connection(site: Site, { host, port }: Listen) {
  // ssl is named so that a PGSSLMODE in the environment does not apply.
  return { host, port, user: SUPERUSER, password: await readPassword(site.cluster), database: DATABASE, ssl: false }
}

export async function askForLock(site: Site, listen: Listen): Promise<Answer> {
  const client = new pg.Client({
    ...(await connection(site, listen)),
    database: LOCK_DATABASE,
    application_name: 'huebook owner',
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    keepAlive: true,
  })
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve)
    client.on('error', () => resolve())
  })
  const release = () => client.end().catch(() => undefined)
  try {
    await client.connect()
    // The postmaster's number is asked of the database itself: it is going to be sent signals.
    const { rows } = await client.query<{ locked: boolean; directory: string; postmaster: number }>(
      `SELECT pg_try_advisory_lock(${LOCK_KEY}) AS locked, current_setting('data_directory') AS directory,
              split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int AS postmaster`,
    )
    const [row] = rows
    if (row?.locked && row.directory === site.pgData) {
      await ensureDatabase(client)
      return { listen, postmaster: row.postmaster, lost, release }
    }
    await release()
    return row?.directory === site.pgData ? 'held' : 'absent'
  } catch (error) {
    void release()
    return classify(site, error as { code?: string; message: string })
  }
}

async function ensureDatabase(client: pg.Client) {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
  if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`)
}

function classify(site: Site, { code = '', message }: { code?: string; message: string }): Answer {
  if (['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(code)) return 'absent'
  if (isDamageOfEmbedded(code)) throw new EmbeddedPostgresError(damaged(`The database in ${site.cluster}`, message))
  if (code === WRONG_PASSWORD)
    throw new EmbeddedPostgresError(
      `The database does not accept the password in ${passwordFile(site.cluster)}; bring the file back from a backup.`,
    )
  // Not let in, full disk: waiting will not help.
  if (/^(EACCES|EPERM|28|53100)/.test(code)) {
    throw new EmbeddedPostgresError(`The database in ${site.cluster} cannot be used: ${message}.`)
  }
  return 'busy'
}
