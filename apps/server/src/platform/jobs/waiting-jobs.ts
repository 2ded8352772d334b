import { sql } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import type { WaitingJobs } from '#platform/metrics/metrics.ts'

type Row = { task: string; waiting: number; oldest: number }

/** How much is still to be done in each queue, by any process. */
export async function waitingJobs(handle: Handle, queueOf: ReadonlyMap<string, string>): Promise<WaitingJobs[]> {
  const { rows } = await handle.execute<Row>(sql`
    select task_identifier as task, count(*)::int as waiting,
      greatest(0, extract(epoch from now() - min(run_at)))::float as oldest
    from graphile_worker.jobs where attempts < max_attempts group by task_identifier`)
  const waiting = new Map<string, WaitingJobs>()
  for (const queue of queueOf.values()) waiting.set(queue, { queue, waiting: 0, oldestSeconds: 0 })
  for (const { task, ...counted } of rows) {
    const counts = waiting.get(queueOf.get(task) ?? '')
    if (!counts) continue
    counts.waiting += counted.waiting
    counts.oldestSeconds = Math.max(counts.oldestSeconds, counted.oldest)
  }
  return [...waiting.values()]
}
