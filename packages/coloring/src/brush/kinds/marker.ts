import { glazed } from '../blend.ts'
import type { BrushKind } from '../brush-kind.ts'
import { coverCapsule } from '../capsule.ts'

/** How much (0 to 255) one layer covers. */
const LAYER = 158

/** Clear ink: one stroke is even however it crosses itself, and every further one makes it darker. */
export const marker: BrushKind = {
  label: 'Marker',
  icon: 'M9 3h6v10H9zM10 13v3h4v-3M10 16v4l4-2v-2',
  radius: (size, pressure) => (size / 2) * (0.85 + (0.15 * pressure) / 255),
  beginLine:
    ({ coverage, touched, clip }) =>
    (from, to) =>
      coverCapsule(coverage, touched, from, to, clip),
  shade({ pixels, kept, coverage }, from, to, { color, opacity }) {
    const layer = LAYER * opacity
    for (let i = from; i < to; i++) {
      const share = ((coverage[i] as number) * layer + 32512) / 65025
      if (share >= 1) pixels[i] = glazed(kept[i] as number, color, share | 0, 255)
    }
  },
}
