import { findRegions } from '../../../packages/lineart/src/regions/region-map.ts'
import { milliseconds, table, verdict } from '../../harness/markdown.ts'
import { race } from '../../harness/race.ts'
import type { Finder } from '../before.ts'
import { speedPages } from './pages.ts'

/** How many times as long as before the full analysis may take. */
const TARGET = 1.3

const ROUNDS = 41

/** The tolerance of the full analysis (px): the default. */
const GAP = 8

/** The full analysis beside that of another checkout, in turn, as Markdown. */
export function reportRace(before: Finder): string {
  const rows = Object.entries(speedPages()).map(([page, ink]) => {
    const [now, then] = race(
      [
        { name: 'now', run: () => findRegions(ink, GAP) },
        { name: 'before', run: () => before(ink, GAP) },
      ],
      ROUNDS,
    ).map(({ median }) => median) as [number, number]
    const ratio = now / then
    return [page, milliseconds(now), milliseconds(then), `${ratio.toFixed(2)} ×`, verdict(ratio <= TARGET)]
  })
  return `### Full region analysis, beside the one before, in Node ${process.versions.node}

${table(['', 'median ms', 'before', `target ≤ ${TARGET} ×`, ''], rows)}`
}
