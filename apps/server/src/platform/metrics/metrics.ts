/** What an operator counts. Every label has few values: routes, queues and names of ours, never anything a person has sent. */
export interface Metrics {
  answered(call: { method: string; route: string; status: number; seconds: number }): void
  jobEnded(queue: string, outcome: 'done' | 'failed' | 'given up'): void
  mailEnded(outcome: 'sent' | 'failed'): void
  /** `made`, or the code of the error that the person was told. */
  creationEnded(illustrator: string, outcome: string): void
  storageFailed(operation: string): void
  swept(sweep: string, outcome: 'done' | 'failed'): void
  /** Spans that a collector of traces has taken, or has not. */
  spansEnded(outcome: 'sent' | 'dropped', count: number): void
  /** How much is still to be done is asked for whenever somebody reads, and fails while the database is away. */
  watchJobs(count: () => Promise<readonly WaitingJobs[]>): void
}

export interface WaitingJobs {
  queue: string
  waiting: number
  /** How long the one has been due that has waited longest. */
  oldestSeconds: number
}

/** For a site of which nobody reads metrics. */
export const NO_METRICS: Metrics = {
  answered() {},
  jobEnded() {},
  mailEnded() {},
  creationEnded() {},
  storageFailed() {},
  swept() {},
  spansEnded() {},
  watchJobs() {},
}
