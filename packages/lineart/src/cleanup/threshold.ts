import type { Grey, Ink } from '../pixels.ts'

/** Side of the squares in which the paper's brightness is looked for (px): several lines apart, less than a shadow. */
const TILE = 32

/** The brightness that this share of a tile does not exceed is its paper's: lines and specks of light do not count. */
const PAPER_SHARE = 0.85

/**
 * How bright paper is at least, compared with the page's brightest. Lower, and the inside of a large black area is
 * taken for paper in deep shadow; higher, and deep shadow is taken for ink.
 */
const DEEPEST_SHADOW = 0.5

/** What is darker than this share of the paper around it is line: 160 of 255 on white paper, as for finished pages. */
const INK_SHARE = 0.627

/**
 * Lines of a scan or photograph of a page, also under uneven light: every pixel is compared with the paper around it.
 * The paper's brightness is a surface estimated from the picture itself (after B. Gatos, I. Pratikakis, S. Perantonis:
 * Adaptive degraded document image binarization, 2006).
 */
export function adaptiveInk({ width, height, data }: Grey): Ink {
  const columns = Math.ceil(width / TILE)
  const rows = Math.ceil(height / TILE)
  const paper = paperOfTiles({ width, height, data }, columns, rows)
  const ink = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const [top, bottom, down] = between(y, rows)
    for (let x = 0; x < width; x++) {
      const [left, right, along] = between(x, columns)
      const upper = mix(paper[top * columns + left] as number, paper[top * columns + right] as number, along)
      const lower = mix(paper[bottom * columns + left] as number, paper[bottom * columns + right] as number, along)
      const light = data[y * width + x] as number
      ink[y * width + x] = light < INK_SHARE * mix(upper, lower, down) ? 1 : 0
    }
  }
  return { width, height, data: ink }
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share

/** The tiles whose middles lie to both sides of a pixel, and how far it is from the first to the second. */
function between(at: number, tiles: number): [number, number, number] {
  const place = Math.min(tiles - 1, Math.max(0, (at + 0.5) / TILE - 0.5))
  const first = Math.floor(place)
  return [first, Math.min(tiles - 1, first + 1), place - first]
}

function paperOfTiles(grey: Grey, columns: number, rows: number): Float32Array {
  const tiles = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) tiles[row * columns + column] = brightnessOf(grey, column, row)
  const least = DEEPEST_SHADOW * tiles.reduce((most, tile) => Math.max(most, tile), 0)
  return tiles.map((_, i) => {
    // A tile full of ink has no paper of its own: the brightest of those around it knows better.
    const [x, y] = [i % columns, Math.floor(i / columns)]
    let brightest = least
    for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++)
        brightest = Math.max(brightest, tiles[row * columns + column] as number)
    return brightest
  })
}

function brightnessOf({ width, height, data }: Grey, column: number, row: number): number {
  const counts = new Uint32Array(256)
  const [right, bottom] = [Math.min(width, (column + 1) * TILE), Math.min(height, (row + 1) * TILE)]
  let total = 0
  for (let y = row * TILE; y < bottom; y++)
    for (let x = column * TILE; x < right; x++) {
      const light = data[y * width + x] as number
      counts[light] = (counts[light] as number) + 1
      total++
    }
  let passed = 0
  for (let light = 0; light < 256; light++) {
    passed += counts[light] as number
    if (passed >= total * PAPER_SHARE) return light
  }
  return 255
}
