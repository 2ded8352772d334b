interface Count {
  current: number
  /** When the first of these calls was made. */
  since: number
}

/** Clients whose calls are counted at once: a few megabytes at most, whoever calls from however many addresses. */
const MOST = 10_000

interface Options {
  most?: number
  /** Milliseconds by a clock that nobody sets: with the time of day, setting it back would lock clients out for hours. */
  now?: () => number
}

/** Counts the calls of each client in its window of time, as the rate limit asks its store to. */
export function createCallCounts({ most = MOST, now = () => performance.now() }: Options = {}) {
  // In the order in which the windows began.
  const counts = new Map<string, Count>()

  function begin(client: string, since: number): Count {
    const count = { current: 0, since }
    counts.delete(client)
    counts.set(client, count)
    const [oldest] = counts.keys()
    if (counts.size > most && oldest !== undefined) counts.delete(oldest)
    return count
  }

  return {
    incr(
      client: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number,
      _max: number,
    ): void {
      const time = now()
      const counted = counts.get(client)
      const count = counted && time - counted.since < timeWindow ? counted : begin(client, time)
      count.current += 1
      done(null, { current: count.current, ttl: timeWindow - (time - count.since) })
    },
  }
}
