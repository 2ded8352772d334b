import { hostname } from 'node:os'
import { sql } from 'drizzle-orm'
import type { Db } from './handle.ts'

/** PostgreSQL keeps so many bytes of a name. */
const NAME_BYTES = 63
const MARK = 'huebook process '

/** By what a connection that a process keeps for as long as it runs tells others of it. */
export const processName = (): string => `${MARK}${process.pid} on ${hostname()}`.slice(0, NAME_BYTES)

/** Every process of the site that is connected now. */
export async function listProcesses(db: Db): Promise<{ name: string; since: string }[]> {
  const { rows } = await db.execute<{ name: string; since: Date }>(sql`
    select substr(application_name, ${MARK.length + 1}::int) as name, to_json(backend_start) #>> '{}' as since
    from pg_stat_activity where datname = current_database() and starts_with(application_name, ${MARK}) order by backend_start`)
  return rows.map(({ name, since }) => ({ name: `Process ${name}`, since: new Date(since).toISOString() }))
}
