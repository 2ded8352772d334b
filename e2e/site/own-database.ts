import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'

const clusterOf = (dataDir: string): string => join(dataDir, 'postgres')

/** What the embedded database of a server that runs says of itself, line by line. */
function readPidFile(dataDir: string): string[] {
  const cluster = clusterOf(dataDir)
  const pidFile = readdirSync(cluster, { recursive: true, encoding: 'utf8' }).find(
    (file) => basename(file) === 'postmaster.pid',
  )
  return readFileSync(join(cluster, pidFile ?? ''), 'utf8').split('\n')
}

/** Its main process. */
export function pidOfOwnDatabase(dataDir: string): number {
  const pid = Number(readPidFile(dataDir)[0])
  if (!(pid > 1)) throw new Error('The embedded database does not run')
  return pid
}

/** Its address, as DATABASE_URL takes it. */
export function addressOfOwnDatabase(dataDir: string): string {
  const [, , , port = '', host = ''] = readPidFile(dataDir)
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
