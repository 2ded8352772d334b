import { drawStroke, type Line } from '../brush/stroke.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { fillWithLook } from '../fill/looks/fill-with-look.ts'
import { fillSpans, labelsOf } from '../fill/spans.ts'
import { SAME_PLACE, turnsOf } from '../symmetry/turns.ts'
import type { FillOperation, StrokeOperation } from './operation.ts'

/** Draws a recorded stroke or fill as it was drawn live, to the byte. */
export function drawOperation(drawing: Drawing, operation: StrokeOperation | FillOperation): void {
  if (operation.kind === 'stroke') drawWholeStroke(drawing, operation)
  else if (operation.look) fillWithLook(drawing, operation.color, operation.look)
  else fillSpans(drawing, operation.spans, operation.color)
}

function drawWholeStroke(drawing: Drawing, operation: StrokeOperation): void {
  const { points, mode, color, size, by } = operation
  const manner = by && { brush: by.brush, opacity: by.opacity }
  const stroke = drawStroke(drawing, { mode, color, size, ...manner, lines: linesOf(operation) })
  for (let i = 0; i + 2 < points.length; i += 3)
    stroke.add(points[i] as number, points[i + 1] as number, points[i + 2] as number)
  stroke.end()
  stroke.show()
}

/** Each line with what it is held to: all of them in one map, where regions have the same label that are the same. */
function linesOf({ inside, by }: StrokeOperation): readonly Line[] {
  const turns = by?.symmetry ? turnsOf(by.symmetry) : [SAME_PLACE]
  if (!inside) return turns.map((turn) => ({ turn, clip: null }))
  const regions = [inside, ...(by?.others ?? [])]
  const labels = labelsOf(regions)
  const clipOf = (spans: (typeof regions)[number]) => ({ labels, label: labels[spans[0] as number] as number })
  return turns.map((turn, at) => ({ turn, clip: clipOf(regions[at] ?? inside) }))
}
