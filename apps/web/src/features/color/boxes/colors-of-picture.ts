import type { HexColor } from '@huebook/coloring'
import { distance, hexOfLab, type Lab, labOf } from '#ui/color/oklab.ts'

/** Bits of each channel in which pixels count as alike at first. */
const BITS = 5
/** How often the middles are moved; they hardly move any more after that. */
const ROUNDS = 8
/** What is more transparent has no colour of its own. */
const OPAQUE = 128
/** Colours nearer than this would look alike in the tray. */
const UNLIKE = 0.05
/** Below this much of a hue, a colour counts as a grey. */
const GREY = 0.03

interface Heap {
  readonly lab: Lab
  readonly count: number
}

/** Pixels that are nearly alike, as one. */
function heapsOf(data: Uint8ClampedArray): readonly Heap[] {
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>()
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]]
    if (alpha < OPAQUE) continue
    const [r, g, b] = [red, green, blue].map((part) => part >> (8 - BITS)) as [number, number, number]
    const key = (r << (2 * BITS)) | (g << BITS) | b
    const sum = sums.get(key) ?? [0, 0, 0, 0]
    sums.set(key, [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1])
  }
  return [...sums.values()].map(([r, g, b, count]) => ({ lab: labOf([r / count, g / count, b / count]), count }))
}

const nearest = (lab: Lab, middles: readonly Lab[]): number =>
  middles.reduce((best, middle, at) => (distance(lab, middle) < distance(lab, middles[best] as Lab) ? at : best), 0)

/** The most frequent first, then always what is both frequent and unlike those before. */
function firstMiddles(heaps: readonly Heap[], count: number): Lab[] {
  const middles: Lab[] = []
  const gaps = heaps.map(() => 1)
  while (middles.length < Math.min(count, heaps.length)) {
    const worth = heaps.map((heap, at) => Math.sqrt(heap.count) * (gaps[at] as number) ** 2)
    const best = heaps[worth.indexOf(Math.max(...worth))] as Heap
    middles.push(best.lab)
    heaps.forEach(({ lab }, at) => {
      gaps[at] = Math.min(gaps[at] as number, distance(lab, best.lab))
    })
  }
  return middles
}

function middleOf(heaps: readonly Heap[]): Lab {
  const count = heaps.reduce((sum, heap) => sum + heap.count, 0)
  const along = (axis: 0 | 1 | 2) => heaps.reduce((sum, heap) => sum + heap.lab[axis] * heap.count, 0) / count
  return [along(0), along(1), along(2)]
}

/** Greys from light to dark, then the hues around the circle: how pencils lie in a box. */
function inOrder(labs: readonly Lab[]): readonly Lab[] {
  const isGrey = ([, a, b]: Lab) => Math.hypot(a, b) < GREY
  // From red on.
  const hue = ([, a, b]: Lab) => (Math.atan2(b, a) + 2 * Math.PI) % (2 * Math.PI)
  const greys = labs.filter(isGrey).toSorted((one, other) => other[0] - one[0])
  return [...greys, ...labs.filter((lab) => !isGrey(lab)).toSorted((one, other) => hue(one) - hue(other))]
}

/** The colours a picture is made of (pixels in straight RGBA), at most so many; the same picture gives the same. By k-means. */
export function colorsOfPicture(data: Uint8ClampedArray, count: number): readonly HexColor[] {
  const heaps = heapsOf(data)
  let middles = firstMiddles(heaps, count)
  for (let round = 0; round < ROUNDS; round++) {
    const groups = middles.map((): Heap[] => [])
    for (const heap of heaps) groups[nearest(heap.lab, middles)]?.push(heap)
    middles = groups.filter((group) => group.length > 0).map(middleOf)
  }
  const kept: Lab[] = []
  for (const lab of middles) if (kept.every((one) => distance(one, lab) > UNLIKE)) kept.push(lab)
  return inOrder(kept).map(hexOfLab)
}
