import type { Art } from '../paper/art.ts'
import { at, away, circle, ellipse, type Point, polygon, scallops, shape, smooth, strokes } from '../paper/pen.ts'
import type { Random } from '../random.ts'

/** A sun with a number of rays, which smiles unless it is to be plain. */
export function sun(middle: Point, radius: number, count = 12, face: 'smiling' | 'plain' = 'smiling'): Art[] {
  const step = 360 / count
  const rays = Array.from({ length: count }, (_, i) => {
    const tip = away(middle, i * step, radius * (count < 12 ? 1.6 : 1.45))
    const half = step * 0.367
    return polygon([away(middle, i * step - half, radius * 0.98), tip, away(middle, i * step + half, radius * 0.98)])
  })
  if (face === 'plain') return [...rays.map((ray) => shape(ray)), shape(circle(middle, radius))]
  const smile = smooth([
    at(middle.x - radius * 0.4, middle.y + radius * 0.2),
    at(middle.x, middle.y + radius * 0.48),
    at(middle.x + radius * 0.4, middle.y + radius * 0.2),
  ])
  const eyes = [-1, 1].map((side) =>
    circle(at(middle.x + side * radius * 0.34, middle.y - radius * 0.15), radius * 0.09),
  )
  return [...rays.map((ray) => shape(ray)), { ...shape(circle(middle, radius), smile), dots: eyes.join('') }]
}

export function moon(middle: Point, radius: number): Art {
  const [top, bottom] = [away(middle, -60, radius), away(middle, 100, radius)]
  const outer = `A${radius} ${radius} 0 1 0 ${bottom.x} ${bottom.y}`
  const inner = `A${radius * 1.1} ${radius * 1.1} 0 0 1 ${top.x} ${top.y}`
  return shape(`M${top.x} ${top.y}${outer}${inner}Z`)
}

/** Puffs along an oval, flat enough to look like a cloud from any side. */
export function cloud(middle: Point, width: number, random: Random): Art {
  const puffs = 7 + random.below(3)
  const [rx, ry] = [width / 2.5, width / 5.2]
  const points = Array.from({ length: puffs }, (_, i) => {
    const angle = ((i + random.between(-0.15, 0.15)) / puffs) * 2 * Math.PI
    return at(middle.x + rx * Math.cos(angle), middle.y + ry * Math.sin(angle))
  })
  return shape(scallops(points, 1.06, true))
}

export const star = (middle: Point, radius: number, turn = 0): Art =>
  shape(
    polygon(
      Array.from({ length: 10 }, (_, i) => away(middle, i * 36 - 90 + turn, i % 2 === 0 ? radius : radius * 0.46)),
    ),
  )

export function planet(middle: Point, radius: number, hasRing: boolean): Art[] {
  const craters = hasRing
    ? [smooth([away(middle, 200, radius), at(middle.x, middle.y - radius * 0.2), away(middle, -20, radius)])]
    : [
        circle(away(middle, 210, radius * 0.45), radius * 0.22),
        circle(away(middle, 20, radius * 0.5), radius * 0.16),
        circle(away(middle, 95, radius * 0.55), radius * 0.13),
      ]
  const globe = shape(circle(middle, radius), craters.join(''))
  if (!hasRing) return [globe]
  const ring = ellipse(middle, radius * 1.75, radius * 0.5, -18)
  const gap = ellipse(middle, radius * 1.4, radius * 0.3, -18)
  // The upper half of the globe lies in front of its ring again.
  const [left, right] = [away(middle, 162, radius), away(middle, -18, radius)]
  const cap = `M${left.x} ${left.y}A${radius} ${radius} 0 0 1 ${right.x} ${right.y}`
  return [globe, shape(ring, gap), { body: `${cap}Z`, lines: cap }]
}

/** Six diamonds around a middle: closed, so that it can be coloured like everything else. */
export function snowflake(middle: Point, radius: number): Art[] {
  return [0, 60, 120, 180, 240, 300].map((turn) => {
    const waist = radius * 0.52
    return shape(
      polygon([middle, away(middle, turn - 24, waist), away(middle, turn, radius), away(middle, turn + 24, waist)]),
    )
  })
}

export function bubble(middle: Point, radius: number): Art {
  const shine = smooth([
    away(middle, 200, radius * 0.6),
    away(middle, 235, radius * 0.62),
    away(middle, 265, radius * 0.6),
  ])
  return shape(circle(middle, radius), radius > 16 ? shine : '')
}

export function drop(middle: Point, size: number): Art {
  const { x, y } = middle
  return shape(
    `M${x} ${y - size}C${x + size * 0.3} ${y - size * 0.4} ${x + size * 0.55} ${y} ${x + size * 0.5} ${y + size * 0.3}A${size * 0.52} ${size * 0.52} 0 0 1 ${x - size * 0.5} ${y + size * 0.3}C${x - size * 0.55} ${y} ${x - size * 0.3} ${y - size * 0.4} ${x} ${y - size}Z`,
  )
}

/** A flash of lightning, as high as twice its size. */
export const bolt = ({ x, y }: Point, size: number): Art =>
  shape(
    polygon(
      [at(0.1, -1), at(-0.5, 0.16), at(-0.06, 0.16), at(-0.26, 1), at(0.52, -0.28), at(0.1, -0.28), at(0.46, -1)].map(
        (corner) => at(x + corner.x * size, y + corner.y * size),
      ),
    ),
  )

/** Bands from ground to ground. */
export function rainbow(middle: Point, radius: number, bands: number, thickness: number): Art {
  const arc = (r: number): string => `M${middle.x - r} ${middle.y}A${r} ${r} 0 0 1 ${middle.x + r} ${middle.y}`
  const arcs = Array.from({ length: bands + 1 }, (_, i) => arc(radius - i * thickness))
  const inner = radius - bands * thickness
  const back = `L${middle.x + inner} ${middle.y}A${inner} ${inner} 0 0 0 ${middle.x - inner} ${middle.y}Z`
  return { body: arc(radius) + back, lines: arcs.join('') }
}

/** A gull far away. */
export const farBird = ({ x, y }: Point, size: number): Art =>
  strokes(
    `M${x - size} ${y - size * 0.3}Q${x - size * 0.5} ${y - size * 0.8} ${x} ${y}Q${x + size * 0.5} ${y - size * 0.8} ${x + size} ${y - size * 0.3}`,
  )

/** A line of small flags from edge to edge. */
export function bunting(left: number, right: number, y: number, sag: number, flags: number): Art[] {
  const bow = (share: number): Point => at(left + share * (right - left), y + sag * 4 * share * (1 - share))
  const string = smooth(Array.from({ length: 9 }, (_, i) => bow(i / 8)))
  const pennants = Array.from({ length: flags }, (_, i) => {
    const [a, b] = [bow((i + 0.12) / flags), bow((i + 0.88) / flags)]
    return shape(polygon([a, b, at((a.x + b.x) / 2, (a.y + b.y) / 2 + (b.x - a.x) * 1.05)]))
  })
  return [strokes(string), ...pennants]
}
