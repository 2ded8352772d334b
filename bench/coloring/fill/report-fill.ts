import { onIsolatedPage, runBench } from '../../harness/isolated-page.ts'
import { atLeast, medianOf, type Target, targetTable } from '../report/targets.ts'
import { timingTable } from '../report/timing-table.ts'
import type { FillResult } from './measure.ts'

/** How many times as fast as the peers a fill has to be. */
const TARGETS = {
  'opencv.js, call alone': 7,
  'q-floodfill': 15,
  'flood-fill': 15,
  'floodfill.js': 15,
  'magic-wand-tool': 15,
  atrament: 15,
}

/** How many times as long as writing 4 MB it may take. */
const MOST_WRITES = 2

/** By how much of a fill the number of filled pixels may differ: ours reach under the lines, so that no halo is left. */
const MOST_DIFFERENT = 0.06

export async function reportFill(): Promise<string> {
  const module = new URL('./measure.ts', import.meta.url).pathname
  const { timings, filled } = await onIsolatedPage(module, { ratio: 1, areFramesCapped: true }, (page) =>
    runBench<FillResult>(page),
  )
  const counts = Object.values(filled)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  if (most > least * (1 + MOST_DIFFERENT)) throw new Error(`Not all filled the same: ${JSON.stringify(filled)}`)
  const ours = medianOf(timings, 'huebook')
  const writes = ours / medianOf(timings, 'write')
  const targets: Target[] = [
    ...Object.entries(TARGETS).map(([peer, factor]) =>
      atLeast(`against ${peer}`, factor, medianOf(timings, peer) / ours),
    ),
    {
      what: 'against writing 4 MB',
      wanted: `≤ ${MOST_WRITES} ×`,
      measured: `${writes.toFixed(2)} ×`,
      isMet: writes <= MOST_WRITES,
    },
  ]
  return `Filled pixels: ${filled['huebook']} by huebook, ${least} by all others.

${timingTable(timings, ours, { write: 'writing 4 MB', huebook: '**huebook**' })}

${targetTable(targets)}`
}
