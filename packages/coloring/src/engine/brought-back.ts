import type { Editor } from '../editor/editor.ts'
import { packPixels } from '../history/packed-pixels.ts'
import type { Journal } from '../journal/journal.ts'
import type { JournalRecord } from '../journal/record.ts'
import { replay } from '../journal/replay.ts'

/** Brings a fresh editor to where the journal leads; answers the record that is owed to it before any other, if one is. */
export function broughtBack(editor: Editor, journal: Journal | undefined): JournalRecord['what'] | null {
  if (!journal) return null
  replay(journal.plan, editor)
  if (journal.plan.isWhole) return null
  // What follows damaged records has to stand on its own, or the next reload could not reach it: nothing behind it can
  // be undone.
  const packed = packPixels(editor.drawing.kept)
  editor.perform({ kind: 'load', packed })
  return { kind: 'recovered', packed }
}
