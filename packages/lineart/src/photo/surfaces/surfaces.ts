import type { Ink } from '../../pixels.ts'
import { find } from '../../regions/union-find.ts'

/** Which surface each pixel belongs to, from 0 to count - 1. */
export interface Surfaces {
  readonly width: number
  readonly height: number
  readonly of: Int32Array
  readonly count: number
}

/** Surfaces after some have been joined, numbered anew; `parent` leads from each to the root of what it belongs to. */
export function numbered(parent: Int32Array, { width, height, of, count }: Surfaces): Surfaces {
  const number = new Int32Array(count).fill(-1)
  let next = 0
  for (let surface = 0; surface < count; surface++) {
    const root = find(parent, surface)
    if ((number[root] as number) < 0) number[root] = next++
    number[surface] = number[root] as number
  }
  return { width, height, of: of.map((surface) => number[surface] as number), count: next }
}

/** The last pixels of each surface, towards the right and below. */
export function bordersOf({ width, height, of }: Surfaces): Ink {
  const data = new Uint8Array(of.length)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      if ((x + 1 < width && of[i] !== of[i + 1]) || (y + 1 < height && of[i] !== of[i + width])) data[i] = 1
  return { width, height, data }
}
