import { createEditor } from '../../../packages/coloring/src/editor/editor.ts'
import { decodeRecord } from '../../../packages/coloring/src/journal/record.ts'
import { bytesOf } from '../../../packages/coloring/src/testing/history-bytes.ts'
import { type Timing, timingOf } from '../../harness/race.ts'
import { wanderingPath } from '../strokes/path.ts'
import { drawUpToLift, type HandStroke, handStrokes } from './hand.ts'
import { historyStudio } from './studio.ts'

const STROKES = 200
const WARM_UP = 20

/** How often the long stroke is drawn. */
const LONG_ROUNDS = 25

export interface HistoryResult {
  readonly timings: readonly Timing[]
  readonly memory: { readonly ours: number; readonly urls: number }
}

/** Times what follows a stroke, and what an undo takes; each stroke and each step is done in both ways. */
export default async function measureHistory(): Promise<HistoryResult> {
  const studio = await historyStudio()
  const long = { points: wanderingPath(1000), size: 20, color: '#3b82f6' } as const
  // Until everything is compiled; what is drawn here is not counted, nor is it there after the first stroke that is.
  for (const stroke of handStrokes(WARM_UP)) drawAndUndo(studio, stroke)

  const [lifts, urls, undos, decodes]: [number[], { url: string; time: number }[], number[], number[]] = [
    [],
    [],
    [],
    [],
  ]
  for (const stroke of handStrokes(STROKES)) {
    lifts.push(timed(drawUpToLift(studio.engine, stroke)))
    urls.push(studio.keepUrl())
  }
  const memory = { ours: await bytesHeld(studio), urls: urls.reduce((sum, { url }) => sum + url.length, 0) }
  const extreme: ReturnType<typeof drawAndUndo>[] = []
  for (let round = 0; round < LONG_ROUNDS; round++) extreme.push(drawAndUndo(studio, long))
  for (const { url } of urls.toReversed().slice(1)) {
    undos.push(timed(() => studio.engine.undo()))
    decodes.push(await studio.showUrl(url))
  }
  return {
    timings: [
      timingOf('lift', lifts),
      timingOf(
        'toDataURL',
        urls.map(({ time }) => time),
      ),
      timingOf('undo', undos),
      timingOf('decode', decodes),
      ...(['lift', 'toDataURL', 'undo'] as const).map((what) =>
        timingOf(
          `long ${what}`,
          extreme.map((one) => one[what]),
        ),
      ),
    ],
    memory,
  }
}

function timed(run: () => unknown): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

function drawAndUndo({ engine, keepUrl }: Studio, stroke: HandStroke) {
  const lift = timed(drawUpToLift(engine, stroke))
  const { time } = keepUrl()
  const undo = timed(() => engine.undo())
  return { lift, toDataURL: time, undo }
}

type Studio = Awaited<ReturnType<typeof historyStudio>>

/** What the history holds after everything that the journal says, whole drawings in between included. */
async function bytesHeld({ engine, store }: Studio): Promise<number> {
  await engine.settle()
  const editor = createEditor()
  for (const record of (await store.read('bench')).records.map(decodeRecord)) {
    if (record?.what.kind === 'keyframe') editor.takeKeyframe()
    if (record?.what.kind === 'stroke') editor.perform(record.what)
  }
  return bytesOf(editor.history())
}
