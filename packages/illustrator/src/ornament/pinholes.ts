import { labelPaper } from '@huebook/lineart'
import { asDrawn, type Placed } from '../paper/art.ts'
import { PAGE } from '../paper/page.ts'

/** Lines along what is filled (px), so that no light seam is left between it and the lines around. */
const SEAM = 2

/** Black for every area of a page up to a size (px²) into which no circle of a radius (px) fits: nobody can colour it. Marks it as ink. */
export function fillPinholes(ink: Uint8Array, radius: number, largest: number): Placed[] {
  const size = PAGE
  const { labels, count } = labelPaper({ width: size, height: size, data: ink })
  const isHole = holesAmong(labels, count, radius, largest)
  const runs: string[] = []
  for (let pixel = 0; pixel < ink.length; pixel++) {
    if (!isHole[labels[pixel] as number]) continue
    const start = pixel
    while (isHole[labels[pixel + 1] as number]) pixel++
    ink.fill(1, start, pixel + 1)
    const length = pixel + 1 - start
    runs.push(`M${start % size} ${Math.floor(start / size)}h${length}v1h${-length}Z`)
  }
  const path = runs.join('')
  return path ? [{ ...asDrawn({ body: '', lines: path, dots: path }), lineWidth: SEAM }] : []
}

/** Which areas are small, and narrow everywhere. */
function holesAmong(labels: Uint16Array | Uint32Array, count: number, radius: number, largest: number): Uint8Array {
  const area = new Uint32Array(count + 1)
  for (let pixel = 0; pixel < labels.length; pixel++)
    area[labels[pixel] as number] = (area[labels[pixel] as number] as number) + 1
  const isHole = area.map((pixels, label) => (label > 0 && pixels < largest ? 1 : 0))
  const disc = discOf(radius)
  for (let pixel = 0; pixel < labels.length; pixel++) {
    const label = labels[pixel] as number
    if (isHole[label] && fitsAround(pixel, disc, labels)) isHole[label] = 0
  }
  return Uint8Array.from(isHole)
}

/** Whether all of a disc around a pixel is in the pixel's area. */
function fitsAround(pixel: number, disc: readonly number[], labels: Uint16Array | Uint32Array): boolean {
  const label = labels[pixel]
  for (const step of disc) if (labels[pixel + step] !== label) return false
  return true
}

/** Steps to all pixels of a disc around one. */
function discOf(radius: number): number[] {
  const steps: number[] = []
  const reach = Math.floor(radius)
  for (let y = -reach; y <= reach; y++)
    for (let x = -reach; x <= reach; x++) if (x * x + y * y <= radius * radius) steps.push(y * PAGE + x)
  return steps.sort((a, b) => Math.abs(b) - Math.abs(a))
}
