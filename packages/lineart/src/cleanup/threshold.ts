import type { Grey, Ink } from '../pixels.ts'
import { type Paper, paperOf, TILE } from './paper.ts'

/** What is darker than this share of the paper around it is line: 160 of 255 on white paper, as for finished pages. */
const INK_SHARE = 0.627

/** The palest line that can be told from the paper's grain, as a share of the paper. */
const PALEST_SHARE = 0.8

/** So many of the pixels darker than that are as dark as the pen; the others lie at the soft edges of its lines. */
const PEN_SHARE = 0.4

/** Lines of a scan or photograph of a page, also under uneven light and drawn in pale pencil. */
export function adaptiveInk(grey: Grey): Ink {
  const { width, height } = grey
  const share = shareOfPaper(grey, paperOf(grey))
  const limit = inkLimit(share)
  const ink = new Uint8Array(width * height)
  for (let i = 0; i < ink.length; i++) ink[i] = (share[i] as number) < limit ? 1 : 0
  return { width, height, data: ink }
}

/** Halfway between paper and pen, so that pale lines hold together; never below what counts on finished pages. */
function inkLimit(share: Float32Array): number {
  const counts = new Uint32Array(100)
  let total = 0
  for (let i = 0; i < share.length; i++) {
    if ((share[i] as number) >= PALEST_SHARE) continue
    const percent = Math.floor((share[i] as number) * 100)
    counts[percent] = (counts[percent] as number) + 1
    total++
  }
  let pen = 0
  for (let passed = counts[0] as number; passed < total * PEN_SHARE; ) passed += counts[++pen] as number
  return Math.min(PALEST_SHARE, Math.max(INK_SHARE, (1 + pen / 100) / 2))
}

/** How bright each pixel is beside the paper around it, between the middles of tiles. */
function shareOfPaper({ width, height, data }: Grey, { columns, rows, data: paper }: Paper): Float32Array {
  const share = new Float32Array(width * height)
  const across = Array.from({ length: width }, (_, x) => between(x, columns))
  for (let y = 0, i = 0; y < height; y++) {
    const { first, second, way } = between(y, rows)
    for (let x = 0; x < width; x++, i++) {
      const column = across[x] as Between
      const upper = mix(paper, first * columns, column)
      const lower = mix(paper, second * columns, column)
      share[i] = (data[i] as number) / (upper + (lower - upper) * way)
    }
  }
  return share
}

interface Between {
  readonly first: number
  readonly second: number
  readonly way: number
}

/** The tiles whose middles lie to both sides of a pixel, and how far it is from the first to the second. */
function between(at: number, tiles: number): Between {
  const place = Math.min(tiles - 1, Math.max(0, (at + 0.5) / TILE - 0.5))
  const first = Math.floor(place)
  return { first, second: Math.min(tiles - 1, first + 1), way: place - first }
}

function mix(paper: Float32Array, row: number, { first, second, way }: Between): number {
  const left = paper[row + first] as number
  return left + ((paper[row + second] as number) - left) * way
}
