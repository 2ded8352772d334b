import type { BrushKind } from '../brush-kind.ts'
import { thrown } from '../paper.ts'
import { layPlain } from '../shade.ts'
import { stampLine } from '../stamps.ts'

const SPACING = 0.2
/** How much (0 to 255) one drop covers. */
const DROP = 20

/** A cloud of drops, thick in the middle; it grows denser where one lingers. */
export const airbrush: BrushKind = {
  label: 'Airbrush',
  icon: 'M4 20h5v-8H4zM5 12V8h3v4M8 9h4M15 6h.01M18 4h.01M15 11h.01M19 8h.01M18 12h.01M21 6h.01M21 11h.01',
  // What is seen of a cloud is half as wide.
  radius: (size) => Math.max(3, size),
  beginLine(ground) {
    const { seed } = ground
    return stampLine(ground, { spacing: SPACING, most: 255 }, (x, y, near, load, turn) => {
      const density = (near * near * near) >> 16
      return thrown(x, y, seed + turn) < (density * (70 + load)) >> 7 ? DROP : 0
    })
  },
  shade: layPlain,
}
