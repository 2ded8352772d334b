import { alphaOf, type HexColor, hexOf } from '../drawing/color.ts'
import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import type { PagePoint } from '../drawing/points.ts'
import type { Loupe } from '../state/canvas-state.ts'
import type { Contact, Tool, Workplace } from './tool.ts'

/** Paint with less alpha than this is the soft edge of a stroke; what one sees there is mostly page. Water colour has a third. */
const VISIBLE = 48

/**
 * Picks the colour under the pointer where it is lifted. Of paint it picks the colour that was painted with, not the
 * paler one it has on the page: picking and painting again would fade a little more each time.
 */
export function eyedropperTool(place: Workplace): Tool {
  let seen: Loupe | null = null

  function look(at: PagePoint | undefined): void {
    if (at) seen = isOnPage(at) ? { at, color: colorAt(place, at) } : null
    place.seen(seen)
  }

  function putAway(): void {
    seen = null
    place.seen(null)
  }

  return {
    press: ({ at }) => look(at),
    drag: (contacts: readonly Contact[]) => look(contacts.at(-1)?.at),
    lift() {
      const color = seen?.color
      putAway()
      if (color) place.picked(color)
    },
    cancel: putAway,
  }
}

function colorAt({ editor, pageColorAt }: Workplace, at: PagePoint): HexColor {
  const word = editor.drawing.kept[Math.floor(at.y) * DRAWING_SIDE + Math.floor(at.x)] as number
  return alphaOf(word) >= VISIBLE ? hexOf(word) : pageColorAt(at)
}

const isOnPage = ({ x, y }: PagePoint): boolean => x >= 0 && y >= 0 && x < DRAWING_SIDE && y < DRAWING_SIDE
