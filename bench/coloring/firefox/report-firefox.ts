import { inFirefox } from '../../harness/firefox.ts'
import type { FillResult } from '../fill/measure.ts'
import { medianOf } from '../report/targets.ts'
import { timingTable } from '../report/timing-table.ts'
import type { StrokeResult } from '../strokes/measure.ts'

const fileOf = (module: string): string => new URL(module, import.meta.url).pathname

/** Fill and strokes once more in Firefox: figures beside the same peers, without aims. */
export async function reportFirefox(): Promise<string> {
  const fill = await inFirefox<FillResult>(fileOf('../fill/measure.ts'), { ratio: 1 })
  const strokes = await inFirefox<StrokeResult>(fileOf('./measure-strokes.ts'), { ratio: 2 })
  if (!fill || !strokes) return 'There is no Firefox on this machine.'
  const ours = medianOf(fill.timings, 'huebook')
  return `Filling the large region:

${timingTable(fill.timings, ours, { write: 'writing 4 MB', huebook: '**huebook**' })}

1,000 points of strokes of ${strokes.points}:

${timingTable(strokes.short, medianOf(strokes.short, 'huebook'))}

1,000 points of strokes of ${strokes.points} that stay inside the lines:

${timingTable(strokes.inside, medianOf(strokes.inside, 'huebook'))}`
}
