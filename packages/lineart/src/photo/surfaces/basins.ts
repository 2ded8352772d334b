import type { Plane } from '../planes/plane.ts'
import type { Surfaces } from './surfaces.ts'

/** Heights told apart. */
const LEVELS = 1024

/** Strengths (0 to 1) from which on edges are all the same height. */
const HIGHEST = 0.5

/** Edges weaker than this (0 to 1) are as good as none: flooded at once, or noise would make a basin of every pixel. */
const CALM = 0.005

/**
 * Divides a picture into the basins between its edges: a flood rises over the edges' strengths, and where two waters
 * meet is a border (L. Vincent, P. Soille: Watersheds in digital spaces, 1991). Basins are many, but even an edge with
 * holes in it is a border all along.
 */
export function basinsOf({ width, height, data }: Plane): Surfaces {
  const order = lowestFirst(data)
  const of = new Int32Array(data.length).fill(-1)
  let count = 0
  for (let k = 0; k < order.length; k++) {
    const pixel = order[k] as number
    const x = pixel % width
    let from = -1
    if (x > 0) from = lower(data, of, from, pixel - 1)
    if (x + 1 < width) from = lower(data, of, from, pixel + 1)
    if (pixel >= width) from = lower(data, of, from, pixel - width)
    if (pixel + width < data.length) from = lower(data, of, from, pixel + width)
    of[pixel] = from < 0 ? count++ : (of[from] as number)
  }
  return { width, height, of, count }
}

/** Of two neighbours the lower one that is flooded; -1 stands for none. */
function lower(data: Float32Array, of: Int32Array, known: number, next: number): number {
  if ((of[next] as number) < 0) return known
  return known < 0 || (data[next] as number) < (data[known] as number) ? next : known
}

/** All pixels in the order the flood reaches them (counting sort). */
function lowestFirst(data: Float32Array): Int32Array {
  const level = new Uint16Array(data.length)
  const start = new Int32Array(LEVELS + 1)
  for (let i = 0; i < data.length; i++) {
    const above = (data[i] as number) - CALM
    const height = above < 0 ? 0 : Math.min(LEVELS - 1, 1 + Math.floor((above / HIGHEST) * LEVELS))
    level[i] = height
    start[height + 1] = (start[height + 1] as number) + 1
  }
  for (let i = 1; i <= LEVELS; i++) start[i] = (start[i] as number) + (start[i - 1] as number)
  const order = new Int32Array(data.length)
  for (let i = 0; i < data.length; i++) {
    const at = start[level[i] as number] as number
    order[at] = i
    start[level[i] as number] = at + 1
  }
  return order
}
