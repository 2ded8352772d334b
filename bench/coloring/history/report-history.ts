import { onIsolatedPage, runBench } from '../../harness/isolated-page.ts'
import { atLeast, medianOf, targetTable } from '../report/targets.ts'
import { timingTable } from '../report/timing-table.ts'
import type { HistoryResult } from './measure.ts'

const LABELS = {
  lift: '**huebook**: finishing a stroke',
  toDataURL: '`toDataURL`',
  undo: '**huebook**: undo',
  decode: 'decoding a data URL',
  'long lift': '**huebook**: finishing the stroke of 1,000 points',
  'long toDataURL': '`toDataURL` after it',
  'long undo': '**huebook**: undo of it',
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`

export async function reportHistory(): Promise<string> {
  const module = new URL('./measure.ts', import.meta.url).pathname
  const { timings, memory } = await onIsolatedPage(module, { ratio: 1, areFramesCapped: true }, (page) =>
    runBench<HistoryResult>(page),
  )
  const over = (slow: string, fast: string) => medianOf(timings, slow) / medianOf(timings, fast)
  const targets = [
    atLeast('finishing a stroke against `toDataURL`', 40, over('toDataURL', 'lift')),
    atLeast('undo against decoding a data URL', 100, over('decode', 'undo')),
    atLeast('memory of 200 strokes against data URLs', 45, memory.urls / memory.ours),
  ]
  return `${timingTable(timings, medianOf(timings, 'lift'), LABELS)}

Memory of 200 strokes: ${megabytes(memory.ours)} of differences and whole drawings; ${megabytes(memory.urls)} of data URLs
at one byte a character, which is how Chromium keeps them (${megabytes(2 * memory.urls)} where a character takes two).

${targetTable(targets)}

The stroke of 1,000 points would miss the target (${over('long toDataURL', 'long lift').toFixed(0)} × instead of 40 ×): it
touches a quarter of the page, ten times as much as a stroke of a hand. It is here to show the worst.`
}
