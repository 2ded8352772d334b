import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'

/** The address of the embedded database of a server that runs, as DATABASE_URL takes it. */
export function addressOfOwnDatabase(dataDir: string): string {
  const cluster = join(dataDir, 'postgres')
  const pidFile = readdirSync(cluster, { recursive: true, encoding: 'utf8' }).find(
    (file) => basename(file) === 'postmaster.pid',
  )
  const [, , , port = '', host = ''] = readFileSync(join(cluster, pidFile ?? ''), 'utf8').split('\n')
  const password = readFileSync(join(cluster, 'password'), 'utf8').trim()
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
