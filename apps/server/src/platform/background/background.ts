import type { Log } from '#platform/log/log.ts'

/** Work that goes on after the answer: nobody waits for it, and how long it takes tells nothing. */
export interface Background {
  /** Starts it; a failure is logged under the task's name, which names no person. */
  run(task: string, work: () => Promise<unknown>): void
  /** Resolves once nothing is under way. */
  settled(): Promise<void>
}

export function createBackground(log: Pick<Log, 'error'>): Background {
  const underWay = new Set<Promise<unknown>>()
  return {
    run(task, work) {
      const running = new Promise((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error) => log.error({ err: error, task }, 'background work failed'))
        .finally(() => underWay.delete(running))
      underWay.add(running)
    },
    async settled() {
      // What is under way may start more.
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
