import type { Art } from '../paper/art.ts'
import { MARGIN, PAGE } from '../paper/page.ts'
import { at, chain, circle, ellipse, type Point, scallops, shape, smooth, strokes } from '../paper/pen.ts'
import type { Random } from '../random.ts'

const LEFT = MARGIN
const RIGHT = PAGE - MARGIN
const BOTTOM = PAGE - MARGIN

/** The lie of the land: its height (px from the top) at every place across the page. */
export type Profile = (x: number) => number

export const flat =
  (y: number): Profile =>
  () =>
    y

/** Soft hills around a height. */
export function rolling(y: number, height: number, random: Random): Profile {
  const [phase, second] = [random.between(0, 2 * Math.PI), random.between(0, 2 * Math.PI)]
  return (x) => y - height * (0.7 * Math.sin((x / PAGE) * 5 + phase) + 0.3 * Math.sin((x / PAGE) * 11 + second))
}

/** Land below a profile, from edge to edge; it hides what is behind. */
export function land(profile: Profile): Art {
  const top = across(profile)
  const line = smooth(top)
  return { body: `${line}L${RIGHT} ${BOTTOM}L${LEFT} ${BOTTOM}Z`, lines: line }
}

function across(profile: Profile, steps = 12): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const x = LEFT + ((RIGHT - LEFT) * i) / steps
    return at(x, profile(x))
  })
}

/** Rows of waves from edge to edge, the nearer ones larger: so many crests in the row furthest off. */
export function waves(top: number, bottom: number, rows: number, random: Random, crests = 11): Art[] {
  return Array.from({ length: rows }, (_, row) => {
    const share = rows === 1 ? 0 : row / (rows - 1)
    const y = top + (bottom - top) * share ** 1.2
    const count = Math.round(crests * (1 - 0.36 * share))
    const step = (RIGHT - LEFT) / count
    const shift = random.between(0.2, 0.8) * step
    const xs = [
      LEFT,
      ...Array.from({ length: count }, (_, i) => LEFT + shift + i * step).filter((x) => x < RIGHT - 4),
      RIGHT,
    ]
    // Hanging bows: crests point up where two of them meet.
    const bows = xs.slice(1).map((x, i) => {
      const radius = Math.max(8, (x - (xs[i] as number)) * 0.62)
      return `A${Math.round(radius)} ${Math.round(radius)} 0 0 0 ${Math.round(x)} ${Math.round(y)}`
    })
    const line = `M${LEFT} ${Math.round(y)}${bows.join('')}`
    return { body: `${line}L${RIGHT} ${BOTTOM}L${LEFT} ${BOTTOM}Z`, lines: line }
  })
}

/** A road seen from the side, with a dashed middle. */
export function road(top: number, bottom: number): Art[] {
  const middle = (top + bottom) / 2
  const dashes = Array.from({ length: 7 }, (_, i) => {
    const x = LEFT + 40 + i * 135
    return `M${x} ${middle - 8}h70v16h-70Z`
  })
  const outline = `M${LEFT} ${top}H${RIGHT}M${RIGHT} ${bottom}H${LEFT}`
  return [{ body: `M${LEFT} ${top}H${RIGHT}V${bottom}H${LEFT}Z`, lines: outline }, ...dashes.map((dash) => shape(dash))]
}

export function grass({ x, y }: Point, size: number): Art {
  return strokes(
    `M${x - size * 0.5} ${y}Q${x - size * 0.45} ${y - size * 0.6} ${x - size * 0.7} ${y - size * 0.8}M${x} ${y}Q${x} ${y - size * 0.7} ${x + size * 0.05} ${y - size}M${x + size * 0.5} ${y}Q${x + size * 0.45} ${y - size * 0.6} ${x + size * 0.75} ${y - size * 0.75}`,
  )
}

/** Petals around a middle, on a stalk with two leaves. */
export function flower(foot: Point, height: number, petals: number): Art[] {
  const head = at(foot.x, foot.y - height)
  const r = height * 0.2
  const ring = Array.from({ length: petals }, (_, i) => {
    const angle = (i / petals) * 360
    const rad = (angle * Math.PI) / 180
    return shape(
      ellipse(at(head.x + Math.cos(rad) * r * 1.35, head.y + Math.sin(rad) * r * 1.35), r * 0.95, r * 0.62, angle),
    )
  })
  const leaf = (side: number): Art =>
    shape(
      `M${foot.x} ${foot.y - height * 0.12}Q${foot.x + side * height * 0.12} ${foot.y - height * 0.42} ${foot.x + side * height * 0.34} ${foot.y - height * 0.42}Q${foot.x + side * height * 0.3} ${foot.y - height * 0.14} ${foot.x} ${foot.y - height * 0.12}Z`,
    )
  return [strokes(chain([foot, head])), leaf(-1), leaf(1), ...ring, shape(circle(head, r * 0.7))]
}

export function stone({ x, y }: Point, size: number, random: Random): Art {
  const points = [at(-1, 0), at(-0.7, -0.6), at(-0.1, -0.85), at(0.6, -0.65), at(1, 0)].map((p) =>
    at(x + p.x * size * random.between(0.9, 1.1), y + p.y * size * random.between(0.85, 1.1)),
  )
  return shape(`${smooth(points)}Z`)
}

