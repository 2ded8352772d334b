import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'

/** A connection to the embedded database of a server that runs, past all that guards it. */
export async function openOwnDatabase(dataDir: string): Promise<pg.Client> {
  const cluster = join(dataDir, 'postgres')
  const pidFile = readdirSync(cluster, { recursive: true, encoding: 'utf8' }).find(
    (file) => basename(file) === 'postmaster.pid',
  )
  const [, , , port, host] = readFileSync(join(cluster, pidFile ?? ''), 'utf8').split('\n')
  const password = readFileSync(join(cluster, 'password'), 'utf8').trim()
  const client = new pg.Client({ host: host ?? '', port: Number(port), user: 'huebook', database: 'huebook', password })
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
