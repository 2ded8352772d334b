import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'
import { isPostmasterOf } from '../../apps/server/src/platform/db/embedded/process-table.ts'

const clusterOf = (dataDir: string): string => join(dataDir, 'postgres')

/** What the embedded database of a server that runs says of itself, line by line, and the folder where it does. */
function readPidFile(dataDir: string): { lines: string[]; pgData: string } {
  const cluster = clusterOf(dataDir)
  const pidFile = readdirSync(cluster, { recursive: true, encoding: 'utf8' }).find(
    (file) => basename(file) === 'postmaster.pid',
  )
  if (!pidFile) throw notRunning()
  const path = join(realpathSync(cluster), pidFile)
  return { lines: readFileSync(path, 'utf8').split('\n'), pgData: dirname(path) }
}

/** Its main process. One that was killed leaves its number, which may be a stranger's by now. */
export async function pidOfOwnDatabase(dataDir: string): Promise<number> {
  const { lines, pgData } = readPidFile(dataDir)
  const pid = Number(lines[0])
  if (!(await isPostmasterOf(pgData, pid))) throw notRunning()
  return pid
}

const notRunning = () => new Error('The embedded database does not run')

/** Its address, as DATABASE_URL takes it. */
export function addressOfOwnDatabase(dataDir: string): string {
  const [, , , port = '', host = ''] = readPidFile(dataDir).lines
  const password = readFileSync(join(clusterOf(dataDir), 'password'), 'utf8').trim()
  // A folder with a socket cannot stand where a host does.
  return `postgres://huebook:${encodeURIComponent(password)}@localhost/huebook?${new URLSearchParams({ host, port })}`
}

/** A connection to it, past all that guards it. */
export async function openOwnDatabase(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client(addressOfOwnDatabase(dataDir))
  await client.connect()
  return client
}

/** The same for a moment. */
export async function inDatabaseOf<Answer>(
  dataDir: string,
  ask: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = await openOwnDatabase(dataDir)
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}
