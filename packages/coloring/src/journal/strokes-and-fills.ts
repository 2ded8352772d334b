import { WIDEST_BRUSH } from '../brush/nibs.ts'
import type { byteReader } from '../bytes/byte-reader.ts'
import type { byteWriter } from '../bytes/byte-writer.ts'
import { DRAWING_PIXELS } from '../drawing/drawing-size.ts'
import type { Spans } from '../fill/spans.ts'
import type { FillOperation, StrokeOperation } from '../operations/operation.ts'

export type Writer = ReturnType<typeof byteWriter>
export type Reader = ReturnType<typeof byteReader>

/** More points than a day of drawing without lifting the pen: a damaged number must not fill the memory. */
const MOST_POINTS = 10_000_000
const FARTHEST = 2 ** 16

/** Points as steps from one to the next: most of them take one byte for each number. */
export function putStroke(writer: Writer, { mode, color, size, points, inside }: StrokeOperation): void {
  writer.put(mode === 'erase' ? 1 : 0)
  writer.putWord(color)
  writer.put(size)
  writer.put(points.length / 3)
  for (let i = 0; i < points.length; i++)
    writer.putSigned((points[i] as number) - (i < 3 ? 0 : (points[i - 3] as number)))
  writer.put(inside ? 1 : 0)
  if (inside) putSpans(writer, inside)
}

export function takeStroke(reader: Reader): StrokeOperation {
  const mode = reader.take(1) === 1 ? 'erase' : 'paint'
  const color = reader.takeWord()
  const size = reader.take(WIDEST_BRUSH)
  const points: number[] = []
  for (let left = 3 * reader.take(MOST_POINTS); left > 0; left--)
    points.push(reader.takeSigned(FARTHEST) + (points.at(-3) ?? 0))
  const inside = reader.take(1) === 1 ? takeSpans(reader) : null
  return { kind: 'stroke', mode, color, size, points: Int16Array.from(points), inside }
}

export function putFill(writer: Writer, { color, spans }: FillOperation): void {
  writer.putWord(color)
  putSpans(writer, spans)
}

export const takeFill = (reader: Reader): FillOperation => ({
  kind: 'fill',
  color: reader.takeWord(),
  spans: takeSpans(reader),
})

export function putSpans(writer: Writer, spans: Spans): void {
  writer.put(spans.length / 2)
  for (let i = 0; i < spans.length; i++) writer.put((spans[i] as number) - (i === 0 ? 0 : (spans[i - 1] as number)))
}

export function takeSpans(reader: Reader): Spans {
  const spans: number[] = []
  let at = 0
  for (let left = 2 * reader.take(DRAWING_PIXELS); left > 0; left--) {
    at += reader.take(DRAWING_PIXELS - at)
    spans.push(at)
  }
  return Uint32Array.from(spans)
}
