import { createJobs } from '#platform/jobs/jobs.ts'
import { waitingJobs } from '#platform/jobs/waiting-jobs.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { type Area, type QueueName, SWEEP_EXPIRED_MS } from './area.ts'
import type { Foundation } from './foundation.ts'

/**
 * Jobs of each queue that one process works on at once. Apart from each other: pages that take a minute to draw and a payment
 * provider that is away keep nobody's mail waiting.
 */
const AT_ONCE: Record<QueueName, number> = {
  /** Most of the time they wait for another machine. */
  mails: 4,
  /** Those that are drawn elsewhere only wait, the others take turns at the pixels. */
  pages: 8,
  /** People whose payments are looked at: Stripe answers only so often. */
  payments: 4,
}

type Needs = Pick<Foundation, 'db' | 'log' | 'stopping' | 'metrics' | 'traces'>

/** Works on the jobs of all areas. */
export function createQueues({ db, log, stopping, metrics, traces }: Needs, areas: Area[]) {
  const open = (name: QueueName) => {
    const tasks = areas.flatMap((area) => area.tasks?.[name] ?? [])
    const onEnd = (outcome: Parameters<Metrics['jobEnded']>[1]) => metrics.jobEnded(name, outcome)
    for (const task of tasks) queueOf.set(task.name, name)
    return createJobs({ name, db, log, tasks, atOnce: AT_ONCE[name], stopping, traces, onEnd })
  }
  const queueOf = new Map<string, QueueName>()
  const [mails, pages, payments] = [open('mails'), open('pages'), open('payments')]
  metrics.watchJobs(() => waitingJobs(db, queueOf))
  return {
    checks: { mails: mails.check, pages: pages.check, payments: payments.check },
    // One for all: jobs that are left behind are swept whatever queue they were in.
    sweeps: [{ task: 'sweep of jobs', everyMs: SWEEP_EXPIRED_MS, run: mails.sweep }],
    async onStart() {
      for (const queue of [mails, pages, payments]) await queue.start()
    },
    async onClose() {
      await Promise.all([mails.stop(), pages.stop(), payments.stop()])
    },
  } satisfies Area
}
