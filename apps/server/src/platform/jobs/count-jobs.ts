import { sql } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'

interface JobCounts {
  waiting: number
  /** Those of them that have failed before: nothing else puts off a job that was promised for now. */
  failing: number
}

/** How many jobs of these tasks are still to be done, by any process. */
export async function countJobs(handle: Handle, tasks: readonly string[]): Promise<JobCounts> {
  const names = sql.join(
    tasks.map((task) => sql`${task}`),
    sql`, `,
  )
  const { rows } = await handle.execute<{ waiting: number; failing: number }>(sql`
    select count(*)::int as waiting, (count(*) filter (where run_at > created_at))::int as failing
    from graphile_worker.jobs where task_identifier in (${names}) and attempts < max_attempts`)
  return rows[0] ?? { waiting: 0, failing: 0 }
}
