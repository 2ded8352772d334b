import type { Taste } from '../asked/look.ts'
import type { Art } from '../paper/art.ts'
import { MARGIN, PAGE } from '../paper/page.ts'
import { at, chain, circle, type Point, polygon, shape, smooth, strokes } from '../paper/pen.ts'

/** Tiles along one side between the corners, and their edge (px). */
const TILES = 8
export const TILE = (PAGE - 2 * MARGIN) / (TILES + 2)

/** A place on a tile: from 0 to 1 along the side, and from 0 outside to 1 inside. */
type On = (along: number, across: number) => Point

/** One tile of a border; every other one may differ. */
type Tile = (on: On, isOdd: boolean) => Art[]

const BORDERS: Record<Exclude<Taste, 'zentangle'>, Tile> = {
  celtic: plait,
  deco: fan,
  flowing: vine,
  floral: (on, isOdd) => (isOdd ? sprig(on) : flower(on)),
  geometric: lozenge,
  glass: roundel,
  paisley: drop,
}

const ALL = Object.values(BORDERS)

/** A border around the page in the given taste, with a rosette in every corner; it hides what is behind it. */
export function ornateBorder(taste: Taste): Art[] {
  const far = PAGE - MARGIN
  const sides: ((along: number, across: number) => Point)[] = [
    (s, t) => at(MARGIN + s * TILE, MARGIN + t * TILE),
    (s, t) => at(far - t * TILE, MARGIN + s * TILE),
    (s, t) => at(far - s * TILE, far - t * TILE),
    (s, t) => at(MARGIN + t * TILE, far - s * TILE),
  ]
  return sides.flatMap((side) => {
    const tiles = Array.from({ length: TILES }, (_, i) => {
      const tile = taste === 'zentangle' ? (ALL[i % ALL.length] as Tile) : BORDERS[taste]
      const parts = tile((along, across) => side(1 + i + along, across), i % 2 === 1)
      return taste === 'zentangle' ? [...parts, strokes(chain([side(1 + i, 0), side(1 + i, 1)]))] : parts
    })
    const band = polygon([side(1, 0), side(TILES + 1, 0), side(TILES + 1, 1), side(1, 1)])
    return [shape(band), ...tiles.flat(), strokes(band), ...corner((along, across) => side(along, across), taste)]
  })
}

function corner(on: On, taste: Taste): Art[] {
  const square = polygon([on(0, 0), on(1, 0), on(1, 1), on(0, 1)])
  if (taste === 'deco' || taste === 'geometric')
    return [
      shape(square),
      ...[0.2, 0.36].map((d) => shape(polygon([on(d, d), on(1 - d, d), on(1 - d, 1 - d), on(d, 1 - d)]))),
    ]
  return [shape(square), ...flower(on)]
}

/** Two ribbons in a plait: the one that goes inwards lies over the other. */
function plait(on: On): Art[] {
  const ribbon = (way: number): Art => {
    const edge = (shift: number): Point[] => STEPS.map((s) => on(s, 0.5 - way * 0.26 * Math.cos(Math.PI * s) + shift))
    const [one, other] = [edge(-0.12), edge(0.12)]
    return { body: polygon([...one, ...other.toReversed()]), lines: smooth(one) + smooth(other) }
  }
  return [ribbon(-1), ribbon(1)]
}

const STEPS = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]

/** Rays from the inner edge, in two bows. */
function fan(on: On): Art[] {
  const ray = (turn: number, reach: number): Point =>
    on(0.5 - 0.5 * reach * Math.cos(Math.PI * turn), 1 - 0.86 * reach * Math.sin(Math.PI * turn))
  const bow = (reach: number): string => smooth(STEPS.map((turn) => ray(turn, reach)))
  const rays = [0.25, 0.5, 0.75].map((turn) => chain([ray(turn, 0.42), ray(turn, 1)]))
  return [strokes(bow(1), bow(0.42), ...rays)]
}

/** A stem that winds along, with a leaf in every bend. */
function vine(on: On): Art[] {
  const stem = smooth(STEPS.map((s) => on(s, 0.5 + 0.3 * Math.sin(2 * Math.PI * s))))
  return [
    strokes(stem),
    ...[0, 0.5].map((bend) => leaf(on, at(0.25 + bend, bend === 0 ? 0.36 : 0.64), bend === 0 ? -1 : 1)),
  ]
}

function leaf(on: On, { x, y }: Point, way: number): Art {
  const [root, tip] = [on(x - 0.14, y + way * -0.12), on(x + 0.14, y + way * 0.24)]
  const [left, right] = [on(x + 0.16, y - way * 0.06), on(x - 0.16, y + way * 0.16)]
  return shape(smooth([root, left, tip, right], true))
}

function flower(on: On): Art[] {
  const middle = on(0.5, 0.5)
  const petals = [0, 60, 120, 180, 240, 300].map((turn) => {
    const angle = ((turn + 30) * Math.PI) / 180
    return shape(circle(on(0.5 + 0.26 * Math.cos(angle), 0.5 + 0.26 * Math.sin(angle)), 0.16 * TILE))
  })
  return [...petals, shape(circle(middle, 0.14 * TILE))]
}

/** Two leaves on either side of a bud. */
function sprig(on: On): Art[] {
  const leaves = [-1, 1].map((way) =>
    shape(
      smooth([on(0.5, 0.86), on(0.5 + way * 0.36, 0.72), on(0.5 + way * 0.4, 0.34), on(0.5 + way * 0.12, 0.52)], true),
    ),
  )
  return [...leaves, shape(circle(on(0.5, 0.3), 0.15 * TILE))]
}

/** A square on its tip in another, between triangles. */
function lozenge(on: On): Art[] {
  const square = (reach: number): string =>
    polygon([on(0.5 - reach, 0.5), on(0.5, 0.5 - reach), on(0.5 + reach, 0.5), on(0.5, 0.5 + reach)])
  return [shape(square(0.5)), shape(square(0.24))]
}

function roundel(on: On): Art[] {
  const corners = [on(0, 0), on(1, 1), on(1, 0), on(0, 1)]
  return [strokes(chain(corners.slice(0, 2)), chain(corners.slice(2))), shape(circle(on(0.5, 0.5), 0.3 * TILE))]
}

/** A drop with a bent tip and a smaller one in it, the next the other way up. */
function drop(on: On, isOdd: boolean): Art[] {
  const across = (y: number): number => (isOdd ? 1 - y : y)
  const outline = (size: number): string =>
    smooth(
      [
        [0.3, -0.4],
        [0.02, -0.2],
        [-0.28, 0.04],
        [-0.26, 0.3],
        [0, 0.4],
        [0.26, 0.28],
        [0.26, 0.02],
        [0.16, -0.16],
      ].map(([x = 0, y = 0]) => on(0.5 + size * x, across(0.5 + size * (y + (size < 1 ? 0.22 : 0))))),
      true,
    )
  return [shape(outline(1)), shape(outline(0.48)), shape(circle(on(0.2, across(0.22)), 0.09 * TILE))]
}
