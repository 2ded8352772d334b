import { DRAWING_SIDE } from '../../drawing/drawing-size.ts'
import { glazed } from '../blend.ts'
import type { BrushKind } from '../brush-kind.ts'
import { DEEP, deepen } from '../depth.ts'
import { heightIn, paperOf, rowOfPaper } from '../paper.ts'
import { softened } from '../softened.ts'

/** How water runs over the paper, and what its grain holds back. */
const wash = paperOf(3, [
  { size: 8, weight: 1 },
  { size: 16, weight: 3 },
  { size: 32, weight: 4 },
  { size: 64, weight: 3 },
])
const fibres = paperOf(4, [
  { size: 2, weight: 3 },
  { size: 4, weight: 3 },
  { size: 8, weight: 2 },
])
const grain = paperOf(5, [
  { size: 1, weight: 1 },
  { size: 2, weight: 3 },
])

/** How far (px) water runs beyond the brush at most, and how far it stays behind. */
const RUNS = 3
/** How much (0 to 255) is left in the middle, where it pools at the edge, and how much that varies. */
const MIDDLE = 96
const POOL = 80
const VARIES = 46
const GRAIN = 22
/** How wide (px) the pool is. */
const POOL_WIDTH = 5

/** How much pools (0 to 255) by how far inside it is, in steps of depth. */
const pools = Uint8Array.from({ length: 256 }, (_, depth) => {
  const inside = depth / DEEP
  if (inside < 1.25) return Math.floor((255 * inside) / 1.25)
  const left = 1 - (inside - 1.25) / POOL_WIDTH
  return left > 0 ? Math.floor(255 * left * left) : 0
})

/** How much further in or out (steps of depth) an edge runs, by the sum of two heights of the paper. */
const runs = Float64Array.from({ length: 511 }, (_, sum) => ((sum - 255) / 255) * RUNS * DEEP * 0.8)
/** How much more or less is left by the height of the paper: where water has run, and between its grains. */
const variety = Float64Array.from({ length: 256 }, (_, height) => ((height - 128) * VARIES) / 255)
const dustiness = Float64Array.from({ length: 256 }, (_, height) => ((height - 128) * GRAIN) / 255)

/** Thin colour that gathers where its edge dries, and runs together with what is wet beneath it. */
export const watercolor: BrushKind = {
  label: 'Watercolour',
  icon: 'M12 3c3.5 4.5 6 7.6 6 11a6 6 0 0 1-12 0c0-3.4 2.5-6.5 6-11ZM9 14a3 3 0 0 0 3 3',
  radius: (size, pressure) => Math.max(2.8, (size / 2) * (0.65 + (0.45 * pressure) / 255)),
  beginLine: (ground) => (from, to) => deepen(ground, from, to, RUNS),
  shade({ pixels, kept, coverage }, from, to, { color, opacity, seed, labels }) {
    const [water, rim, dust] = [wash(), fibres(), grain()]
    const y = (from / DRAWING_SIDE) | 0
    const [edge, flow, pale] = [rowOfPaper(y + seed), rowOfPaper(y * 2 + seed), rowOfPaper(y - seed)]
    const row = rowOfPaper(y)
    for (let i = from; i < to; i++) {
      const depth = coverage[i] as number
      if (depth === 0) continue
      const x = i & (DRAWING_SIDE - 1)
      const run = runs[heightIn(rim, edge, x + seed) + heightIn(water, flow, x * 2)] as number
      const inside = depth - RUNS * DEEP + run
      if (inside <= 0) continue
      const step = inside > 255 ? 255 : inside | 0
      const under = softened(kept, i, x, y, heightIn(rim, row, x), labels)
      const wet = under >>> 24
      // Where it is wet beneath, nothing dries at the edge.
      const pool = ((pools[step] as number) * POOL * (255 - ((wet * 3) >> 2))) / 65025
      const varied = variety[heightIn(water, pale, x + seed)] as number
      const held = dustiness[heightIn(dust, row, x)] as number
      const soft = step < DEEP ? step / DEEP : 1
      // What is wet already takes up less of it.
      const taken = 255 - ((wet * 7) >> 4)
      const share = (soft * (MIDDLE + pool + varied + held) * opacity * taken) / 65025
      if (share >= 1) pixels[i] = glazed(under, color, share | 0, 96)
    }
  },
}
