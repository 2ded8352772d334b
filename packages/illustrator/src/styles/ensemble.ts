import { CELL } from '../library/drawing.ts'
import { type Art, type Box, heightOf, type Placed, widthOf } from '../paper/art.ts'
import { moveOf } from '../raster/place.ts'
import { covers, type Silhouette } from '../sprite/silhouette.ts'
import type { Sprite } from '../sprite/sprite.ts'

/** One of several that belong together: a sprite with its place among them, or something drawn to go with it. */
export type Part = { readonly sprite: Sprite; readonly placed: Placed } | { readonly art: Art; readonly box: Box }

/** Several as one sprite, from back to front, in the units of one of them, who carries its name. */
export function ensemble(host: Sprite, parts: readonly Part[]): Sprite {
  const boxes = parts.map((part) => ('art' in part ? part.box : boxAt(part.sprite.box, part.placed)))
  const box: Box = {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
  const hasWriting = parts.some((part) => 'sprite' in part && part.sprite.hasWriting)
  const { art: _, front: __, ...rest } = host
  return {
    ...rest,
    art: [],
    parts: parts.flatMap((part) => ('art' in part ? [drawn(part.art)] : unpacked(part.sprite, part.placed))),
    box,
    silhouette: silhouetteOf(box, parts),
    hull: host.hull ?? host.box,
    ...(hasWriting && { hasWriting }),
  }
}

const drawn = (art: Art): Placed => ({ art: [art], x: 0, y: 0, scale: 1 })

/** A placed sprite as the things it consists of, from back to front. */
export function unpacked({ parts }: Sprite, placed: Placed): Placed[] {
  if (!parts) return [placed]
  const { scale, turn = 0, mirrored = false, isWorn, isLow } = placed
  const { there } = moveOf(placed)
  return parts.map((part) => {
    const [x = 0, y = 0] = there([part.x, part.y])
    return {
      ...part,
      x,
      y,
      scale: scale * part.scale,
      turn: turn + (mirrored ? -1 : 1) * (part.turn ?? 0),
      mirrored: mirrored !== (part.mirrored ?? false),
      ...(isWorn && { isWorn }),
      ...(isLow && { isLow }),
    }
  })
}

/** Where a box comes to lie, as if nothing were turned. */
export function boxAt({ left, top, right, bottom }: Box, { x, y, scale, mirrored }: Placed): Box {
  const [low, high] = mirrored ? [-right, -left] : [left, right]
  return { left: x + low * scale, top: y + top * scale, right: x + high * scale, bottom: y + bottom * scale }
}

function silhouetteOf(box: Box, parts: readonly Part[]): Silhouette {
  const [left, top] = [Math.floor(box.left / CELL) * CELL, Math.floor(box.top / CELL) * CELL]
  const columns = Math.max(1, Math.ceil((box.right - left) / CELL))
  const rows = Math.max(1, Math.ceil((box.bottom - top) / CELL))
  const covered = new Uint8Array(columns * rows)
  for (let cell = 0; cell < covered.length; cell++) {
    const x = left + ((cell % columns) + 0.5) * CELL
    const y = top + (Math.floor(cell / columns) + 0.5) * CELL
    if (parts.some((part) => isCovered(part, x, y))) covered[cell] = 1
  }
  return { left, top, columns, rows, covered }
}

function isCovered(part: Part, x: number, y: number): boolean {
  if ('art' in part) return x > part.box.left && x < part.box.right && y > part.box.top && y < part.box.bottom
  const { placed, sprite } = part
  const own = ((x - placed.x) / placed.scale) * (placed.mirrored ? -1 : 1)
  return covers(sprite.silhouette, own, (y - placed.y) / placed.scale)
}

/** How large a sprite is, whatever its form (units). */
export const extentOf = ({ box }: Sprite): number => Math.sqrt(widthOf(box) * heightOf(box))
