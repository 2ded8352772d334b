import type { BrushKind } from '../brush-kind.ts'
import { heightAt, paperOf, thrown } from '../paper.ts'
import { layPlain } from '../shade.ts'
import { stampLine } from '../stamps.ts'

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

/** Colours the heights of the paper first, and its valleys only where it is pressed or goes again and again. */
export const pencil: BrushKind = {
  label: 'Coloured pencil',
  icon: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  radius: (size, pressure) => Math.max(0.8, (size / 2) * (0.55 + (0.45 * pressure) / 255)),
  beginLine(ground) {
    const paper = tooth()
    const { seed } = ground
    return stampLine(ground, { spacing: SPACING, most: MOST }, (x, y, near, load) => {
      // Firm in the middle, and softer only at the very edge.
      const pressed = (load * (near > 96 ? 255 : (near * 255) / 96)) / 255
      const height = heightAt(paper, x, y) + ((thrown(x, y, seed) * LOOSE) >> 8) - LOOSE / 2
      const reached = height + pressed * 1.1 - 205
      return reached > 0 ? ((reached * FLOW) >> 8) + 1 : 0
    })
  },
  shade: layPlain,
}
