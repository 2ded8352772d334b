/**
 * @template Result
 * @typedef Job
 * @property {() => Promise<Result>} run
 * @property {string} [apart] those of the same word never run at the same time
 */

/**
 * Runs jobs, so many at once, each as soon as there is room and none it has to be apart from is under way, those named
 * first before the others; answers what each gave. Once the signal is given no other is begun.
 * @template Result
 * @param {Job<Result>[]} jobs
 * @param {number} atOnce
 * @param {AbortSignal} signal
 * @returns {Promise<Result[]>} in the order of the jobs
 */
export async function sideBySide(jobs, atOnce, signal) {
  const waiting = [...jobs.entries()]
  /** @type {Set<Job<Result>>} */
  const underWay = new Set()
  /** @type {Result[]} */
  const results = []

  /** @param {[number, Job<Result>]} entry */
  const mayBegin = ([, { apart }]) => !apart || [...underWay].every((other) => other.apart !== apart)

  /** Begins what may begin, and again whenever one has ended. */
  async function begin() {
    /** @type {Promise<void>[]} */
    const begun = []
    while (underWay.size < atOnce && !signal.aborted) {
      const place = waiting.findIndex(mayBegin)
      if (place < 0) break
      begun.push(...waiting.splice(place, 1).map(work))
    }
    await Promise.all(begun)
  }

  /** @param {[number, Job<Result>]} entry */
  async function work([index, job]) {
    underWay.add(job)
    try {
      results[index] = await job.run()
    } finally {
      underWay.delete(job)
    }
    await begin()
  }

  await begin()
  return results
}
