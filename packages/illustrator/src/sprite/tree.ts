import type { Drawing } from '../library/drawing.ts'
import type { Box } from '../paper/art.ts'
import { at } from '../paper/pen.ts'
import { tree as treeArt } from '../scenery/ground.ts'
import { sizeOf } from './nature.ts'
import { NOTHING_COVERED, withEllipses } from './silhouette.ts'
import type { Sprite } from './sprite.ts'

/** Trees whose trunk is a mere stroke in OpenMoji, and cannot be coloured. */
const KINDS: Record<string, 'round' | 'fir'> = { 'deciduous tree': 'round', 'evergreen tree': 'fir' }

export const isTree = ({ name }: Drawing): boolean => Object.hasOwn(KINDS, name)

/** A tree with a trunk, as high as the drawing it stands for. */
export function tree(drawing: Drawing): Sprite {
  const kind = KINDS[drawing.name] ?? 'round'
  const half = kind === 'round' ? 25 : 20
  const box: Box = { left: 36 - half, top: 4, right: 36 + half, bottom: 70 }
  const crown: Box = { ...box, bottom: kind === 'round' ? 48 : 58 }
  const trunk: Box = { left: 31, top: 40, right: 41, bottom: 72 }
  return {
    name: drawing.name,
    size: sizeOf(drawing),
    art: treeArt(at(36, 70), 66, kind, true),
    box,
    silhouette: withEllipses(NOTHING_COVERED, box, [crown, trunk]),
  }
}
