import type { Easel } from '../easel/easel.ts'
import { packPixels } from '../history/packed-pixels.ts'
import type { JournalRecord } from './record.ts'
import type { ReplayPlan } from './replay-plan.ts'

/** Brings a fresh easel to the drawing a journal leads to, with its history. */
export function replay({ start, records }: Pick<ReplayPlan, 'start' | 'records'>, easel: Easel): void {
  if (start) easel.perform({ kind: 'load', packed: start })
  for (const { what } of records) repeat(what, easel)
}

/** A newer brush may draw an old stroke a little differently: what was seen then is right, and what was undone stays so. */
function repeat(what: JournalRecord['what'], easel: Easel): void {
  switch (what.kind) {
    case 'saved':
      return
    case 'keyframe':
      if (!isEqual(what.packed, packPixels(easel.drawing.kept))) easel.correct(what.packed)
      return
    case 'recovered':
      easel.perform({ kind: 'load', packed: what.packed })
      return
    case 'stroke':
    case 'fill':
      // It is in the journal because it changed something then.
      if (!easel.perform(what)) easel.standStill()
      return
    default:
      easel.perform(what)
  }
}

const isEqual = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, i) => byte === b[i])
