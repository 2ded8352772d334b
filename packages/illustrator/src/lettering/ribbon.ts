import { type Art, type Box, heightOf, widthOf } from '../paper/art.ts'
import { at, polygon, shape } from '../paper/pen.ts'

/** Paper around what is written on a ribbon, its folded ends, and how much lower they hang (px). */
const PADDING = 26
const END = 84
const DROP = 34
const FOLD = 34

/** Where there is room to write on a ribbon. */
export const roomOfRibbon = ({ left, top, right, bottom }: Box): Box => ({
  left: left + PADDING + END - FOLD,
  right: right - PADDING - END + FOLD,
  top: top + PADDING,
  bottom: bottom - PADDING - DROP,
})

interface Ribbon {
  readonly ends: readonly Art[]
  /** What is written on, before the ends. */
  readonly panel: Art
  readonly box: Box
}

/** A ribbon with folded ends around what is written. */
export function ribbonAround(written: Box, room: Box): Ribbon {
  const least = 0.42 * widthOf(room)
  const more = Math.max(0, least - widthOf(written) - 2 * PADDING) / 2
  const left = written.left - PADDING - more
  const right = written.right + PADDING + more
  const [top, bottom] = [written.top - PADDING, written.bottom + PADDING]
  const end = (edge: number, out: 1 | -1): readonly Art[] => {
    const [inner, far] = [edge - out * FOLD, edge + out * (END - FOLD)]
    const notch = far - out * 30
    const middle = (top + bottom) / 2 + DROP
    return [
      shape(
        polygon([
          at(inner, top + DROP),
          at(far, top + DROP),
          at(notch, middle),
          at(far, bottom + DROP),
          at(inner, bottom + DROP),
        ]),
      ),
      shape(polygon([at(inner, bottom), at(edge, bottom), at(inner, bottom + DROP)])),
    ]
  }
  const panel = polygon([at(left, top), at(right, top), at(right, bottom), at(left, bottom)])
  const out = END - FOLD
  const box = { left: left - out, right: right + out, top, bottom: bottom + DROP }
  return { ends: [...end(left, -1), ...end(right, 1)], panel: shape(panel), box: heightOf(box) > 0 ? box : room }
}
