import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/handle.ts'

/** Whether no job is due and none under way; what waits to be tried again does not count. */
export async function areJobsDone(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from graphile_worker.jobs
    where attempts < max_attempts and (locked_at is not null or run_at <= now()) limit 1`)
  return rows.length === 0
}
