import { WIDEST_BRUSH } from '../brush/nibs.ts'
import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import type { StickerOperation } from '../operations/operation.ts'
import { STICKER_NAMES } from '../sticker/shapes.ts'
import { nameAt } from './brushed-and-patterned.ts'
import type { Reader, Writer } from './strokes-and-fills.ts'

export function putSticker(writer: Writer, { name, color, size, x, y }: StickerOperation): void {
  writer.put(STICKER_NAMES.indexOf(name))
  writer.putWord(color)
  for (const number of [size, x, y]) writer.put(number)
}

export function takeSticker(reader: Reader): StickerOperation {
  const name = nameAt(STICKER_NAMES, reader.take(255))
  const color = reader.takeWord()
  const size = reader.take(WIDEST_BRUSH)
  return { kind: 'sticker', name, color, size, x: reader.take(DRAWING_SIDE), y: reader.take(DRAWING_SIDE) }
}
