import type { RegionMap } from '@huebook/lineart'
import type { Clip } from '../brush/brush-kind.ts'
import { inSteps, STEPS } from '../brush/nibs.ts'
import type { StrokeMode } from '../brush/shade.ts'
import { drawStroke } from '../brush/stroke.ts'
import { wordOf } from '../drawing/color.ts'
import { pagePoint } from '../drawing/points.ts'
import { regionOfStroke } from '../fill/aim.ts'
import { spansOf } from '../fill/spans.ts'
import type { Manner, StrokeOperation } from '../operations/operation.ts'
import { type Place, SAME_PLACE, type Turn, turnsOf } from '../symmetry/turns.ts'
import { pressureOfSpeed } from './pressure-of-speed.ts'
import type { Contact, Tool, Workplace } from './tool.ts'

/** Brush and eraser: idle until pressed, then drawing until lifted or cancelled. */
export function strokeTool(mode: StrokeMode, place: Workplace): Tool {
  let stroke: ReturnType<typeof beginStroke> | null = null
  const follow = (contacts: readonly Contact[]) => {
    stroke?.follow(contacts)
    const where = stroke?.show()
    if (where) place.damaged(where)
  }
  return {
    press(contact) {
      stroke = beginStroke(place, mode, contact)
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

function beginStroke(place: Workplace, mode: StrokeMode, { at }: Contact) {
  const { brushSize: size, color: hex, staysInside, symmetry: name } = place.state()
  const color = wordOf(hex)
  const symmetry = name && { name, ...place.middle() }
  const { brush, opacity } = mannerOf(place, mode)
  const map = staysInside ? place.regions() : null
  const turns = symmetry ? turnsOf(symmetry) : [SAME_PLACE]
  const start = { x: inSteps(at.x), y: inSteps(at.y) }
  const first = map && clipAt(map, start, SAME_PLACE)
  const lines = turns.map((turn) => ({ turn, clip: first && map && (clipAt(map, start, turn) ?? first) }))
  const stroke = drawStroke(place.editor.drawing, { mode, color, size, brush, opacity, lines })
  const pressed = brush === 'felt-tip' ? (contacts: readonly Contact[]) => contacts : pressureOfSpeed()
  const points: number[] = []

  function add(x: number, y: number, pressure: number): void {
    const end = points.length
    // A resting pen repeats itself hundreds of times a second; that adds nothing to the line.
    if (points[end - 3] === x && points[end - 2] === y && points[end - 1] === pressure) return
    points.push(x, y, pressure)
    stroke.add(x, y, pressure)
  }

  return {
    ...stroke,
    follow(contacts: readonly Contact[]): void {
      for (const contact of pressed(contacts)) add(inSteps(contact.at.x), inSteps(contact.at.y), contact.pressure)
    },
    operation(): StrokeOperation {
      const [inside = null, ...others] = lines.map(({ clip }) => clip && map && spansOf(map, clip.label))
      const manner: Manner = { brush, opacity, symmetry, others: others.filter((spans) => spans !== null) }
      // What older versions can draw is written as they know it.
      const isPlain = brush === 'felt-tip' && opacity === OPAQUE && !symmetry
      const own = { kind: 'stroke', mode, color, size, points: new Int16Array(points), inside } as const
      return isPlain ? own : { ...own, by: manner }
    },
  }
}

const OPAQUE = 255

/** What is in hand; an eraser always takes everything away. */
function mannerOf(place: Workplace, mode: StrokeMode): Pick<Manner, 'brush' | 'opacity'> {
  if (mode === 'erase') return { brush: 'felt-tip', opacity: OPAQUE }
  const { brush, opacity } = place.state()
  return { brush, opacity: Math.round((OPAQUE * opacity) / 100) }
}

/** Null where the page has no region at all: then there are no lines to stay inside of. */
function clipAt(map: RegionMap, { x, y }: Place, turn: Turn): Clip | null {
  const at = turn(x, y)
  const label = regionOfStroke(map, pagePoint(at.x / STEPS, at.y / STEPS))
  return label > 0 ? { labels: map.labels, label } : null
}
