import { onIsolatedPage, runBench } from '../../harness/isolated-page.ts'
import { atLeast, medianOf, type Target, targetTable } from '../report/targets.ts'
import { timingTable } from '../report/timing-table.ts'
import type { LongStrokeResult } from './measure.ts'

/** How many times as long 1,000 points may take in a stroke of 10,000: what is left is the machine's own unrest. */
const FLAT = 1.2

export async function reportStrokes(): Promise<string> {
  const module = new URL('./measure.ts', import.meta.url).pathname
  const { short, long, inside } = await onIsolatedPage(module, { ratio: 2, areFramesCapped: false }, (page) =>
    runBench<LongStrokeResult>(page),
  )
  const ours = medianOf(short, 'huebook')
  const growth = medianOf(long, 'huebook') / ours
  const against = (peer: string, factor: number) =>
    atLeast(`stroke against ${peer}`, factor, medianOf(short, peer) / ours)
  const targets: Target[] = [
    against('signature_pad', 1.3),
    against('perfect-freehand', 3),
    {
      what: '1,000 points of a stroke of 10,000, against a stroke of 1,000',
      wanted: `flat (≤ ${FLAT} ×)`,
      measured: `${growth.toFixed(2)} ×`,
      isMet: growth <= FLAT,
    },
    atLeast(
      'inside the lines against clip paths',
      1.4,
      medianOf(inside, 'canvas with clip path') / medianOf(inside, 'huebook'),
    ),
  ]
  return `A stroke of 1,000 points:

${timingTable(short, ours)}

1,000 points of a stroke of 10,000:

${timingTable(long, medianOf(long, 'huebook'))}

A stroke of 1,000 points that stays inside the lines:

${timingTable(inside, medianOf(inside, 'huebook'))}

${targetTable(targets)}`
}
