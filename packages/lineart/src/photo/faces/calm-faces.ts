import { singletons, unite } from '../../regions/union-find.ts'
import { numbered, type Surfaces } from '../surfaces/surfaces.ts'
import { isIn, SKIN } from './face-shape.ts'
import type { Face } from './find-faces.ts'

/** A surface that lies in a face with at least this share is a shadow on it, or one of its features. */
const MOSTLY = 0.7

/** Makes one surface of all that lie in a face: its features are drawn on it, and nobody colours the shadow of a nose. */
export function calmFaces(surfaces: Surfaces, faces: readonly Face[]): Surfaces {
  if (faces.length === 0) return surfaces
  const parent = singletons(surfaces.count)
  const area = new Int32Array(surfaces.count)
  for (const surface of surfaces.of) area[surface] = (area[surface] as number) + 1
  for (const face of faces) {
    const inside = within(surfaces, face)
    const skin = largest(inside)
    for (const [surface, pixels] of inside.entries())
      if (pixels > 0 && pixels >= MOSTLY * (area[surface] as number)) unite(parent, surface, skin)
  }
  return numbered(parent, surfaces)
}

/** Tells of the pixels of a picture whether they are the skin of a face: of the surface that takes most of it. */
export function skinOf(surfaces: Surfaces, face: Face): (x: number, y: number) => boolean {
  const skin = largest(within(surfaces, face))
  return (x, y) => surfaces.of[y * surfaces.width + x] === skin
}

const largest = (areas: Int32Array): number => areas.indexOf(areas.reduce((most, area) => Math.max(most, area), 0))

/** How many pixels of each surface lie on the skin of a face. */
function within({ width, height, of, count }: Surfaces, face: Face): Int32Array {
  const inside = new Int32Array(count)
  for (let y = Math.max(0, Math.floor(face.y)); y < Math.min(height, face.y + 1.1 * face.size); y++)
    for (let x = Math.max(0, Math.floor(face.x)); x < Math.min(width, face.x + face.size); x++) {
      if (!isIn(SKIN, face, x, y)) continue
      const surface = of[y * width + x] as number
      inside[surface] = (inside[surface] as number) + 1
    }
  return inside
}
