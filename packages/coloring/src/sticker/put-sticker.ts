import { laidOver } from '../brush/blend.ts'
import { alphaOf } from '../drawing/color.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { touch } from '../drawing/touched.ts'
import type { StickerOperation } from '../operations/operation.ts'
import { stickerOf } from './sticker-of.ts'

/** Puts a sticker over whatever was there, as far as it lies on the page. */
export function putSticker({ pixels, kept, touched }: Drawing, { name, color, size, x, y }: StickerOperation): void {
  const { side, words } = stickerOf(name, color, size)
  const [left, top] = [x - (side >> 1), y - (side >> 1)]
  const [from, to] = [Math.max(0, left), Math.min(DRAWING_SIDE, left + side)]
  if (from >= to) return
  for (let row = Math.max(0, top); row < Math.min(DRAWING_SIDE, top + side); row++) {
    const [start, source] = [row * DRAWING_SIDE, (row - top) * side - left]
    for (let at = from; at < to; at++) {
      const word = words[source + at] as number
      const share = alphaOf(word)
      if (share > 0) pixels[start + at] = laidOver(kept[start + at] as number, word | 0xff000000 | 0, share)
    }
    touch(touched, row, from, to)
  }
}
