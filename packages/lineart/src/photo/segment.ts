import { find } from '../regions/union-find.ts'
import type { Plane } from './plane.ts'

/** Brightness levels the statistics reckon with. */
const LEVELS = 256

/**
 * Divides a colour picture into surfaces by statistical region merging (R. Nock, F. Nielsen: Statistical region
 * merging, 2004): neighbours are joined, the most alike first, unless their means differ more than chance allows.
 * Robust against noise and slow shading. `complexity` is the paper's Q: higher keeps more surfaces apart.
 * Surfaces smaller than `leastArea` (px) go to the neighbour most like them. The answer is the root of each pixel.
 */
export function segment(channels: readonly Plane[], complexity: number, leastArea: number): Int32Array {
  const [{ width, height }] = channels as [Plane]
  const parent = new Int32Array(width * height)
  for (let i = 0; i < parent.length; i++) parent[i] = i
  const area = new Int32Array(parent.length).fill(1)
  const sums = channels.map(({ data }) => Float64Array.from(data, (value) => value * (LEVELS - 1)))
  const order = edgesByContrast(channels)
  const chance = 2 * Math.log(6 * parent.length)
  const spread = (pixels: number) =>
    ((LEVELS * LEVELS) / (2 * complexity * pixels)) * (Math.min(LEVELS, pixels) * Math.log(1 + pixels) + chance)
  const join = (a: number, b: number) => {
    const [root, other] = (area[a] as number) >= (area[b] as number) ? [a, b] : [b, a]
    parent[other] = root
    area[root] = (area[root] as number) + (area[other] as number)
    for (const sum of sums) sum[root] = (sum[root] as number) + (sum[other] as number)
  }
  for (let i = 0; i < order.length; i++) {
    const a = find(parent, (order[i] as number) >> 1)
    const b = find(parent, otherEnd(order[i] as number, width))
    if (a === b) continue
    const allowed = spread(area[a] as number) + spread(area[b] as number)
    let alike = true
    for (const sum of sums) {
      const difference = (sum[a] as number) / (area[a] as number) - (sum[b] as number) / (area[b] as number)
      if (difference * difference > allowed) alike = false
    }
    if (alike) join(a, b)
  }
  for (let i = 0; i < order.length; i++) {
    const a = find(parent, (order[i] as number) >> 1)
    const b = find(parent, otherEnd(order[i] as number, width))
    if (a !== b && Math.min(area[a] as number, area[b] as number) < leastArea) join(a, b)
  }
  for (let i = 0; i < parent.length; i++) parent[i] = find(parent, i)
  return parent
}

/** The pixel at the other end of an edge: an even number leads to the pixel's right, an odd one below it. */
const otherEnd = (edge: number, width: number): number => (edge >> 1) + (edge & 1 ? width : 1)

/** All pairs of neighbouring pixels, the most alike first (counting sort by their largest difference). */
function edgesByContrast(channels: readonly Plane[]): Int32Array {
  const [{ width, height }] = channels as [Plane]
  const contrast = new Uint8Array(2 * width * height)
  const start = new Int32Array(LEVELS + 1)
  let count = 0
  const eachEdge = (visit: (edge: number, other: number) => void) => {
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) {
        if (x + 1 < width) visit(2 * i, i + 1)
        if (y + 1 < height) visit(2 * i + 1, i + width)
      }
  }
  eachEdge((edge, other) => {
    let largest = 0
    for (const { data } of channels)
      largest = Math.max(largest, Math.abs((data[edge >> 1] as number) - (data[other] as number)))
    const level = Math.min(LEVELS - 1, Math.floor(largest * LEVELS))
    contrast[edge] = level
    start[level + 1] = (start[level + 1] as number) + 1
    count++
  })
  for (let level = 1; level <= LEVELS; level++) start[level] = (start[level] as number) + (start[level - 1] as number)
  const order = new Int32Array(count)
  eachEdge((edge) => {
    const level = contrast[edge] as number
    const at = start[level] as number
    order[at] = edge
    start[level] = at + 1
  })
  return order
}
