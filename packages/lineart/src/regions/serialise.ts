import { MAX_PIXELS } from '../pixels.ts'
import { byteReader, byteWriter } from './bytes.ts'
import { describeLabels } from './describe-labels.ts'
import { type Gap, MAX_REGIONS, type RegionMap } from './region-map.ts'

/** Which way of writing this is. A map written another way is made anew, not converted. */
const VERSION = 1

/** Lengths that are not whole (radius, gap) are kept in tenths of a pixel. */
const TENTHS = 10
const LONGEST = 2 ** 32 - 1

/**
 * A region map as bytes to be stored and sent; deflate them, which makes about 20 KB of a typical page.
 * Labels are written as stretches that repeat the row above and runs that do not; what can be read off the labels again
 * (spans, boxes, neighbours) is left out.
 */
export function serialiseRegions(map: RegionMap): Uint8Array<ArrayBuffer> {
  const { put, finished } = byteWriter()
  for (const value of [VERSION, map.width, map.height, map.count]) put(value)
  putLabels(map, put)
  for (const list of [map.area, map.pointX, map.pointY])
    for (let region = 1; region <= map.count; region++) put(list[region] as number)
  for (let region = 1; region <= map.count; region++) put(Math.round((map.radius[region] as number) * TENTHS))
  put(map.gaps.length)
  for (const { a, b, x, y, width } of map.gaps) for (const value of [a, b, x, y, Math.round(width * TENTHS)]) put(value)
  return finished()
}

/** The region map that `serialiseRegions` wrote; throws a RangeError for anything else. */
export function parseRegions(bytes: Uint8Array): RegionMap {
  const { take, end } = byteReader(bytes)
  if (take(255) !== VERSION) throw new RangeError('This region map was written by another version.')
  const width = take(MAX_PIXELS)
  const height = take(MAX_PIXELS)
  if (width * height > MAX_PIXELS || width * height === 0) throw new RangeError('This region map has an absurd size.')
  const count = take(Math.min(MAX_REGIONS, width * height))
  const labels = takeLabels(width, height, count, take)
  const listOf = (most: number) => {
    const list = new Uint32Array(count + 1)
    for (let region = 1; region <= count; region++) list[region] = take(most)
    return list
  }
  const area = listOf(width * height)
  const pointX = listOf(width - 1)
  const pointY = listOf(height - 1)
  const radius = new Float32Array(count + 1)
  for (let region = 1; region <= count; region++) radius[region] = take(LONGEST) / TENTHS
  const gaps: Gap[] = []
  for (let left = take(width * height); left > 0; left--) {
    const [a, b, x, y] = [take(count), take(count), take(width - 1), take(height - 1)]
    gaps.push({ a, b, x, y, width: take(LONGEST) / TENTHS })
  }
  end()
  return { width, height, count, labels, area, pointX, pointY, radius, gaps, ...describeLabels(labels, width, count) }
}

function putLabels({ labels, width }: RegionMap, put: (value: number) => void): void {
  let at = 0
  while (at < labels.length) {
    const copied = at
    while (at < labels.length && labels[at] === (at < width ? 0 : labels[at - width])) at++
    put(at - copied)
    if (at === labels.length) return
    const from = at
    const label = labels[at] as number
    // A run ends where copying becomes possible again: that is what the next row will mostly do.
    do at++
    while (at < labels.length && labels[at] === label && labels[at] !== (at < width ? 0 : labels[at - width]))
    put(at - from)
    put(label)
  }
}

function takeLabels(width: number, height: number, count: number, take: (most: number) => number): Uint16Array {
  const labels = new Uint16Array(width * height)
  let at = 0
  while (at < labels.length) {
    for (const end = at + take(labels.length - at); at < end; at++)
      labels[at] = at < width ? 0 : (labels[at - width] as number)
    if (at === labels.length) break
    const end = at + take(labels.length - at)
    if (end === at) throw new RangeError('These bytes are not a whole region map.')
    labels.fill(take(count), at, end)
    at = end
  }
  return labels
}
