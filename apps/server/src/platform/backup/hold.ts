import pg from 'pg'
import { KEEPALIVE } from '#platform/db/keepalive.ts'
import { BackupError } from './backup-error.ts'

/** Whoever deletes a file holds a share of this lock meanwhile; whoever makes a backup holds all of it. */
export const DELETION_OF_FILES = 'deletion of files'
/** Held for as long as one is made, by a site or by hand. */
export const MAKING_OF_BACKUP = 'making of a backup'

/**
 * Lets one backup at a time be made, over all processes, and keeps every file where it is meanwhile: a page that was in the
 * snapshot may be gone a moment later, and its pictures with it. Work is told when nothing keeps them any more: whatever it
 * makes then may lack some.
 */
export async function holdFiles<Result>(
  connection: pg.ClientConfig,
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const holder = new pg.Client({ ...connection, application_name: 'huebook backup', keepAlive: true })
  const lost = new AbortController()
  holder.on('error', () => lost.abort(new BackupError('The database went away while the backup was made.')))
  await holder.connect()
  try {
    // Its server may end what has said nothing for long.
    await holder.query(`${KEEPALIVE}; set idle_session_timeout = 0`)
    if (!(await tryToHoldBackups(holder))) throw new BackupError('Another backup of this site is being made.')
    await holder.query('select pg_advisory_lock(hashtextextended($1, 0))', [DELETION_OF_FILES])
    return await work(lost.signal)
  } catch (error) {
    throw lost.signal.aborted ? lost.signal.reason : error
  } finally {
    await holder.end().catch(() => undefined)
  }
}

/** Whether nobody makes a backup now, and nobody will before this connection ends. */
export async function tryToHoldBackups(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as free',
    [MAKING_OF_BACKUP],
  )
  return rows[0]?.free ?? false
}
