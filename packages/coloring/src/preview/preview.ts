import type { Picture } from '@huebook/lineart'
import type { BrushName } from '../brush/brushes.ts'
import { STEPS } from '../brush/nibs.ts'
import { drawStroke } from '../brush/stroke.ts'
import { type HexColor, wordOf } from '../drawing/color.ts'
import { blankDrawing, type Drawing, rollBack } from '../drawing/drawing.ts'
import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { fillWithLook } from '../fill/looks/fill-with-look.ts'
import type { FillName } from '../fill/looks/looks.ts'
import { secondOf } from '../fill/looks/second-of.ts'
import { fillSpans } from '../fill/spans.ts'
import type { StickerName } from '../sticker/shapes.ts'
import { stickerOf } from '../sticker/sticker-of.ts'

/** How large (px) previews are, and how wide the brush is in them. */
const STROKE = { width: 160, height: 48, size: 20, margin: 22, points: 24, rise: 9 } as const
const SWATCH = { side: 48, size: 24 } as const
const STICKER = 96

let scrap: Drawing | null = null

/** A stroke of a brush as it would be drawn on the page: light first, then heavy, then light again. */
export function previewOfBrush(brush: BrushName, color: HexColor): Picture {
  scrap ??= blankDrawing()
  const { width, height, margin, points, rise, size } = STROKE
  const stroke = drawStroke(scrap, { mode: 'paint', color: wordOf(color), size, brush })
  for (let at = 0; at <= points; at++) {
    const share = at / points
    const x = margin + share * (width - 2 * margin)
    // Up and down again, without a sine.
    const wave = 4 * (share < 0.5 ? share * 2 * (1 - share * 2) : -(share * 2 - 1) * (2 - share * 2))
    const pressure = Math.round(90 + 4 * 165 * share * (1 - share))
    stroke.add(Math.round(x * STEPS), Math.round((height / 2 - rise * wave) * STEPS), pressure)
  }
  stroke.end()
  stroke.show()
  return cutOut(scrap, width, height)
}

/** A piece of what a region is filled with. */
export function previewOfFill(name: FillName, color: HexColor, secondColor: HexColor | null): Picture {
  scrap ??= blankDrawing()
  const { side, size } = SWATCH
  const word = wordOf(color)
  const spans = Uint32Array.from({ length: 2 * side }, (_, at) => (at >> 1) * DRAWING_SIDE + (at & 1) * side)
  const middle = (side / 2) * STEPS
  const line = [middle, 0, middle, side * STEPS] as const
  if (name === 'plain') fillSpans(scrap, spans, word)
  else fillWithLook(scrap, word, { name, second: secondOf(word, secondColor), size, parts: [{ spans, line }] })
  return cutOut(scrap, side, side)
}

/** A sticker as it would lie on the page. */
export function previewOfSticker(name: StickerName, color: HexColor): Picture {
  const { side, words } = stickerOf(name, wordOf(color), STICKER)
  return { width: side, height: side, data: new Uint8ClampedArray(words.slice().buffer) }
}

function cutOut(drawing: Drawing, width: number, height: number): Picture {
  const pixels = new Uint32Array(width * height)
  for (let y = 0; y < height; y++)
    pixels.set(drawing.pixels.subarray(y * DRAWING_SIDE, y * DRAWING_SIDE + width), y * width)
  rollBack(drawing)
  return { width, height, data: new Uint8ClampedArray(pixels.buffer) }
}
