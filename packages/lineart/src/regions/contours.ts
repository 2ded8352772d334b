import type { Ink } from '../pixels.ts'
import { strideOf } from './distance-transform.ts'

/** A bordered plane of ones and zeros: ink, and beyond the page's edge ink as well. */
export type BorderedInk = Uint8Array

export function borderedInk({ width, height, data }: Ink): BorderedInk {
  const stride = strideOf(width)
  const plane = new Uint8Array(stride * (height + 2)).fill(1)
  for (let y = 0; y < height; y++) plane.set(data.subarray(y * width, (y + 1) * width), (y + 1) * stride + 1)
  return plane
}

/** The borders between ink and paper, each a closed walk over corners of pixels with the ink at its right hand. */
export interface Contours {
  /** Corners in the order of the walk, one after the other: each is the bordered pixel that it is the upper left of. */
  readonly corners: Int32Array
  /** Where each walk starts, and the end of the last. */
  readonly starts: readonly number[]
}

/** Walks along every border once. Paper connects over sides and ink over corners, as everywhere. */
export function traceContours(plane: BorderedInk, stride: number): Contours {
  // Every walk goes west somewhere, along the upper side of some paper: there it begins, and there it is marked.
  const isWalked = new Uint8Array(plane.length)
  const ahead = [-1, -stride, 1, stride]
  // Of the four pixels around a corner, the ones before it at the left and the right hand, by direction walked.
  const left = [-1, -1 - stride, -stride, 0]
  const right = [-1 - stride, -stride, 0, -1]
  let corners = new Int32Array(65_536)
  let end = 0
  const starts: number[] = []
  for (let pixel = stride + 1; pixel < plane.length - stride; pixel++) {
    if (plane[pixel] || !plane[pixel - stride] || isWalked[pixel]) continue
    starts.push(end)
    let corner = pixel + 1
    let way = 0
    do {
      if (end === corners.length) corners = enlarged(corners)
      corners[end++] = corner
      if (way === 0) isWalked[corner - 1] = 1
      corner += ahead[way] as number
      if (plane[corner + (left[way] as number)]) way = (way + 3) & 3
      else if (!plane[corner + (right[way] as number)]) way = (way + 1) & 3
    } while (corner !== pixel + 1 || way !== 0)
  }
  starts.push(end)
  return { corners, starts }
}

function enlarged(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2)
  larger.set(array)
  return larger
}
