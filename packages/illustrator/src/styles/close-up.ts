import { asDrawn, type Placed } from '../paper/art.ts'
import { PAGE } from '../paper/page.ts'
import { at, away, circle, type Point, scallops, shape, strokes } from '../paper/pen.ts'
import type { Random } from '../random.ts'
import { ALOFT } from '../themes/scatter.ts'
import { THEMES } from '../themes/themes.ts'
import type { Brief, Detail } from './brief.ts'
import { putMiddle, scaleToFit } from './put.ts'

const MIDDLE: Point = at(PAGE / 2, PAGE / 2)

/** How far from the middle the medal reaches (px). */
const REACH = 474

/** Rays behind the subject, by detail. */
const RAYS: Record<Detail, number> = { 1: 12, 2: 16, 3: 24 }

/** One subject, as large as the page allows, in front of a medal with rays. */
export function drawCloseUp({ actors, theme: name, detail }: Brief, random: Random): Placed[] {
  const [first, second] = actors
  if (!first) return []
  const isPair = second !== undefined && second.sprite.name !== first.sprite.name
  const subjects = isPair ? [first, second] : [first]
  const players = subjects.map(({ plain }, i) => {
    const [width, height] = isPair ? [380, 520] : [620, 620]
    const x = isPair ? MIDDLE.x + (i === 0 ? -1 : 1) * 190 : MIDDLE.x
    return putMiddle(plain, { x, y: MIDDLE.y, scale: scaleToFit(plain, width, height), mirrored: isPair && i === 0 })
  })

  // The bows of the rim reach out by half their chord: together they end where the page does.
  const radius = REACH / (1 + Math.sin(Math.PI / RAYS[detail]))
  const rim = ring(MIDDLE, radius, RAYS[detail])
  const medal = asDrawn(shape(scallops(rim, 1.02, true)), shape(circle(MIDDLE, radius - 30)))
  const rays = asDrawn(
    strokes(...rim.map((_, i) => ray(i * (360 / RAYS[detail]), detail === 1 ? 150 : 120, radius - 30))),
    shape(circle(MIDDLE, detail === 1 ? 150 : 120)),
  )
  const corners = [at(96, 96), at(PAGE - 96, 96), at(96, PAGE - 96), at(PAGE - 96, PAGE - 96)]
  const air = THEMES[name].air.filter((kind) => kind !== 'clouds' && kind !== 'planets')
  const kind = air.length > 0 ? random.pick(air) : 'stars'
  const fillers = corners.flatMap(({ x, y }) => {
    const [w, h] = ALOFT[kind].size
    return [ALOFT[kind].draw({ left: x - w / 2, top: y - h / 2, right: x + w / 2, bottom: y + h / 2 }, random)]
  })
  return [...fillers, medal, rays, ...players]
}

function ring(middle: Point, radius: number, count: number): Point[] {
  return Array.from({ length: count }, (_, i) => away(middle, (i * 360) / count, radius))
}

function ray(degrees: number, from: number, to: number): string {
  const [a, b] = [away(MIDDLE, degrees, from), away(MIDDLE, degrees, to)]
  return `M${a.x} ${a.y}L${b.x} ${b.y}`
}
