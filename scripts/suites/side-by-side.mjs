/**
 * Runs jobs in their order, so many at once, and answers what each gave; once the signal is given no other is begun.
 * @template Result
 * @param {(() => Promise<Result>)[]} jobs
 * @param {number} atOnce
 * @param {AbortSignal} signal
 * @returns {Promise<Result[]>} in the order of the jobs
 */
export async function sideBySide(jobs, atOnce, signal) {
  const waiting = [...jobs.entries()]
  /** @type {Result[]} */
  const results = []
  const work = async () => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const [index, job] = next
      results[index] = await job()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
