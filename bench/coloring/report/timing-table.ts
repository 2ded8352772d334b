import { milliseconds, table } from '../../harness/markdown.ts'
import type { Timing } from '../../harness/race.ts'

/** Timings with how many times as long each took as the first one. */
export function timingTable(timings: readonly Timing[], first: number, labels: Record<string, string> = {}): string {
  const rows = timings.map(({ name, median, quartiles: [low, high] }) => [
    labels[name] ?? name,
    milliseconds(median),
    `${milliseconds(low)} – ${milliseconds(high)}`,
    (median / first).toFixed(median / first < 10 ? 2 : 0),
  ])
  return table(['', 'median ms', 'middle half', '× huebook'], rows)
}
