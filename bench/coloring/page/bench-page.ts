import { findRegions, type Ink, type RegionMap } from '../../../packages/lineart/src/index.ts'
import { blankPage, circle, outline, stroke } from '../../../packages/lineart/src/testing/draw.ts'

const SIZE = 1024
const LINE = 5

/** A point in the large region: a wavy body with spots on it. */
export const IN_BODY = { x: 512, y: 440 }

/** A page of line art: a large body of about 370,000 pixels with 36 spots on it, on a ground of tiles. */
export function benchPage(): Ink {
  const page = blankPage(SIZE)
  const body = outline({ x: 512, y: 512 }, { x: 367, y: 367 }, { depth: 0.06, petals: 7 })
  for (let at = 32; at < SIZE; at += 64) {
    stroke(
      page,
      [
        { x: at, y: 0 },
        { x: at + 9, y: SIZE },
      ],
      LINE,
    )
    stroke(
      page,
      [
        { x: 0, y: at },
        { x: SIZE, y: at - 7 },
      ],
      LINE,
    )
  }
  clearInside(page, body)
  stroke(page, body, LINE)
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 6; column++)
      stroke(page, circle(300 + 85 * column, 300 + 85 * row, 14 + ((row + column) % 3) * 4), LINE)
  return page
}

function clearInside({ data }: Ink, around: readonly { x: number; y: number }[]): void {
  for (let y = 0; y < SIZE; y++) {
    const crossings = around.flatMap((a, i) => {
      const b = around[i + 1]
      return b && a.y <= y !== b.y <= y ? [a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)] : []
    })
    if (crossings.length > 0) data.fill(0, y * SIZE + Math.min(...crossings), y * SIZE + Math.max(...crossings))
  }
}

/** The page's regions, and which of them is the body. */
export function bodyOf(page: Ink): { map: RegionMap; body: number } {
  const map = findRegions(page)
  return { map, body: map.labels[IN_BODY.y * SIZE + IN_BODY.x] as number }
}

/** The page as opaque pixels: black lines on white paper, no soft edges, so that a fill needs no tolerance. */
export const pixelsOf = ({ data }: Ink): Uint32Array<ArrayBuffer> =>
  Uint32Array.from(data, (line) => (line ? 0xff000000 : 0xffffffff))
