import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { touch } from '../drawing/touched.ts'
import type { Ground } from './brush-kind.ts'
import type { Nib } from './capsule.ts'

/** How much (0 to 255) of a pixel a stamp colours: its place, how near it is to the middle (0 to 255), how hard it is pressed. */
type Deposit = (x: number, y: number, near: number, load: number, turn: number) => number

interface StampStyle {
  /** How far apart stamps are, as a share of their radius. */
  readonly spacing: number
  /** Beyond this much (0 to 255) a stroke covers nothing. */
  readonly most: number
}

/** No two stamps are closer than this (px): a fine tip would be stamped forever. */
const CLOSEST = 0.5

/** Lays a line of stamps, each of which adds to what those before it have left. */
export function stampLine({ coverage, touched, clip }: Ground, { spacing, most }: StampStyle, deposit: Deposit) {
  /** How far (px) it is to the next stamp. */
  let ahead = 0
  let turn = 0

  function stamp(x: number, y: number, radius: number, load: number): void {
    turn++
    const top = Math.max(0, Math.ceil(y - radius - 0.5))
    const bottom = Math.min(DRAWING_SIDE - 1, Math.floor(y + radius - 0.5))
    const squared = radius * radius
    for (let row = top; row <= bottom; row++) {
      const dy = row + 0.5 - y
      const half = Math.sqrt(Math.max(0, squared - dy * dy))
      const from = Math.max(0, Math.ceil(x - half - 0.5))
      const to = Math.min(DRAWING_SIDE, Math.floor(x + half - 0.5) + 1)
      if (from >= to) continue
      touch(touched, row, from, to)
      for (let column = from; column < to; column++) {
        const at = row * DRAWING_SIDE + column
        if (clip && clip.labels[at] !== clip.label) continue
        const before = coverage[at] as number
        if (before >= most) continue
        const dx = column + 0.5 - x
        const near = (255 * (1 - (dx * dx + dy * dy) / squared)) | 0
        const more = deposit(column, row, near, load, turn)
        if (more > 0) coverage[at] = before + ((((most - before) * more + 254) / 255) | 0)
      }
    }
  }

  return (from: Nib, to: Nib): void => {
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const length = Math.sqrt(dx * dx + dy * dy)
    const [load, heavier] = [from.load ?? 255, (to.load ?? 255) - (from.load ?? 255)]
    let at = ahead
    while (at <= length) {
      const share = length === 0 ? 0 : at / length
      const radius = from.radius + share * (to.radius - from.radius)
      stamp(from.x + share * dx, from.y + share * dy, radius, load + share * heavier)
      at += Math.max(CLOSEST, radius * spacing)
    }
    ahead = at - length
  }
}
