import type { RegionMap } from '@huebook/lineart'
import type { HexColor } from '../drawing/color.ts'
import type { PagePoint } from '../drawing/points.ts'
import type { Rect } from '../drawing/rect.ts'
import type { Editor } from '../editor/editor.ts'
import type { DrawnOperation } from '../operations/operation.ts'
import type { CanvasState, Loupe } from '../state/canvas-state.ts'
import type { Place } from '../symmetry/turns.ts'

/** A pointer on the page. */
export interface Contact {
  readonly at: PagePoint
  /** As recorded: 0 to 255. */
  readonly pressure: number
  /** Whether the pointer knows how hard it is pressed. */
  readonly isPressed: boolean
  /** Milliseconds. */
  readonly time: number
  /** How far off (px of the page) whoever points like this may be. */
  readonly reach: number
}

/** What a person holds: pressed down, dragged and lifted, or taken out of their hand half way. */
export interface Tool {
  press(contact: Contact): void
  drag(contacts: readonly Contact[]): void
  lift(): void
  /** As if it had never been pressed. */
  cancel(): void
}

/** What tools work on and with. */
export interface Workplace {
  readonly editor: Editor
  /** The regions of the page, once they are known. */
  regions(): RegionMap | null
  state(): CanvasState
  /** The middle of what is drawn all around it, in sixteenths of a pixel. */
  middle(): Place
  /** The colour one sees on the page itself where nothing is drawn. */
  pageColorAt(at: PagePoint): HexColor
  damaged(where: Rect): void
  /** Called when what has been drawn on the editor is whole. */
  finished(operation: DrawnOperation): void
  /** Which colour would be picked now, and where; null once the eyedropper is off the page. */
  seen(loupe: Loupe | null): void
  picked(color: HexColor): void
}
