import type { RegionMap } from '@huebook/lineart'
import { DRAWING_SIDE } from '../drawing/drawing-size.ts'

/** Where a region is and how much of the page it takes, for those who do not see or do not point. */
export interface RegionPlace {
  readonly region: number
  /** The middle of its widest part. */
  readonly x: number
  readonly y: number
  readonly size: 'tiny' | 'small' | 'medium' | 'large'
  /** Which third of the page it is in, from the left and from the top. */
  readonly column: 0 | 1 | 2
  readonly row: 0 | 1 | 2
  /** Whether it reaches every edge of the page, as the paper around a drawing does. */
  readonly isAround: boolean
}

/** Up to how much of a page (px) a region is called so. */
const TINY = 1_000
const SMALL = 10_000
const MEDIUM = 50_000

/** Regions within as many pixels of height are read from left to right, as words in a line are. */
const LINE_HEIGHT = 96

/** All regions in the order one would read them in. */
export function placesOf(map: RegionMap): RegionPlace[] {
  const around = around4(map)
  const lineOf = ({ y }: RegionPlace) => Math.floor(y / LINE_HEIGHT)
  return Array.from({ length: map.count }, (_, index) => placeOf(map, index + 1, around)).sort(
    (a, b) => lineOf(a) - lineOf(b) || a.x - b.x || a.y - b.y,
  )
}

function placeOf({ pointX, pointY, area }: RegionMap, region: number, around: ReadonlySet<number>): RegionPlace {
  const [x, y] = [pointX[region] as number, pointY[region] as number]
  return {
    region,
    x,
    y,
    size: sizeOf(area[region] as number),
    column: third(x),
    row: third(y),
    isAround: around.has(region),
  }
}

function sizeOf(area: number): RegionPlace['size'] {
  if (area < TINY) return 'tiny'
  if (area < SMALL) return 'small'
  return area < MEDIUM ? 'medium' : 'large'
}

const third = (position: number): 0 | 1 | 2 =>
  Math.min(2, Math.floor((3 * position) / DRAWING_SIDE)) as RegionPlace['row']

/** The regions that reach all four edges. */
function around4({ labels }: RegionMap): ReadonlySet<number> {
  const along = (from: number, step: number) =>
    new Set(Array.from({ length: DRAWING_SIDE }, (_, at) => labels[from + at * step] as number))
  const last = DRAWING_SIDE - 1
  const [top, ...others] = [
    along(0, 1),
    along(last * DRAWING_SIDE, 1),
    along(0, DRAWING_SIDE),
    along(last, DRAWING_SIDE),
  ] as const
  return new Set([...top].filter((region) => others.every((edge) => edge.has(region))))
}

export type Direction = 'left' | 'right' | 'up' | 'down'

/** How much worse it is to be off the line one looks along than to be far away on it. */
const ASIDE = 2

/** Clockwise, as a page is turned. */
const CLOCKWISE: readonly Direction[] = ['up', 'right', 'down', 'left']

/** Where a direction of the screen leads on a page that is turned by so many degrees, to the nearest quarter. */
const onTurned = (direction: Direction, turn: number): Direction =>
  CLOCKWISE.at((CLOCKWISE.indexOf(direction) - Math.round(turn / 90)) % 4) as Direction

/** The nearest place in a direction as it is seen on a page that is turned (degrees, clockwise); the same one where there is none. */
export function placeTowards(
  places: readonly RegionPlace[],
  from: RegionPlace,
  seen: Direction,
  turn: number,
): RegionPlace {
  const direction = onTurned(seen, turn)
  let best = from
  let bestWay = Number.POSITIVE_INFINITY
  for (const place of places) {
    const { ahead, aside } = seenFrom(from, place, direction)
    if (ahead <= 0 || aside > ASIDE * ahead) continue
    const way = ahead + ASIDE * aside
    if (way >= bestWay) continue
    best = place
    bestWay = way
  }
  return best
}

function seenFrom(from: RegionPlace, { x, y }: RegionPlace, direction: Direction) {
  const [across, down] = [x - from.x, y - from.y]
  const isSideways = direction === 'left' || direction === 'right'
  const sign = direction === 'left' || direction === 'up' ? -1 : 1
  return { ahead: sign * (isSideways ? across : down), aside: Math.abs(isSideways ? down : across) }
}
