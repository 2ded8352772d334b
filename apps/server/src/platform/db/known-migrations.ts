import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'
import { MIGRATIONS_FOLDER } from '#locations.ts'
import { OperatorError } from '#platform/operator-error.ts'

/** When each migration was written, in milliseconds: that is what a database remembers them by. */
export const knownMigrations = (): number[] =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ folderMillis }) => folderMillis)

/** The migrations a database has been through, the oldest first; none where nothing was ever started on it. */
export async function migrationsOf(connection: ClientBase): Promise<number[]> {
  const { rows: found } = await connection.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!found[0]?.there) return []
  const { rows } = await connection.query<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ at }) => Number(at))
}

/** Code that is older than its data would misread it, or write what the newer code no longer understands. */
export async function refuseNewerData(connection: ClientBase): Promise<void> {
  const known = new Set(knownMigrations())
  if ((await migrationsOf(connection)).some((migration) => !known.has(migration)))
    throw new OperatorError(
      'A newer Huebook has worked on this database, and this one does not know what that has changed; start that one or a newer one, or restore a backup from before.',
    )
}

/** Where it is written down that a backup is being restored into an empty database. */
export const UNFINISHED_RESTORE = 'huebook_restore.unfinished'

/** An empty site would take the place of the one that was to come back. */
export async function refuseUnfinishedRestore(connection: ClientBase): Promise<void> {
  const { rows } = await connection.query('select to_regclass($1) is not null as there', [UNFINISHED_RESTORE])
  if (rows[0]?.there)
    throw new OperatorError(
      'Restoring a backup into this database was cut short, and nothing of it is there yet; run "npm run restore" again.',
    )
}
