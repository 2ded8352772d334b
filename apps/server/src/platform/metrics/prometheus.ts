import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics, WaitingJobs } from './metrics.ts'

/** Connections of this process: how many there are, do nothing, and are waited for. */
type ReadPool = () => { totalCount: number; idleCount: number; waitingCount: number }

/** Seconds: from an answer out of memory to one that had to wait for another machine. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Counts as Prometheus reads it. Names and labels are described in docs/operations/metrics.md. */
export function createPrometheus(readPool: ReadPool): Metrics & { read(): Promise<string>; type: string } {
  let countJobs = async (): Promise<readonly WaitingJobs[]> => []
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers })

  const requests = counter('huebook_http_requests_total', 'Requests that were answered', ['method', 'route', 'status'])
  const durations = new Histogram({
    name: 'huebook_http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  })
  const jobEnds = counter('huebook_jobs_total', 'Attempts at jobs of this process', ['queue', 'outcome'])
  const mails = counter('huebook_mails_total', 'Mails that this process has handed over, or could not', ['outcome'])
  const creations = counter('huebook_creations_total', 'Pages that were asked for and have ended', [
    'illustrator',
    'outcome',
  ])
  const storageErrors = counter('huebook_storage_errors_total', 'What the store of files has refused', ['operation'])
  const spans = counter('huebook_spans_total', 'Parts of traces that a collector has taken, or has not', ['outcome'])
  const sweeps = counter('huebook_sweeps_total', 'Rounds of tidying up', ['sweep', 'outcome'])

  new Gauge({
    name: 'huebook_database_connections',
    help: 'Connections of this process to the database',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount } = readPool()
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'busy' }, totalCount - idleCount)
    },
  })
  new Gauge({
    name: 'huebook_database_waiting',
    help: 'What waits for a connection to the database',
    registers,
    collect() {
      this.set(readPool().waitingCount)
    },
  })
  const oldest = new Gauge({
    name: 'huebook_jobs_oldest_seconds',
    help: 'How long the job has been due that has waited longest, of the whole site',
    labelNames: ['queue'],
    registers,
  })
  new Gauge({
    name: 'huebook_jobs_waiting',
    help: 'Jobs that are still to be done, of the whole site',
    labelNames: ['queue'],
    registers,
    async collect() {
      // What was true before the database went away is not told as if it were true now.
      this.reset()
      oldest.reset()
      for (const { queue, waiting, oldestSeconds } of await countJobs().catch(() => [])) {
        this.set({ queue }, waiting)
        oldest.set({ queue }, oldestSeconds)
      }
    },
  })

  return {
    answered({ method, route, status, seconds }) {
      requests.inc({ method, route, status })
      durations.observe({ method, route }, seconds)
    },
    jobEnded: (queue, outcome) => jobEnds.inc({ queue, outcome }),
    mailEnded: (outcome) => mails.inc({ outcome }),
    creationEnded: (illustrator, outcome) => creations.inc({ illustrator, outcome }),
    storageFailed: (operation) => storageErrors.inc({ operation }),
    spansEnded: (outcome, count) => spans.inc({ outcome }, count),
    swept: (sweep, outcome) => sweeps.inc({ sweep, outcome }),
    watchJobs(count) {
      countJobs = count
    },
    read: () => registry.metrics(),
    type: registry.contentType,
  }
}
