import { drawStroke } from '../brush/stroke.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { fillSpans, labelsOf } from '../fill/spans.ts'
import type { FillOperation, StrokeOperation } from './operation.ts'

/** Draws a recorded stroke or fill as it was drawn live, to the byte. */
export function drawOperation(drawing: Drawing, operation: StrokeOperation | FillOperation): void {
  if (operation.kind === 'fill') fillSpans(drawing, operation.spans, operation.color)
  else drawWholeStroke(drawing, operation)
}

function drawWholeStroke(drawing: Drawing, operation: StrokeOperation): void {
  const { inside, points } = operation
  const stroke = drawStroke(drawing, { ...operation, clip: inside && { labels: labelsOf(inside), label: 1 } })
  for (let i = 0; i + 2 < points.length; i += 3)
    stroke.add(points[i] as number, points[i + 1] as number, points[i + 2] as number)
  stroke.end()
  stroke.show()
}
