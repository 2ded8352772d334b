import type { Ink } from '../../../packages/lineart/src/pixels.ts'
import { strideOf } from '../../../packages/lineart/src/regions/distance-transform.ts'
import { growLabels } from '../../../packages/lineart/src/regions/grow-labels.ts'
import { labelPaper } from '../../../packages/lineart/src/regions/label-paper.ts'
import { COUNTED_AREA } from './judge.ts'

/** How far (px) a line is followed to tell which way it runs. */
const REACH = 6

/** The middles of the lines that keep two regions apart. */
export interface Borders {
  /** How many regions worth counting the page has. */
  readonly regions: number
  readonly count: number
  readonly pixels: Int32Array
  /** Which way the line runs at one of these pixels (radians). */
  directionAt(pixel: number): number
}

/** Grows the regions of a whole page until they meet under the lines: there a cut would join two of them. */
export function bordersOf(ink: Ink): Borders {
  const { width, height, data } = ink
  const { labels, count } = labelPaper(ink)
  const area = new Int32Array(count + 1)
  for (const label of labels) area[label] = (area[label] as number) + 1
  const stride = strideOf(width)
  const grown = new Int32Array(stride * (height + 2)).fill(-1)
  for (let y = 0; y < height; y++) grown.set(labels.subarray(y * width, (y + 1) * width), (y + 1) * stride + 1)
  growLabels(grown, stride, width * height)

  const isCounted = (label: number) => label > 0 && (area[label] as number) >= COUNTED_AREA
  const pairOf = new Map<number, number>()
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!data[y * width + x]) continue
      const at = (y + 1) * stride + x + 1
      const here = grown[at] as number
      const other = [grown[at + 1] as number, grown[at + stride] as number].find((label) => label !== here)
      if (other !== undefined && isCounted(here) && isCounted(other))
        pairOf.set(y * width + x, Math.min(here, other) * 65_536 + Math.max(here, other))
    }

  return {
    regions: area.subarray(1).filter((pixels) => pixels >= COUNTED_AREA).length,
    count: pairOf.size,
    pixels: Int32Array.from(pairOf.keys()),
    directionAt: (pixel) => mainDirection(pixelsNear(pixel, pairOf, width)),
  }
}

/** Offsets to the border pixels around one that part the same two regions. */
function pixelsNear(pixel: number, pairOf: Map<number, number>, width: number): [dx: number, dy: number][] {
  const near: [number, number][] = []
  for (let dy = -REACH; dy <= REACH; dy++)
    for (let dx = -REACH; dx <= REACH; dx++)
      if (Math.hypot(dx, dy) <= REACH && pairOf.get(pixel + dy * width + dx) === pairOf.get(pixel)) near.push([dx, dy])
  return near
}

/** The main axis of a handful of points. */
function mainDirection(points: readonly [number, number][]): number {
  const [sx, sy] = points.reduce(([x, y], [dx, dy]) => [x + dx, y + dy], [0, 0])
  let [xx, yy, xy] = [0, 0, 0]
  for (const [dx, dy] of points) {
    const [x, y] = [dx - sx / points.length, dy - sy / points.length]
    xx += x * x
    yy += y * y
    xy += x * y
  }
  return Math.atan2(2 * xy, xx - yy) / 2
}
