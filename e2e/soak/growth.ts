export interface Trend {
  /** What the middle of all slopes between two samples makes of the whole time. */
  growth: number
  /** How sure it is that it grows at all, in standard deviations. */
  sureness: number
}

/** One in a hundred series of nothing but noise looks as sure as this. */
const SURE = 2.33

/**
 * Whether something grows, of samples at equal distances. The middle of the slopes between any two of them (Theil and Sen): a
 * few samples taken at a bad moment, high or low, do not move it. How many of the pairs rise rather than fall (Mann and
 * Kendall) says how likely noise alone would have done so.
 */
export function trendOf(samples: readonly number[]): Trend {
  const slopes: number[] = []
  let rising = 0
  for (const [one, before] of samples.entries())
    for (const [other, after] of samples.entries()) {
      if (other <= one) continue
      slopes.push((after - before) / (other - one))
      rising += Math.sign(after - before)
    }
  const spread = Math.sqrt(spreadOf(samples))
  const sureness = spread === 0 ? 0 : (rising - Math.sign(rising)) / spread
  return { growth: middle(slopes) * (samples.length - 1), sureness }
}

/** What counts as growth: more than is allowed, and surely not by chance. */
export const grows = (samples: readonly number[], allowed: number): boolean => {
  const { growth, sureness } = trendOf(samples)
  return growth > allowed && sureness > SURE
}

/** How far the count of rising pairs strays where there is no trend; equal samples make it less. */
function spreadOf(samples: readonly number[]): number {
  const pairs = (count: number) => count * (count - 1) * (2 * count + 5)
  const equals = new Map<number, number>()
  for (const sample of samples) equals.set(sample, (equals.get(sample) ?? 0) + 1)
  const tied = [...equals.values()].reduce((sum, count) => sum + pairs(count), 0)
  return (pairs(samples.length) - tied) / 18
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
}
