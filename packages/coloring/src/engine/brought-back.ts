import type { Editor } from '../editor/editor.ts'
import type { Past } from '../editor/past.ts'
import { packPixels } from '../history/packed-pixels.ts'
import type { Journal } from '../journal/journal.ts'
import { pastFrom } from '../journal/past.ts'
import type { JournalRecord } from '../journal/record.ts'
import { replay } from '../journal/replay.ts'

interface BroughtBack {
  /** The record that is owed to the journal before any other. */
  owed: JournalRecord['what'] | null
  /** What has not been worked out yet. */
  past: Past | null
}

/** Brings a fresh editor to where the journal leads. What only undo needs of it is left for later. */
export function broughtBack(editor: Editor, journal: Journal | undefined): BroughtBack {
  if (!journal) return { owed: null, past: null }
  const { plan } = journal
  const whole = plan.records[plan.past]?.what
  if (plan.past > 0 && whole?.kind === 'keyframe') {
    const past = pastFrom({ start: plan.start, records: plan.records.slice(0, plan.past + 1) })
    editor.perform({ kind: 'load', packed: whole.packed })
    editor.setPast(past)
    replay({ start: null, records: plan.records.slice(plan.past + 1) }, editor)
    return { owed: null, past }
  }
  replay(plan, editor)
  if (plan.isWhole) return { owed: null, past: null }
  // What follows damaged records has to stand on its own, or the next reload could not reach it: nothing behind it can
  // be undone.
  const packed = packPixels(editor.drawing.kept)
  editor.perform({ kind: 'load', packed })
  return { owed: { kind: 'recovered', packed }, past: null }
}
