import type { Editor } from '../editor/editor.ts'
import { packPixels } from '../history/packed-pixels.ts'
import type { JournalRecord } from './record.ts'
import type { ReplayPlan } from './replay-plan.ts'

/** Brings a fresh editor to the drawing a journal leads to, with its history. */
export function replay({ start, records }: Pick<ReplayPlan, 'start' | 'records'>, editor: Editor): void {
  if (start) editor.perform({ kind: 'load', packed: start })
  for (const { what } of records) repeat(what, editor)
}

/** A newer brush may draw an old stroke a little differently: what was seen then is right, and what was undone stays so. */
function repeat(what: JournalRecord['what'], editor: Editor): void {
  switch (what.kind) {
    case 'saved':
    case 'owed':
      return
    case 'keyframe':
      if (!isEqual(what.packed, packPixels(editor.drawing.kept))) editor.correct(what.packed)
      editor.passKeyframe()
      return
    case 'recovered':
      editor.perform({ kind: 'load', packed: what.packed })
      return
    case 'stroke':
    case 'fill':
      // It is in the journal because it changed something then.
      if (!editor.perform(what)) editor.standStill()
      return
    default:
      editor.perform(what)
  }
}

const isEqual = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, i) => byte === b[i])
