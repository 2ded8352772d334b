import type { Box } from '../paper/art.ts'
import { at, polygon, shape, smooth } from '../paper/pen.ts'
import { NOTHING_COVERED, withEllipses } from './silhouette.ts'
import type { Sprite } from './sprite.ts'

/** An open boat: OpenMoji's have sails, cabins or paddles where somebody has to sit. */
export function openBoat(): Sprite {
  const box: Box = { left: 2, top: 40, right: 70, bottom: 66 }
  const hull = `${smooth([at(2, 42), at(8, 56), at(18, 64), at(36, 66), at(54, 64), at(64, 56), at(70, 42)])}Z`
  const plank = smooth([at(6, 52), at(20, 56), at(36, 57), at(52, 56), at(66, 52)])
  const rim = polygon([at(1, 38), at(71, 38), at(70, 43), at(2, 43)])
  return {
    name: 'open boat',
    size: 1.2,
    art: [shape(hull, plank), shape(rim)],
    box: { ...box, top: 38 },
    silhouette: withEllipses(NOTHING_COVERED, { ...box, top: 38 }, [{ left: 0, top: 20, right: 72, bottom: 68 }]),
  }
}
