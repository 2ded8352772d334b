import type pg from 'pg'

interface DueJob {
  id: string
  task: string
  attempts: number
  isUnderWay: boolean
}

/** The jobs that are due or under way; what waits to be tried again does not count. */
export async function dueJobs(database: Pick<pg.Client, 'query'>): Promise<DueJob[]> {
  const { rows } = await database.query<DueJob>(`
    select id, task_identifier as task, attempts, locked_at is not null as "isUnderWay" from graphile_worker.jobs
    where attempts < max_attempts and (locked_at is not null or run_at <= now()) order by id`)
  return rows
}
