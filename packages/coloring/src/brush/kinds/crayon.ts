import type { BrushKind } from '../brush-kind.ts'
import { heightAt, paperOf, thrown } from '../paper.ts'
import { layPlain } from '../shade.ts'
import { stampLine } from '../stamps.ts'

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

/** Wax: thick on the lumps of the paper, nothing in between, with a ragged edge. */
export const crayon: BrushKind = {
  label: 'Crayon',
  icon: 'M7 21V10l2-3 1-4h4l1 4 2 3v11zM7 12h10M7 18h10',
  radius: (size, pressure) => Math.max(1.5, (size / 2) * (0.8 + (0.3 * pressure) / 255)),
  beginLine(ground) {
    const paper = rough()
    const { seed } = ground
    return stampLine(ground, { spacing: SPACING, most: MOST }, (x, y, near, load) => {
      const pressed = near > 110 ? load : load - ((110 - near) * 3) / 2
      const reached = heightAt(paper, x, y) + ((thrown(x >> 1, y >> 1, seed) * 40) >> 8) + pressed * 0.78 - 196
      return reached > 0 ? (Math.min(255, reached * STEEP) * 80) >> 8 : 0
    })
  },
  shade: layPlain,
}
