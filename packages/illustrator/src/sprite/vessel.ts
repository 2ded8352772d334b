import { INSIDES } from '../library/own-drawings.ts'
import type { Art, Box } from '../paper/art.ts'
import { at, ellipse, polygon, shape, smooth } from '../paper/pen.ts'
import { NOTHING_COVERED, withEllipses } from './silhouette.ts'
import type { Sprite } from './sprite.ts'

/** Vessels without what OpenMoji draws over their rim, where somebody peeps out: steam, a handle, a spoon. */
const EMPTY: Readonly<Record<string, { box: Box; draw(): Art[] }>> = {
  'hot beverage': {
    box: { left: 6, top: 26, right: 64, bottom: 68 },
    draw: () => [
      shape(ellipse(at(53, 42), 11, 10), ellipse(at(53, 42), 6, 5)),
      shape(`${smooth([at(10, 26), at(12, 44), at(20, 58), at(30, 62), at(40, 58), at(48, 44), at(50, 26)])}Z`),
      shape(ellipse(at(30, 64), 24, 4)),
    ],
  },
  basket: {
    box: { left: 6, top: 32, right: 66, bottom: 68 },
    draw: () => [
      shape(polygon([at(9, 38), at(63, 38), at(57, 68), at(15, 68)]), 'M11 48H61M13 58H59M22 38V68M36 38V68M50 38V68'),
      shape('M6 32H66V39H6Z'),
    ],
  },
  bucket: {
    box: { left: 12, top: 22, right: 60, bottom: 68 },
    draw: () => [shape(polygon([at(15, 28), at(57, 28), at(52, 68), at(20, 68)])), shape('M12 22H60V29H12Z')],
  },
  'bowl with spoon': {
    box: { left: 8, top: 34, right: 64, bottom: 68 },
    draw: () => [
      shape(polygon([at(26, 60), at(46, 60), at(50, 68), at(22, 68)])),
      shape(`${smooth([at(8, 34), at(13, 52), at(25, 62), at(47, 62), at(59, 52), at(64, 34)])}Z`),
    ],
  },
}

/** The sprite of something that holds somebody. */
export function emptied(sprite: Sprite): Sprite {
  const inside = INSIDES[sprite.name]
  if (inside) return { ...sprite, art: [inside.back], front: [inside.front] }
  const vessel = EMPTY[sprite.name]
  if (!vessel) return sprite
  const { box, draw } = vessel
  // Half of an ellipse: full width at the rim, and round below.
  const silhouette = withEllipses(NOTHING_COVERED, box, [{ ...box, top: 2 * box.top - box.bottom }])
  return { ...sprite, art: draw(), box, silhouette }
}
