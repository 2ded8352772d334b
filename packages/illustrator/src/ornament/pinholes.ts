import { distanceTransform, labelPaper, strideOf } from '@huebook/lineart'
import { asDrawn, type Placed } from '../paper/art.ts'
import { PAGE } from '../paper/page.ts'
import { polygon } from '../paper/pen.ts'
import { bordersOf } from './borders.ts'
import { evened } from './curves.ts'

/** Lines along what is filled (px), so that no light seam is left between it and the lines around. */
const SEAM = 2

/** Larger ones (px²) are long and narrow, and black would be a bar. */
const LARGEST = 900

/** Black for every small area of a page into which no circle of a radius (px) fits: nobody can colour it. Marks it as ink. */
export function fillPinholes(ink: Uint8Array, radius: number): Placed[] {
  const { labels, count } = labelPaper({ width: PAGE, height: PAGE, data: ink })
  const { depth, area } = measure(ink, labels, count)
  const isHole = (label: number): boolean =>
    label > 0 && (depth[label] as number) < radius + 0.5 && (area[label] as number) < LARGEST
  if (!depth.some((_, label) => isHole(label))) return []
  const holes = labels.map((label) => (isHole(label) ? 1 : 0))
  for (let pixel = 0; pixel < ink.length; pixel++) if (holes[pixel]) ink[pixel] = 1
  const path = bordersOf(holes, PAGE, (a, b) => a !== b)
    .map((chain) => evened(chain).points)
    .map((points) => polygon(Array.from({ length: points.length / 2 }, (_, i) => pointAt(points, i))))
    .join('')
  return [{ ...asDrawn({ body: '', lines: path, dots: path }), lineWidth: SEAM }]
}

const pointAt = (points: Float64Array, i: number) => ({
  x: points[2 * i] as number,
  y: points[2 * i + 1] as number,
})

/** How large each area is (px²), and how far from all lines one can be in it (px). */
function measure(ink: Uint8Array, labels: ArrayLike<number>, count: number): Record<'depth' | 'area', Float32Array> {
  const size = PAGE
  const squares = distanceTransform({ width: size, height: size, data: ink })
  const stride = strideOf(size)
  const depth = new Float32Array(count + 1)
  const area = new Float32Array(count + 1)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const label = labels[y * size + x] as number
      const deep = Math.sqrt(squares[(y + 1) * stride + x + 1] as number)
      area[label] = (area[label] as number) + 1
      if (deep > (depth[label] as number)) depth[label] = deep
    }
  return { depth, area }
}
