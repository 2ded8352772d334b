import type { RegionMap } from '@huebook/lineart'
import { inSteps } from '../brush/nibs.ts'
import type { Clip, StrokeMode } from '../brush/shade.ts'
import { drawStroke, type StrokeStyle } from '../brush/stroke.ts'
import { wordOf } from '../drawing/color.ts'
import type { PagePoint } from '../drawing/points.ts'
import { regionOfStroke } from '../fill/aim.ts'
import { spansOf } from '../fill/spans.ts'
import type { Contact, Tool, Workplace } from './tool.ts'

/** Brush and eraser: idle until pressed, then drawing until lifted or cancelled. */
export function strokeTool(mode: StrokeMode, place: Workplace): Tool {
  let stroke: ReturnType<typeof beginStroke> | null = null
  const follow = (contacts: readonly Contact[]) => {
    for (const { at, pressure } of contacts) stroke?.add(inSteps(at.x), inSteps(at.y), pressure)
    const where = stroke?.show()
    if (where) place.damaged(where)
  }
  return {
    press(contact) {
      stroke = beginStroke(place, mode, contact.at)
      follow([contact])
    },
    drag: follow,
    lift() {
      if (!stroke) return
      const finished = stroke
      stroke = null
      finished.end()
      const where = finished.show()
      if (where) place.damaged(where)
      place.finished(finished.operation())
    },
    cancel() {
      stroke = null
      place.editor.cancel()
    },
  }
}

function beginStroke(place: Workplace, mode: StrokeMode, start: PagePoint) {
  const { brushSize, color, staysInside } = place.state()
  const map = staysInside ? place.regions() : null
  const clip = map && clipAt(map, start)
  const style: StrokeStyle = { mode, color: wordOf(color), size: brushSize, clip }
  const stroke = drawStroke(place.editor.drawing, style)
  const points: number[] = []
  return {
    ...stroke,
    add(x: number, y: number, pressure: number): void {
      const end = points.length
      // A resting pen repeats itself hundreds of times a second; that adds nothing to the line.
      if (points[end - 3] === x && points[end - 2] === y && points[end - 1] === pressure) return
      points.push(x, y, pressure)
      stroke.add(x, y, pressure)
    },
    operation: () => ({
      kind: 'stroke' as const,
      mode,
      color: style.color,
      size: style.size,
      points: new Int16Array(points),
      inside: map && clip && spansOf(map, clip.label),
    }),
  }
}

/** Null where the page has no region at all: then there are no lines to stay inside of. */
function clipAt(map: RegionMap, start: PagePoint): Clip | null {
  const label = regionOfStroke(map, start)
  return label > 0 ? { labels: map.labels, label } : null
}
