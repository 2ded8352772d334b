import { DRAWING_SIDE } from '../../drawing/drawing-size.ts'
import type { BrushKind } from '../brush-kind.ts'
import { heightIn, paperOf, rowOfPaper, rowOfThrows, thrownIn } from '../paper.ts'
import { layPlain } from '../shade.ts'
import { certainlyNearer, coveredMore, nearness, stampLine } from '../stamps.ts'

/** The tooth of drawing paper: a little larger than a pixel. */
const tooth = paperOf(1, [
  { size: 1, weight: 3 },
  { size: 2, weight: 4 },
])

const SPACING = 0.22
/** Even pressed hard, specks of the paper stay. */
const MOST = 232
/** What one stamp leaves on the highest places (0 to 255). */
const FLOW = 34
/** How much (0 to 255) one line lies elsewhere than another on the same paper. */
const LOOSE = 56
/** Nearer (0 to 255) to the middle of a stamp than this it is as firm as there. */
const SOFT = 96

/** How high the paper is in the row under way, as one line finds it. */
const grain = new Int32Array(DRAWING_SIDE)

/** Colours the heights of the paper first, and its valleys only where it is pressed or goes again and again. */
export const pencil: BrushKind = {
  label: 'Coloured pencil',
  icon: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  radius: (size, pressure) => Math.max(0.8, (size / 2) * (0.55 + (0.45 * pressure) / 255)),
  beginLine(ground) {
    const paper = tooth()
    const { coverage, clip, seed } = ground
    return stampLine(ground, SPACING, (stamps, y, from, to) => {
      const [heights, throws, start] = [rowOfPaper(y), rowOfThrows(y, seed), y * DRAWING_SIDE]
      for (let x = from; x < to; x++)
        grain[x] = heightIn(paper, heights, x) + ((thrownIn(throws, x) * LOOSE) >> 8) - LOOSE / 2
      for (let stamp = 0; stamp < stamps.count; stamp++) {
        const [middle, load, radius] = [
          stamps.x[stamp] as number,
          stamps.load[stamp] as number,
          stamps.radius[stamp] as number,
        ]
        const down = y + 0.5 - (stamps.y[stamp] as number)
        const [below, squared, end] = [down * down, radius * radius, stamps.to[stamp] as number]
        const firm = pressedAt(255, load)
        const isFirm = squared * certainlyNearer(SOFT)
        for (let x = stamps.from[stamp] as number; x < end; x++) {
          const at = start + x
          if (clip && clip.labels[at] !== clip.label) continue
          const before = coverage[at] as number
          if (before >= MOST) continue
          const aside = x + 0.5 - middle
          const distance = aside * aside + below
          const pressed = distance < isFirm ? firm : pressedAt(nearness(distance, squared), load)
          const reached = (grain[x] as number) + pressed - 205
          let flow = (reached * FLOW) | 0
          if (flow === 0 && reached <= 0) flow = -1
          coverage[at] = coveredMore(before, ((flow >> 8) + 1) & ~(flow >> 31), MOST)
        }
      }
    })
  },
  shade: layPlain,
}

/** Firm in the middle, and softer only at the very edge. */
const pressedAt = (near: number, load: number): number => ((load * (softness[near] as number)) / 255) * 1.1

const softness = Float64Array.from({ length: 256 }, (_, near) => (near > SOFT ? 255 : (near * 255) / SOFT))
