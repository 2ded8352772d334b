import type { RegionMap } from '@huebook/lineart'
import { inSteps, STEPS } from '../brush/nibs.ts'
import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { type PagePoint, pagePoint } from '../drawing/points.ts'
import type { FillOperation, Part } from '../operations/operation.ts'
import { SAME_PLACE, type Turn, turnsOf } from '../symmetry/turns.ts'
import type { Workplace } from '../tools/tool.ts'
import { regionOfStroke } from './aim.ts'
import { secondOf } from './looks/second-of.ts'
import { joinedSpans, type Spans, spansOf } from './spans.ts'

interface Poured {
  readonly map: RegionMap
  readonly region: number
  /** A word. */
  readonly color: number
  readonly at: PagePoint
  /** Where a line ends along which it is filled; null where nobody has drawn one. */
  readonly to: PagePoint | null
}

/** Shapes are so many times as large as the brush. */
const SHAPE = 2

/** What filling a region does with what is in hand, also to the regions that lie around the middle like this one. */
export function fillOf(
  place: Pick<Workplace, 'state' | 'middle'>,
  { map, region, color, at, to }: Poured,
): FillOperation {
  const { fill, secondColor, symmetry, brushSize } = place.state()
  const turns = symmetry ? turnsOf({ name: symmetry, ...place.middle() }) : [SAME_PLACE]
  const own = spansOf(map, region)
  const line = lineOf(own, at, to)
  const parts = new Map<number, Part>([[region, { spans: own, line }]])
  for (const turn of turns.slice(1)) {
    const there = placeOf(turn, at)
    // The edge of the page is not what lies there.
    const around = isOnPage(there) ? regionOfStroke(map, there) : 0
    if (around > 0 && !parts.has(around)) parts.set(around, { spans: spansOf(map, around), line: turned(line, turn) })
  }
  const spans = joinedSpans([...parts.values()].map((part) => part.spans))
  if (fill === 'plain') return { kind: 'fill', color, spans }
  const second = secondOf(color, secondColor)
  const look = { name: fill, second, size: SHAPE * brushSize, parts: [...parts.values()] }
  return { kind: 'fill', color, spans: new Uint32Array(0), look }
}

const placeOf = (turn: Turn, { x, y }: PagePoint): PagePoint => {
  const place = turn(inSteps(x), inSteps(y))
  return pagePoint(place.x / STEPS, place.y / STEPS)
}

const isOnPage = ({ x, y }: PagePoint): boolean => Math.min(x, y) >= 0 && Math.max(x, y) < DRAWING_SIDE

const turned = ([fromX, fromY, toX, toY]: Part['line'], turn: Turn): Part['line'] => {
  const [from, to] = [turn(fromX, fromY), turn(toX, toY)]
  return [from.x, from.y, to.x, to.y]
}

/** From the region's upper end to its lower one, where nobody has drawn a line. */
function lineOf(spans: Spans, at: PagePoint, to: PagePoint | null): Part['line'] {
  if (to) return [inSteps(at.x), inSteps(at.y), inSteps(to.x), inSteps(to.y)]
  const top = Math.floor((spans[0] ?? 0) / DRAWING_SIDE)
  const bottom = Math.floor((spans[spans.length - 1] ?? 0) / DRAWING_SIDE) + 1
  const middle = inSteps(Math.floor(at.x))
  return [middle, top * STEPS, middle, bottom * STEPS]
}
