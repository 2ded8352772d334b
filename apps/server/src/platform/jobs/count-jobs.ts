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

/** What the last failed attempt at one of these was broken off by, among those that are tried again. */
export async function lastFailedJob(
  handle: Handle,
  tasks: readonly string[],
): Promise<{ at: string; sentence: string } | null> {
  const { rows } = await handle.execute<{ failure: { at: string; sentence: string } }>(sql`
    select job.payload -> 'failure' as failure
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = any (${sql.param(tasks)}::text[]) and job.payload -> 'failure' is not null
    order by job.payload -> 'failure' ->> 'at' desc limit 1`)
  return rows[0]?.failure ?? null
}
