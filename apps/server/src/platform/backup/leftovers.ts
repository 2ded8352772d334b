import pg from 'pg'
import { removeUnfinishedBackups, unfinishedBackups } from './folder.ts'
import { tryToHoldBackups } from './hold.ts'
import { dropScratchDatabases, scratchDatabases } from './scratch-database.ts'

/** Nobody waits for this, and a database that has vanished must not keep a process from ending. */
const [CONNECT_TIMEOUT_MS, QUERY_TIMEOUT_MS] = [10_000, 60_000]

/**
 * Clears away what a backup has left that was killed: half a file with the secret of the site in it, and its rows in a database
 * of their own. The next backup would do so, too; nobody is to wait for that.
 */
export async function clearLeftovers(connection: pg.ClientConfig, directory: string): Promise<void> {
  const client = new pg.Client({
    ...connection,
    application_name: 'huebook backup',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const left = [...(await unfinishedBackups(directory)), ...(await scratchDatabases(client))]
    // Looked for first: whoever asks for a backup in that moment would be told that another one is being made.
    if (left.length === 0 || !(await tryToHoldBackups(client))) return
    await removeUnfinishedBackups(directory)
    await dropScratchDatabases(client)
  } finally {
    await client.end()
  }
}
