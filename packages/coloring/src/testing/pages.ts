import { findRegions, type Ink, type RegionMap } from '@huebook/lineart'
import { DRAWING_SIDE } from '../drawing/drawing-size.ts'

type Box = readonly [left: number, top: number, right: number, bottom: number]

/** A page of rectangles drawn with a line of that width; `gaps` are rubbed out of the lines. */
function pageOf(boxes: readonly Box[], { line = 4, gaps = [] as readonly Box[] } = {}): Ink {
  const data = new Uint8Array(DRAWING_SIDE * DRAWING_SIDE)
  const paint = ([left, top, right, bottom]: Box, value: number) => {
    for (let y = top; y < bottom; y++) data.fill(value, y * DRAWING_SIDE + left, y * DRAWING_SIDE + right)
  }
  for (const [left, top, right, bottom] of boxes) {
    paint([left, top, right, top + line], 1)
    paint([left, bottom - line, right, bottom], 1)
    paint([left, top, left + line, bottom], 1)
    paint([right - line, top, right, bottom], 1)
  }
  for (const gap of gaps) paint(gap, 0)
  return { width: DRAWING_SIDE, height: DRAWING_SIDE, data }
}

/**
 * The page most tests colour: two rooms side by side with a gap of 6 px in the wall between them, a tiny window of
 * 8 × 8 px in the left one, and the paper around.
 */
export const TWO_ROOMS = {
  left: [200, 300],
  right: [500, 300],
  window: [156, 156],
  outside: [800, 800],
  gap: { x: 350, y: 300 },
} as const

const boxes: Box[] = [
  [100, 100, 352, 500],
  [348, 100, 600, 500],
  [148, 148, 164, 164],
]

export const twoRooms: Ink = pageOf(boxes, { gaps: [[346, 297, 354, 303]] })

let map: RegionMap | null = null

/** Its regions; found once, and only if somebody asks for more than their size, because that takes a while. */
export const twoRoomsWhenAsked = new Proxy({ width: DRAWING_SIDE, height: DRAWING_SIDE } as RegionMap, {
  get: (size, name: keyof RegionMap) => size[name] ?? twoRoomsMap()[name],
})

/** Its regions themselves. */
export function twoRoomsMap(): RegionMap {
  map ??= findRegions(twoRooms)
  return map
}

/** A page with so many discs around a middle, and as many smaller ones further out, aside of them. */
export function discs(times: number, middle: number) {
  const data = new Uint8Array(DRAWING_SIDE * DRAWING_SIDE)
  for (let at = 0; at < 2 * times; at++) {
    const angle = (Math.PI * (at + 0.25)) / times
    const [away, radius] = at % 2 ? [300, 50] : [170, 32]
    const [x, y] = [middle + away * Math.cos(angle), middle + away * Math.sin(angle)]
    for (let step = 0; step < 2000; step++) {
      const turn = (step * Math.PI) / 1000
      for (let wide = -2; wide <= 2; wide++)
        data[
          Math.round(y + (radius + wide) * Math.sin(turn)) * DRAWING_SIDE +
            Math.round(x + (radius + wide) * Math.cos(turn))
        ] = 1
    }
  }
  return findRegions({ width: DRAWING_SIDE, height: DRAWING_SIDE, data })
}
