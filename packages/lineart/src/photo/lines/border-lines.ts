import type { Surfaces } from '../surfaces/surfaces.ts'
import type { Line } from './line.ts'

/** The four ways from a corner between pixels, each opposite to the one two further on. */
const RIGHT = 0
const DOWN = 1
const LEFT = 2
const UP = 3

const bit = (way: number): number => 1 << way
const back = (way: number): number => (way + 2) % 4

/** The ways out of each corner, as bits, of which there are two: there a border only passes through. */
const PASSING = [RIGHT, DOWN, LEFT, UP].flatMap((one, i, all) => all.slice(i + 1).map((other) => bit(one) | bit(other)))

/**
 * The borders between surfaces as lines along the corners of pixels. They end only where borders meet or leave the
 * picture, so that together they close every surface.
 */
export function borderLines({ width, height, of }: Surfaces): Line[] {
  const stride = width + 1
  const ways = waysFrom(of, width, height)
  const unused = ways.slice()
  const isMeeting = Uint8Array.from(ways, (open) => (open !== 0 && !PASSING.includes(open) ? 1 : 0))
  const steps = [1, stride, -1, -stride]
  const walk = (start: number, first: number): number[] => {
    const corners = [start]
    for (let at = start, way = first; ; ) {
      unused[at] = (unused[at] as number) & ~bit(way)
      at += steps[way] as number
      unused[at] = (unused[at] as number) & ~bit(back(way))
      corners.push(at)
      if (at === start || isMeeting[at]) return corners
      way = Math.log2((ways[at] as number) & ~bit(back(way)))
    }
  }
  const lines: Line[] = []
  const follow = (corner: number) => {
    for (let way = RIGHT; way <= UP; way++) {
      if (!((unused[corner] as number) & bit(way))) continue
      const corners = walk(corner, way)
      const isLoop = !isMeeting[corner]
      lines.push(lineThrough(isLoop ? corners.slice(1) : corners, stride, isLoop))
    }
  }
  for (let corner = 0; corner < ways.length; corner++) if (isMeeting[corner]) follow(corner)
  for (let corner = 0; corner < ways.length; corner++) if (unused[corner]) follow(corner)
  return lines
}

/** For each corner of a pixel in which of the four ways a border leads on, as bits. */
function waysFrom(of: Int32Array, width: number, height: number): Uint8Array {
  const stride = width + 1
  const ways = new Uint8Array(stride * (height + 1))
  const open = (corner: number, way: number) => {
    ways[corner] = (ways[corner] as number) | bit(way)
  }
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const corner = (y + 1) * stride + x + 1
      if (x + 1 < width && of[i] !== of[i + 1]) {
        open(corner - stride, DOWN)
        open(corner, UP)
      }
      if (y + 1 < height && of[i] !== of[i + width]) {
        open(corner - 1, RIGHT)
        open(corner, LEFT)
      }
    }
  return ways
}

const lineThrough = (corners: readonly number[], stride: number, isLoop: boolean): Line => ({
  xs: Float32Array.from(corners, (corner) => corner % stride),
  ys: Float32Array.from(corners, (corner) => Math.floor(corner / stride)),
  isLoop,
})
