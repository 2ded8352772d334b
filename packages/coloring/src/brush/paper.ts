/** Side (px) of the piece of paper that is laid over the page again and again; a power of two. */
const PAPER_SIDE = 256
const LAST = PAPER_SIDE - 1

/** A piece of paper as heights of 0 to 255, each as frequent as every other: a brush that asks for a third gets a third. */
type Paper = Uint8Array

/** Whole numbers that look thrown, 0 to 255: the same for the same place in every browser. */
const thrown = (x: number, y: number, seed: number): number => thrownIn(rowOfThrows(y, seed), x)

/** What the numbers of a row have in common: a loop over the row works it out once. */
export const rowOfThrows = (y: number, seed: number): number => Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)

export function thrownIn(row: number, x: number): number {
  let value = Math.imul(x, 0x27d4eb2d) ^ row
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 24
}

/** Where a row begins in a paper. */
export const rowOfPaper = (y: number): number => (y & LAST) * PAPER_SIDE

export const heightIn = (paper: Paper, row: number, x: number): number => paper[row + (x & LAST)] as number

/** A kind of paper: lumps of so many pixels (powers of two, but for 1), each as high as its weight. Made once, when first asked for. */
export function paperOf(
  seed: number,
  lumps: readonly { readonly size: number; readonly weight: number }[],
): () => Paper {
  let made: Paper | null = null
  return () => {
    made ??= evenly(rough(seed, lumps))
    return made
  }
}

function rough(seed: number, lumps: readonly { readonly size: number; readonly weight: number }[]): Int32Array {
  const heights = new Int32Array(PAPER_SIDE * PAPER_SIDE)
  for (const { size, weight } of lumps) addLumps(heights, size, weight, seed + size)
  return heights
}

/** Heights between corners that were thrown, with no edge in between: each of up to 4080 times the weight. */
function addLumps(heights: Int32Array, size: number, weight: number, seed: number): void {
  const count = PAPER_SIDE / size
  const corners = Int32Array.from({ length: count * count }, (_, at) => thrown(at % count, (at / count) | 0, seed))
  const eased = Int32Array.from({ length: size }, (_, at) => easedAt(at / size))
  for (let y = 0; y < PAPER_SIDE; y++) {
    const row = (y / size) | 0
    const [above, beneath] = [row * count, ((row + 1) % count) * count]
    const down = eased[y % size] as number
    for (let x = 0; x < PAPER_SIDE; x++) {
      const left = (x / size) | 0
      const right = (left + 1) % count
      const across = eased[x % size] as number
      const upper = (corners[above + left] as number) * (16 - across) + (corners[above + right] as number) * across
      const lower = (corners[beneath + left] as number) * (16 - across) + (corners[beneath + right] as number) * across
      const at = y * PAPER_SIDE + x
      heights[at] = (heights[at] as number) + weight * ((upper * (16 - down) + lower * down) >> 4)
    }
  }
}

/** How far (sixteenths) between two corners, slower at both. */
const easedAt = (share: number): number => Math.floor(16 * share * share * (3 - 2 * share))

/** The same order, with each height as frequent as every other. */
function evenly(heights: Int32Array): Paper {
  let highest = 1
  for (let i = 0; i < heights.length; i++) highest = Math.max(highest, heights[i] as number)
  const lower = new Int32Array(highest + 2)
  for (let i = 0; i < heights.length; i++) {
    const next = (heights[i] as number) + 1
    lower[next] = (lower[next] as number) + 1
  }
  for (let i = 1; i < lower.length; i++) lower[i] = (lower[i] as number) + (lower[i - 1] as number)
  const paper = new Uint8Array(heights.length)
  for (let i = 0; i < paper.length; i++)
    paper[i] = Math.floor(((lower[heights[i] as number] as number) * 256) / heights.length)
  return paper
}
