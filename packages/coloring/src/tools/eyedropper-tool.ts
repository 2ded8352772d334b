import { alphaOf, hexOf } from '../drawing/color.ts'
import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import type { PagePoint } from '../drawing/points.ts'
import type { Contact, Tool, Workplace } from './tool.ts'

/** Paint with less alpha than this is the soft edge of a stroke; what one sees there is mostly page. Water colour has a third. */
const VISIBLE = 48

/**
 * Picks the colour under the pointer where it is lifted. Of paint it picks the colour that was painted with, not the
 * paler one it has on the page: picking and painting again would fade a little more each time.
 */
export function eyedropperTool(place: Workplace): Tool {
  let over: PagePoint | null = null
  return {
    press({ at }) {
      over = at
    },
    drag(contacts: readonly Contact[]) {
      over = contacts.at(-1)?.at ?? over
    },
    lift() {
      if (over && isOnPage(over)) {
        const word = place.editor.drawing.kept[Math.floor(over.y) * DRAWING_SIDE + Math.floor(over.x)] as number
        place.picked(alphaOf(word) >= VISIBLE ? hexOf(word) : place.pageColorAt(over))
      }
      over = null
    },
    cancel() {
      over = null
    },
  }
}

const isOnPage = ({ x, y }: PagePoint): boolean => x >= 0 && y >= 0 && x < DRAWING_SIDE && y < DRAWING_SIDE
