import { PAGE } from '../paper/page.ts'
import { bordersOf } from '../raster/borders.ts'
import { evened } from '../raster/curves.ts'

/** For every pixel how far along the outline of its region the nearest place is (px), and how long that outline is. */
export interface AlongOutline {
  readonly along: Float32Array
  readonly length: Float32Array
}

/** Measures all regions at once: a label each, 0 for what is none. */
export function alongOutlines(labels: ArrayLike<number>): AlongOutline {
  const outlines = placesOn(labels)
  const nearest = nearestOf(labels, outlines)
  const along = new Float32Array(nearest.length)
  const length = new Float32Array(nearest.length)
  for (let pixel = 0; pixel < nearest.length; pixel++) {
    const place = nearest[pixel] as number
    if (place < 0) continue
    along[pixel] = outlines.along[place] as number
    length[pixel] = outlines.length[place] as number
  }
  return { along, length }
}

/** Where the places are. */
interface Places {
  readonly x: ArrayLike<number>
  readonly y: ArrayLike<number>
}

interface Outlines {
  readonly x: number[]
  readonly y: number[]
  readonly along: number[]
  readonly length: number[]
  /** The corner between pixels each place came from. */
  readonly corner: number[]
}

function placesOn(labels: ArrayLike<number>): Outlines {
  const found: Outlines = { x: [], y: [], along: [], length: [], corner: [] }
  for (const chain of bordersOf(labels, PAGE, (a, b) => (a === 0) !== (b === 0))) {
    const { points } = evened(chain)
    const first = found.x.length
    let travelled = 0
    for (let i = 0; i < points.length; i += 2) {
      const [x, y] = [points[i] as number, points[i + 1] as number]
      if (i > 0) travelled += Math.hypot(x - (points[i - 2] as number), y - (points[i - 1] as number))
      found.x.push(x)
      found.y.push(y)
      found.along.push(travelled)
      found.corner.push((chain.points[i + 1] as number) * (PAGE + 1) + (chain.points[i] as number))
    }
    for (let i = first; i < found.x.length; i++) found.length.push(travelled)
  }
  return found
}

function distance({ x, y }: Places, place: number, pixel: number): number {
  const dx = (x[place] as number) - (pixel & (PAGE - 1)) - 0.5
  const dy = (y[place] as number) - Math.floor(pixel / PAGE) - 0.5
  return dx * dx + dy * dy
}

/** The nearest place of every pixel, carried from pixel to pixel: twice down the page and up again is near enough. */
function nearestOf(labels: ArrayLike<number>, { corner: corners, ...outlines }: Outlines): Int32Array {
  const places: Places = { x: Float32Array.from(outlines.x), y: Float32Array.from(outlines.y) }
  const nearest = new Int32Array(PAGE * PAGE).fill(-1)
  const best = new Float32Array(PAGE * PAGE).fill(Infinity)
  const offer = (pixel: number, place: number): void => {
    if (place < 0 || place === nearest[pixel]) return
    const reach = distance(places, place, pixel)
    if (reach >= (best[pixel] as number)) return
    best[pixel] = reach
    nearest[pixel] = place
  }
  for (const [place, corner] of corners.entries()) {
    const [x, y] = [corner % (PAGE + 1), Math.floor(corner / (PAGE + 1))]
    for (const [px, py] of [
      [x - 1, y - 1],
      [x, y - 1],
      [x - 1, y],
      [x, y],
    ] as const)
      if (px >= 0 && py >= 0 && px < PAGE && py < PAGE && labels[py * PAGE + px]) offer(py * PAGE + px, place)
  }
  const ask = (pixel: number, other: number): void => {
    if (labels[other] === labels[pixel]) offer(pixel, nearest[other] as number)
  }
  for (let round = 0; round < 2; round++) {
    for (let pixel = PAGE + 1; pixel < nearest.length - 1; pixel++) {
      if (!labels[pixel]) continue
      ask(pixel, pixel - 1)
      ask(pixel, pixel - PAGE)
      ask(pixel, pixel - PAGE - 1)
      ask(pixel, pixel - PAGE + 1)
    }
    for (let pixel = nearest.length - PAGE - 2; pixel > 0; pixel--) {
      if (!labels[pixel]) continue
      ask(pixel, pixel + 1)
      ask(pixel, pixel + PAGE)
      ask(pixel, pixel + PAGE + 1)
      ask(pixel, pixel + PAGE - 1)
    }
  }
  return nearest
}
