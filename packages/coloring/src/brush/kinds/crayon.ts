import { DRAWING_SIDE } from '../../drawing/drawing-size.ts'
import type { BrushKind } from '../brush-kind.ts'
import { heightIn, paperOf, rowOfPaper, rowOfThrows, thrownIn } from '../paper.ts'
import { layPlain } from '../shade.ts'
import { certainlyNearer, coveredMore, nearness, stampLine } from '../stamps.ts'

/** Rough paper, as wax finds it: lumps of several pixels. */
const rough = paperOf(2, [
  { size: 1, weight: 3 },
  { size: 2, weight: 6 },
  { size: 4, weight: 4 },
])

const SPACING = 0.3
const MOST = 246
/** How steep wax stands at the edge of a lump: it lies there or it does not. */
const STEEP = 3
/** What one stamp leaves where it is steepest (0 to 255). */
const FLOW = 80
const FULL_FLOW = (255 * FLOW) >> 8
/** Further (0 to 255) from the middle of a stamp than this it is pressed less hard. */
const RAGGED = 110

/** How high the paper is in the row under way, as one line finds it. */
const lumps = new Int32Array(DRAWING_SIDE)

/** Wax: thick on the lumps of the paper, nothing in between, with a ragged edge. */
export const crayon: BrushKind = {
  label: 'Crayon',
  icon: 'M7 21V10l2-3 1-4h4l1 4 2 3v11zM7 12h10M7 18h10',
  radius: (size, pressure) => Math.max(1.5, (size / 2) * (0.8 + (0.3 * pressure) / 255)),
  beginLine(ground) {
    const paper = rough()
    const { coverage, clip, seed } = ground
    return stampLine(ground, SPACING, (stamps, y, from, to) => {
      const [heights, throws, start] = [rowOfPaper(y), rowOfThrows(y >> 1, seed), y * DRAWING_SIDE]
      for (let x = from; x < to; x++) lumps[x] = heightIn(paper, heights, x) + ((thrownIn(throws, x >> 1) * 40) >> 8)
      for (let stamp = 0; stamp < stamps.count; stamp++) {
        const [middle, load, radius] = [
          stamps.x[stamp] as number,
          stamps.load[stamp] as number,
          stamps.radius[stamp] as number,
        ]
        const down = y + 0.5 - (stamps.y[stamp] as number)
        const [below, squared, end] = [down * down, radius * radius, stamps.to[stamp] as number]
        const isFirm = squared * certainlyNearer(RAGGED)
        for (let x = stamps.from[stamp] as number; x < end; x++) {
          const at = start + x
          if (clip && clip.labels[at] !== clip.label) continue
          const before = coverage[at] as number
          if (before >= MOST) continue
          const aside = x + 0.5 - middle
          const distance = aside * aside + below
          const pressed = distance < isFirm ? load : pressedAt(nearness(distance, squared), load)
          const reached = (lumps[x] as number) + pressed * 0.78 - 196
          const flow = (reached * STEEP * FLOW) >> 8
          const over = flow - FULL_FLOW
          coverage[at] = coveredMore(before, (flow - (over & ~(over >> 31))) & ~(flow >> 31), MOST)
        }
      }
    })
  },
  shade: layPlain,
}

const pressedAt = (near: number, load: number): number => (near > RAGGED ? load : load - ((RAGGED - near) * 3) / 2)
