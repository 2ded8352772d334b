import type { History } from '../history/history.ts'

/** What came before the drawing an editor begins with: only undo asks for it, so it need not be worked out at once. */
export interface Past {
  /** How many steps there are back and forward from that drawing. */
  readonly holds: { readonly undo: number; readonly redo: number }
  /** Works it out, each time a little more of it. */
  readonly steps: Iterator<undefined, void>
  /** Works out all that is left. */
  history(): History
}
