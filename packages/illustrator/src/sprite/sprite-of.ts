import type { Drawing } from '../library/drawing.ts'
import type { Box } from '../paper/art.ts'
import { baby, isBaby } from './baby.ts'
import { creature, isFace } from './creature.ts'
import { headOf } from './head.ts'
import { sizeOf } from './nature.ts'
import { isBust, person } from './person.ts'
import { isRobot, robot } from './robot.ts'
import { silhouetteOf } from './silhouette.ts'
import type { Sprite } from './sprite.ts'
import { isTree, tree } from './tree.ts'
import { isUnicorn, unicorn } from './unicorn.ts'

/** A drawing ready to be placed; heads get the body OpenMoji does not draw. */
export function spriteOf(drawing: Drawing, reaches = false): Sprite {
  if (isUnicorn(drawing)) return unicorn(drawing)
  if (isRobot(drawing)) return robot(drawing)
  if (isBaby(drawing)) return baby(drawing)
  if (isFace(drawing)) return creature(drawing, reaches)
  if (isBust(drawing)) return person(drawing, reaches)
  return plainSprite(drawing)
}

/** Letters, figures and what has them on it. */
const WRITTEN = /^(?:letter|number|figures|clock at) |^school building$/

/** A drawing just as it is, such as the head of an animal for a pattern. */
export function plainSprite(drawing: Drawing): Sprite {
  if (isTree(drawing)) return tree(drawing)
  const head = headOf(drawing)
  return {
    name: drawing.name,
    size: sizeOf(drawing),
    art: drawing.layers ?? [drawing],
    box: boxOf(drawing),
    silhouette: silhouetteOf(drawing),
    ...(head ? { head } : {}),
    ...(WRITTEN.test(drawing.name) ? { hasWriting: true as const } : {}),
  }
}

function boxOf({ box: [left, top, right, bottom] }: Drawing): Box {
  return { left, top, right, bottom }
}
