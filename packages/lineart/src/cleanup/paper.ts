import type { Grey } from '../pixels.ts'

/** Side of the squares in which the paper's brightness is looked for (px): several lines apart, less than a shadow. */
export const TILE = 32

/** The brightness that this share of a tile does not exceed is its paper's: lines and specks of light do not count. */
const PAPER_SHARE = 0.85

/** From tile to tile even the edge of a shadow takes no more light away than this; ink does. */
const DARKEST_STEP = 0.5

/** Brightness of the paper in each tile of a page, row by row. */
export interface Paper {
  readonly columns: number
  readonly rows: number
  readonly data: Float32Array
}

/**
 * How bright the paper is all over a page, in light and shadow and under what is drawn on it (after B. Gatos,
 * I. Pratikakis, S. Perantonis: Adaptive degraded document image binarization, 2006). From the brightest tile on,
 * neighbours are paper as long as they grow dark no faster than a shadow; the rest is ink, and has its neighbours' paper.
 */
export function paperOf(grey: Grey): Paper {
  const columns = Math.ceil(grey.width / TILE)
  const rows = Math.ceil(grey.height / TILE)
  const tiles = tileBrightness(grey)
  const brightest = tiles.indexOf(tiles.reduce((most, tile) => Math.max(most, tile), 0))
  const paper = new Float32Array(tiles.length)
  paper[brightest] = tiles[brightest] as number
  spread([brightest], columns, paper, (tile, from) => {
    const light = tiles[tile] as number
    return light >= DARKEST_STEP * (paper[from] as number) ? light : 0
  })
  const known = Array.from(paper.keys()).filter((tile) => (paper[tile] as number) > 0)
  spread(known, columns, paper, (_, from) => paper[from] as number)
  return { columns, rows, data: paper }
}

/** Goes on from the tiles in the queue to their neighbours that have no brightness yet and are given one. */
function spread(queue: number[], columns: number, paper: Float32Array, give: (to: number, from: number) => number) {
  for (const tile of queue) {
    const x = tile % columns
    for (const next of [tile - columns, x > 0 ? tile - 1 : -1, x + 1 < columns ? tile + 1 : -1, tile + columns]) {
      if (next < 0 || next >= paper.length || paper[next]) continue
      const light = give(next, tile)
      if (light === 0) continue
      paper[next] = light
      queue.push(next)
    }
  }
}

/** The brightness of the lighter part of each tile. */
export function tileBrightness({ width, height, data }: Grey): Float32Array {
  const columns = Math.ceil(width / TILE)
  const rows = Math.ceil(height / TILE)
  const counts = new Uint32Array(256)
  return Float32Array.from({ length: columns * rows }, (_, tile) => {
    const [left, top] = [(tile % columns) * TILE, Math.floor(tile / columns) * TILE]
    const [right, bottom] = [Math.min(width, left + TILE), Math.min(height, top + TILE)]
    counts.fill(0)
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const light = data[y * width + x] as number
        counts[light] = (counts[light] as number) + 1
      }
    const share = (right - left) * (bottom - top) * PAPER_SHARE
    let light = 0
    for (let passed = counts[0] as number; passed < share; ) passed += counts[++light] as number
    // Never nothing: black paper is still paper to what comes after.
    return Math.max(1, light)
  })
}
