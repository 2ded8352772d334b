import type { Taste } from '../asked/look.ts'
import type { Art } from '../paper/art.ts'
import { MARGIN, PAGE } from '../paper/page.ts'
import { at, away, chain, circle, type Point, polygon, scallops, shape, smooth, strokes, xy } from '../paper/pen.ts'
import type { Random } from '../random.ts'
import { TILE } from './ornate-border.ts'

const MIDDLE: Point = at(PAGE / 2, PAGE / 2)

/** Where the ground begins (px), and half its edge. */
const EDGE = MARGIN + TILE
const HALF = PAGE / 2 - EDGE

/** What is behind the subjects of an ornate page: few large fields, for the ornament to fill. */
export function ornateGround(taste: Taste, random: Random): Art[] {
  if (taste === 'glass') return []
  if (taste === 'deco') return sunburst()
  if (taste === 'geometric') return star()
  if (taste === 'zentangle') return strings(random)
  if (taste === 'flowing') return arch()
  return wreath(taste === 'celtic' ? 'rings' : 'petals')
}

/** Rays from a half disc at the foot of the page. */
function sunburst(): Art[] {
  const foot = at(PAGE / 2, PAGE - EDGE)
  const rays = Array.from({ length: 13 }, (_, i) => {
    const turn = ((180 + (i + 1) * (180 / 14)) * Math.PI) / 180
    const reach = Math.min(HALF / Math.abs(Math.cos(turn)), (2 * HALF) / Math.abs(Math.sin(turn)))
    return chain([foot, at(foot.x + reach * Math.cos(turn), foot.y + reach * Math.sin(turn))])
  })
  const half = (radius: number): string =>
    `M${foot.x - radius} ${foot.y}A${radius} ${radius} 0 0 1 ${foot.x + radius} ${foot.y}Z`
  return [strokes(...rays), shape(half(HALF * 0.72)), shape(half(HALF * 0.56)), shape(half(HALF * 0.3))]
}

/** Two squares over each other in a ring. */
function star(): Art[] {
  const square = (turn: number, radius: number): Point[] =>
    [0, 90, 180, 270].map((quarter) => away(MIDDLE, quarter + turn, radius))
  return [
    shape(circle(MIDDLE, HALF - 6)),
    strokes(polygon(square(0, HALF - 6)), polygon(square(45, HALF - 6))),
    shape(circle(MIDDLE, HALF * 0.66)),
  ]
}

/** Lines across the page that divide it into panels of all shapes. */
function strings(random: Random): Art[] {
  const wave = (place: (s: number, t: number) => Point, level: number): string => {
    const bends = [0, 0.33, 0.67, 1].map((s) => place(s, level + random.between(-0.08, 0.08)))
    return smooth(bends)
  }
  const on = (s: number): number => EDGE + 2 * HALF * s
  return [
    strokes(
      ...[0.25, 0.5, 0.75].map((level) => wave((s, t) => at(on(s), on(t)), level)),
      ...[0.3, 0.7].map((level) => wave((s, t) => at(on(t), on(s)), level)),
    ),
  ]
}

/** A window with a round top, and stems that swing up on either side. */
function arch(): Art[] {
  const window = (inset: number): string => {
    const [left, right, foot] = [EDGE + inset, PAGE - EDGE - inset, PAGE - EDGE]
    const spring = EDGE + HALF
    return `M${left} ${foot}V${spring}A${HALF - inset} ${HALF - inset} 0 0 1 ${right} ${spring}V${foot}Z`
  }
  const waves = [0.66, 0.8].map((level) => {
    const y = EDGE + 2 * HALF * level
    const reach = HALF - 44
    return smooth([-1, -0.5, 0, 0.5, 1].map((s, i) => at(PAGE / 2 + s * reach, y + (i % 2 === 0 ? -26 : 26))))
  })
  return [shape(window(0)), shape(window(44)), strokes(...waves)]
}

/** Petals of the wreath. */
const PETALS = 28

/** A wreath of petals or rings around a disc. */
function wreath(kind: 'petals' | 'rings'): Art[] {
  const turns = Array.from({ length: PETALS }, (_, i) => (i * 360) / PETALS)
  const [outer, inner] = [HALF - 40, HALF - 88]
  const rim = turns.map((turn) => away(MIDDLE, turn, outer))
  const petals = turns.map((turn) => {
    const [root, tip] = [away(MIDDLE, turn, inner), away(MIDDLE, turn, outer - 2)]
    const [left, right] = [away(MIDDLE, turn - 6, (inner + outer) / 2), away(MIDDLE, turn + 6, (inner + outer) / 2)]
    return `M${xy(root)}Q${xy(left)} ${xy(tip)}Q${xy(right)} ${xy(root)}Z`
  })
  const rings = turns.map((turn) => circle(away(MIDDLE, turn, (inner + outer) / 2), 15))
  return [
    shape(scallops(rim, 1.04, true)),
    shape(circle(MIDDLE, outer)),
    ...(kind === 'petals' ? petals : rings).map((path) => shape(path)),
    shape(circle(MIDDLE, inner)),
  ]
}