export function bush({ x, y }: Point, width: number): Art {
  const points = [at(-0.5, 0), at(-0.38, -0.3), at(-0.1, -0.46), at(0.2, -0.42), at(0.42, -0.24), at(0.5, 0)].map((p) =>
    at(x + p.x * width, y + p.y * width),
  )
  return shape(`${scallops(points, 1.1)}Z`)
}

/** A tree with a round crown, or a fir. */
export function tree(foot: Point, height: number, kind: 'round' | 'fir', hasApples = false): Art[] {
  const { x, y } = foot
  const trunk = shape(
    `M${x - height * 0.06} ${y}L${x - height * 0.05} ${y - height * 0.5}H${x + height * 0.05}L${x + height * 0.06} ${y}Z`,
  )
  if (kind === 'round') {
    const crown = Array.from({ length: 8 }, (_, i) => {
      const angle = (i / 8) * 2 * Math.PI + 0.3
      return at(x + Math.cos(angle) * height * 0.27, y - height * 0.66 + Math.sin(angle) * height * 0.26)
    })
    const apples = [at(-0.12, -0.72), at(0.12, -0.62), at(0, -0.84)].map((p) =>
      shape(circle(at(x + p.x * height, y + p.y * height), height * 0.035)),
    )
    return [trunk, shape(scallops(crown, 1.08, true)), ...(hasApples ? apples : [])]
  }
  const tiers = [0.22, 0.44, 0.64].map((base, i) => {
    const half = height * (0.3 - i * 0.07)
    const [low, high] = [y - height * base, y - height * (base + 0.36)]
    return shape(`M${x - half} ${low}Q${x} ${low + height * 0.06} ${x + half} ${low}L${x} ${high}Z`)
  })
  return [trunk, ...tiers]
}

/** Pickets with two rails. */
export function fence(left: number, right: number, y: number, height: number): Art[] {
  const count = Math.max(3, Math.round((right - left) / (height * 0.42)))
  const step = (right - left) / count
  const rails = [0.35, 0.7].map((share) => shape(`M${left} ${y - height * share}H${right}v${height * 0.1}H${left}Z`))
  const pickets = Array.from({ length: count }, (_, i) => {
    const x = left + (i + 0.22) * step
    const w = step * 0.56
    return shape(`M${x} ${y}V${y - height * 0.85}L${x + w / 2} ${y - height}L${x + w} ${y - height * 0.85}V${y}Z`)
  })
  return [...rails, ...pickets]
}

/** A broad ribbon that sways as it rises. */
export function seaweed(foot: Point, height: number, random: Random): Art {
  const side = random.chance(0.5) ? 1 : -1
  const spine = Array.from({ length: 7 }, (_, i) => {
    const share = i / 6
    return {
      x: foot.x + side * Math.sin(share * 6) * height * 0.07,
      y: foot.y - height * share,
      half: height * 0.11 * (1 - share * share),
    }
  })
  const left = spine.map(({ x, y, half }) => at(x - half, y))
  const right = spine.map(({ x, y, half }) => at(x + half, y)).toReversed()
  const vein = smooth(spine.slice(0, 6).map(({ x, y }) => at(x, y)))
  return shape(`${smooth([...left, ...right])}Z`, vein)
}

/** A reed mace: a stalk with a brown head and a leaf. */
export function reed({ x, y }: Point, height: number): Art {
  const head = ellipse(at(x, y - height * 0.82), height * 0.07, height * 0.18)
  const leaf = `M${x} ${y}Q${x + height * 0.1} ${y - height * 0.4} ${x + height * 0.32} ${y - height * 0.62}Q${x + height * 0.24} ${y - height * 0.24} ${x} ${y}Z`
  return { body: head + leaf, lines: `M${x} ${y}L${x} ${y - height * 0.64}${head}${leaf}` }
}

export function crater(middle: Point, rx: number): Art {
  return shape(
    ellipse(middle, rx, rx * 0.36),
    smooth([
      at(middle.x - rx * 0.7, middle.y - rx * 0.02),
      at(middle.x, middle.y - rx * 0.16),
      at(middle.x + rx * 0.7, middle.y - rx * 0.02),
    ]),
  )
}

export function mountain(foot: Point, width: number, height: number, hasSnow: boolean): Art[] {
  const peak = at(foot.x, foot.y - height)
  const outline = `M${foot.x - width / 2} ${foot.y}L${peak.x} ${peak.y}L${foot.x + width / 2} ${foot.y}`
  const t = 0.3
  const snow = `M${peak.x - (width / 2) * t} ${peak.y + height * t}l${width * 0.075} ${height * 0.06}l${width * 0.075} ${-height * 0.08}l${width * 0.075} ${height * 0.07}L${peak.x + (width / 2) * t} ${peak.y + height * t}`
  return [{ body: `${outline}Z`, lines: outline + (hasSnow ? snow : '') }]
}
