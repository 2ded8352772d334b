import { wordOf } from '../drawing/color.ts'
import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { touchedRect } from '../drawing/touched.ts'
import { drawOperation } from '../operations/draw-operation.ts'
import type { StickerOperation } from '../operations/operation.ts'
import type { Contact, Tool, Workplace } from './tool.ts'

/** How many times as wide as the brush a sticker is. */
const STICKER = 6

/** A sticker lies under the pointer from the press on, and stays where that is lifted. */
export function stickerTool(place: Workplace): Tool {
  let held: StickerOperation | null = null

  function lay({ at }: Contact): void {
    const { sticker: name, color, brushSize } = place.state()
    const next: StickerOperation = {
      kind: 'sticker',
      name,
      color: wordOf(color),
      size: STICKER * brushSize,
      x: onPage(at.x),
      y: onPage(at.y),
    }
    if (held && held.x === next.x && held.y === next.y) return
    place.editor.cancel()
    held = next
    const { drawing } = place.editor
    drawOperation(drawing, held)
    const where = touchedRect(drawing.touched)
    if (where) place.damaged(where)
  }

  return {
    press(contact) {
      held = null
      lay(contact)
    },
    drag(contacts) {
      const last = contacts.at(-1)
      if (held && last) lay(last)
    },
    lift() {
      if (held) place.finished(held)
      held = null
    },
    cancel() {
      held = null
      place.editor.cancel()
    },
  }
}

/** Half of it is always on the page. */
const onPage = (position: number): number => Math.min(DRAWING_SIDE - 1, Math.max(0, Math.floor(position)))
