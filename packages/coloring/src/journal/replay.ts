import type { Editor } from '../editor/editor.ts'
import { packInSteps } from '../history/packed-pixels.ts'
import type { JournalRecord } from './record.ts'
import type { ReplayPlan } from './replay-plan.ts'

/** Brings a fresh editor to the drawing a journal leads to, with its history. */
export function replay(plan: Pick<ReplayPlan, 'start' | 'records'>, editor: Editor): void {
  for (const _ of replayInSteps(plan, editor));
}

/** The same, step by step: each takes a small part of the time. */
export function* replayInSteps(
  { start, records }: Pick<ReplayPlan, 'start' | 'records'>,
  editor: Editor,
): Generator<undefined, void> {
  if (start) editor.perform({ kind: 'load', packed: start })
  for (const { what } of records) {
    yield
    yield* repeat(what, editor)
  }
}

/** A newer brush may draw an old stroke a little differently: what was seen then is right, and what was undone stays so. */
function* repeat(what: JournalRecord['what'], editor: Editor): Generator<undefined, void> {
  switch (what.kind) {
    case 'saved':
    case 'owed':
    case 'undo-clear':
    case 'strength':
      return
    case 'keyframe':
      if (!isEqual(what.packed, yield* packInSteps(editor.drawing.kept))) editor.correct(what.packed)
      editor.passKeyframe()
      return
    case 'recovered':
      editor.perform({ kind: 'load', packed: what.packed })
      return
    case 'stroke':
    case 'fill':
    case 'sticker':
      // It is in the journal because it changed something then.
      if (!(yield* editor.performInSteps(what))) editor.addEmptyStep()
      return
    case 'clear':
      if (!editor.perform(what)) editor.addEmptyStep()
      return
    default:
      editor.perform(what)
  }
}

/** In a loop: a whole drawing has a million bytes, and a call for each takes as long as a stroke. */
function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
