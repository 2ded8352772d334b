import type { Face } from './find-faces.ts'

/** An ellipse on a face, in parts of the face's square. */
export interface Oval {
  readonly x: number
  readonly y: number
  readonly across: number
  readonly down: number
}

/** The skin from brow to chin. */
export const SKIN: Oval = { x: 0.5, y: 0.54, across: 0.4, down: 0.48 }

/** A feature that any face has, and how much of its oval is dark: lashes, irises and brows; nostrils; lips. */
export interface Feature extends Oval {
  readonly dark: number
  /** Its very middle, which is drawn even where hair or a shadow runs into it. */
  readonly core: Oval
}

const eye = (x: number): Feature => ({
  ...{ x, y: 0.36, across: 0.2, down: 0.17, dark: 0.13 },
  core: { x, y: 0.4, across: 0.13, down: 0.08 },
})

export const EYES: readonly Feature[] = [eye(0.3), eye(0.7)]

export const FEATURES: readonly Feature[] = [
  ...EYES,
  { x: 0.5, y: 0.62, across: 0.17, down: 0.1, dark: 0.07, core: { x: 0.5, y: 0.63, across: 0.12, down: 0.06 } },
  { x: 0.5, y: 0.81, across: 0.26, down: 0.13, dark: 0.1, core: { x: 0.5, y: 0.8, across: 0.18, down: 0.07 } },
]

/** Whether a place of the picture lies in an oval of a face. */
export function isIn(oval: Oval, face: Pick<Face, 'x' | 'y' | 'size'>, x: number, y: number): boolean {
  const across = ((x - face.x) / face.size - oval.x) / oval.across
  const down = ((y - face.y) / face.size - oval.y) / oval.down
  return across * across + down * down <= 1
}

export const isFeature = (face: Face, x: number, y: number): boolean => FEATURES.some((oval) => isIn(oval, face, x, y))
