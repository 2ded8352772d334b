import { DRAWING_SIDE } from '../../drawing/drawing-size.ts'
import type { BrushKind } from '../brush-kind.ts'
import { rowOfThrows, thrownIn } from '../paper.ts'
import { layPlain } from '../shade.ts'
import { coveredMore, nearness, stampLine } from '../stamps.ts'

const SPACING = 0.2
/** How much (0 to 255) one drop covers. */
const DROP = 20
const MOST = 255

/** A cloud of drops, thick in the middle; it grows denser where one lingers. */
export const airbrush: BrushKind = {
  label: 'Airbrush',
  icon: 'M4 20h5v-8H4zM5 12V8h3v4M8 9h4M15 6h.01M18 4h.01M15 11h.01M19 8h.01M18 12h.01M21 6h.01M21 11h.01',
  // What is seen of a cloud is half as wide.
  radius: (size) => Math.max(3, size),
  beginLine(ground) {
    const { coverage, clip, seed } = ground
    return stampLine(ground, SPACING, (stamps, y) => {
      const start = y * DRAWING_SIDE
      for (let stamp = 0; stamp < stamps.count; stamp++) {
        const [middle, radius] = [stamps.x[stamp] as number, stamps.radius[stamp] as number]
        const down = y + 0.5 - (stamps.y[stamp] as number)
        const [below, squared, end] = [down * down, radius * radius, stamps.to[stamp] as number]
        const throws = rowOfThrows(y, seed + stamps.first + stamp)
        const flow = 70 + (stamps.load[stamp] as number)
        for (let x = stamps.from[stamp] as number; x < end; x++) {
          const aside = x + 0.5 - middle
          const near = nearness(aside * aside + below, squared)
          const density = (near * near * near) >> 16
          const at = start + x
          if (density === 0 || (clip && clip.labels[at] !== clip.label)) continue
          const isHit = (thrownIn(throws, x) - ((density * flow) >> 7)) >> 31
          coverage[at] = coveredMore(coverage[at] as number, DROP & isHit, MOST)
        }
      }
    })
  },
  shade: layPlain,
}
