import { BRUSH_NAMES } from '../brush/brushes.ts'
import { WIDEST_BRUSH } from '../brush/nibs.ts'
import { FILL_NAMES } from '../fill/looks/looks.ts'
import type { Look, Manner, Part } from '../operations/operation.ts'
import { SYMMETRY_NAMES } from '../symmetry/turns.ts'
import { putSpans, type Reader, takeSpans, type Writer } from './strokes-and-fills.ts'

/** More regions than any page has at once under twelve hands. */
const MOST_PARTS = 64
const FARTHEST = 2 ** 16

/** Throws a RangeError for a number that only a newer version has a name for. */
export const nameAt = <Name>(names: readonly Name[], at: number): Name => {
  const name = names[at]
  if (name === undefined) throw new RangeError('A newer version has written this.')
  return name
}

/** What is told of a stroke after all that is told of any. */
export function putBrushed(writer: Writer, { brush, opacity, symmetry, others }: Manner): void {
  writer.put(BRUSH_NAMES.indexOf(brush))
  writer.put(opacity)
  writer.put(symmetry ? SYMMETRY_NAMES.indexOf(symmetry.name) + 1 : 0)
  if (symmetry) {
    writer.putSigned(symmetry.x)
    writer.putSigned(symmetry.y)
  }
  writer.put(others.length)
  for (const spans of others) putSpans(writer, spans)
}

export function takeBrushed(reader: Reader): Manner {
  const brush = nameAt(BRUSH_NAMES, reader.take(255))
  const opacity = reader.take(255)
  const way = reader.take(255)
  const symmetry =
    way === 0
      ? null
      : { name: nameAt(SYMMETRY_NAMES, way - 1), x: reader.takeSigned(FARTHEST), y: reader.takeSigned(FARTHEST) }
  const others = Array.from({ length: reader.take(MOST_PARTS) }, () => takeSpans(reader))
  return { brush, opacity, symmetry, others }
}

export function putPatterned(writer: Writer, { name, second, size, parts }: Look): void {
  writer.put(FILL_NAMES.indexOf(name))
  writer.putWord(second)
  writer.put(size)
  writer.put(parts.length)
  for (const { spans, line } of parts) {
    for (const position of line) writer.putSigned(position)
    putSpans(writer, spans)
  }
}

export function takePatterned(reader: Reader): Look {
  const name = nameAt(FILL_NAMES, reader.take(255))
  const second = reader.takeWord()
  const size = Math.max(1, reader.take(2 * WIDEST_BRUSH))
  const parts = Array.from({ length: reader.take(MOST_PARTS) }, (): Part => {
    const position = () => reader.takeSigned(FARTHEST)
    const line = [position(), position(), position(), position()] as const
    return { line, spans: takeSpans(reader) }
  })
  return { name, second, size, parts }
}
