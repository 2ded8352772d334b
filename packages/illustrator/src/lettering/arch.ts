import type { Box } from '../paper/art.ts'
import { at, type Point } from '../paper/pen.ts'
import type { Row } from './row.ts'

/** How far the middle of an arch is above its ends (share of its width). */
const RISE = 0.16

/** Radius of its circle (of its width), and where on it the arch ends (radians from the top). */
const RADIUS = (0.25 + RISE ** 2) / (2 * RISE)
const END = 0.5 / RADIUS

/** In how many pieces an outline follows it. */
const PIECES = 24

/** Height of a row that rises in its middle; it is as wide as its chord is long, and a little less (units). */
export const heightOfArch = ([row]: readonly Row[]): number => (row ? row.bottom - row.top + RISE * row.width : 0)

/** Width of such a row: the letters at its ends lean out (units). */
export const widthOfArch = ([row]: readonly Row[]): number =>
  row ? 2 * (RADIUS * row.width - row.top) * Math.sin(END) : 0

interface Arch {
  /** Where on the arch something is that is so far from the middle of the row (px), and how far it is turned (radians). */
  footAt(along: number): Point & { readonly angle: number }
  /** Once around everything above and below the row, and so much more (px). */
  outline(more: number): Point[]
}

/** A row of a scale as an arch in the middle of a room. */
export function archIn(room: Box, { width, top, bottom }: Row, scale: number): Arch {
  const radius = RADIUS * width * scale
  const middle = (room.left + room.right) / 2
  const highest = (room.top + room.bottom - (bottom - top + RISE * width) * scale) / 2
  const centre = highest - top * scale + radius
  const on = (away: number, angle: number): Point =>
    at(middle + away * Math.sin(angle), centre - away * Math.cos(angle))
  return {
    footAt: (along) => ({ ...on(radius, along / radius), angle: along / radius }),
    outline: (more) => {
      const [outer, inner] = [radius - top * scale + more, radius - bottom * scale - more]
      const reach = END + more / outer
      const edge = (away: number): Point[] =>
        Array.from({ length: PIECES + 1 }, (_, i) => on(away, reach * ((2 * i) / PIECES - 1)))
      return [...edge(outer), ...edge(inner).reverse()]
    },
  }
}
