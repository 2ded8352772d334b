import { drawStroke, type Line } from '../brush/stroke.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { fillWithLook } from '../fill/looks/fill-with-look.ts'
import { fillSpans, labelsOf } from '../fill/spans.ts'
import { putSticker } from '../sticker/put-sticker.ts'
import { SAME_PLACE, turnsOf } from '../symmetry/turns.ts'
import type { DrawnOperation, StrokeOperation } from './operation.ts'

/** Points of one line that are drawn in one step: a slow phone shows a frame after each. */
const POINTS_IN_A_STEP = 48

/** Draws what was recorded as it was drawn live, to the byte. */
export function drawOperation(drawing: Drawing, operation: DrawnOperation): void {
  for (const _ of drawInSteps(drawing, operation));
}

/** The same, step by step: a long stroke of many lines takes as long as a hundred others. */
export function* drawInSteps(drawing: Drawing, operation: DrawnOperation): Generator<undefined, void> {
  if (operation.kind === 'stroke') yield* drawWholeStroke(drawing, operation)
  else if (operation.kind === 'sticker') putSticker(drawing, operation)
  else if (operation.look) fillWithLook(drawing, operation.color, operation.look)
  else fillSpans(drawing, operation.spans, operation.color)
}

function* drawWholeStroke(drawing: Drawing, operation: StrokeOperation): Generator<undefined, void> {
  const { points, mode, color, size, by } = operation
  const manner = by && { brush: by.brush, opacity: by.opacity }
  const lines = linesOf(operation)
  const stroke = drawStroke(drawing, { mode, color, size, ...manner, lines })
  const step = 3 * Math.ceil(POINTS_IN_A_STEP / lines.length)
  for (let i = 0; i + 2 < points.length; i += 3) {
    stroke.add(points[i] as number, points[i + 1] as number, points[i + 2] as number)
    if (i % step === step - 3) yield
  }
  stroke.end()
  yield* stroke.showInSteps()
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
