import type { Grey, Ink } from '../../pixels.ts'
import { distanceTransform, strideOf } from '../../regions/distance-transform.ts'
import type { Surfaces } from '../surfaces/surfaces.ts'
import { skinOf } from './calm-faces.ts'
import { closeUpOf, MARGIN, SIDE, sample } from './close-up.ts'
import { EYES, FEATURES, isIn, type Oval } from './face-shape.ts'
import { FAINTER, featuresIn } from './features-in.ts'
import type { Face } from './find-faces.ts'

/** Irises are black up to this depth (pens); what is deeper, or no eye, is drawn as an outline that can be coloured. */
const IRIS = 2.5

interface FoundFaces {
  readonly faces: readonly Face[]
  readonly surfaces: Surfaces
  /** How many pixels of the page one of the surfaces' is. */
  readonly zoom: number
  readonly pen: number
}

/** Draws the eyes, nose and mouth of faces by their contrast to the skin around them, however small the faces are. */
export function drawFaces(page: Ink, photo: Grey, { faces, surfaces, zoom, pen }: FoundFaces): void {
  for (const face of faces) {
    const isOnSkin = skinOf(surfaces, face)
    const isSkin = (x: number, y: number) => isOnSkin(Math.floor(x / zoom), Math.floor(y / zoom))
    const onPage = { ...face, x: face.x * zoom, y: face.y * zoom, size: face.size * zoom }
    drawFace(page, photo, onPage, { pen, isSkin })
  }
}

interface Drawing {
  readonly pen: number
  /** Whether a pixel of the page is the face's skin, and not hair or what is behind. */
  readonly isSkin: (x: number, y: number) => boolean
}

function drawFace(page: Ink, photo: Grey, face: Face, { pen, isSkin }: Drawing): void {
  const scale = face.size / SIDE
  const { contrast, isDrawn } = featuresIn(closeUpOf(photo, face), pen / scale)
  const [left, top] = [Math.max(0, Math.floor(face.x)), Math.max(0, Math.floor(face.y))]
  const width = Math.min(page.width, Math.ceil(face.x + face.size)) - left
  const height = Math.min(page.height, Math.ceil(face.y + face.size)) - top
  const paper = { width, height, data: new Uint8Array(width * height).fill(1) }
  const isCore = (oval: { core: Oval }, x: number, y: number) => isIn(oval.core, face, x + left, y + top)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const u = (x + left + 0.5 - face.x) / scale + MARGIN - 0.5
      const v = (y + top + 0.5 - face.y) / scale + MARGIN - 0.5
      if (!isDrawn[Math.round(v) * contrast.width + Math.round(u)] || sample(contrast, u, v) > -FAINTER) continue
      if (isSkin(x + left, y + top) || FEATURES.some((feature) => isCore(feature, x, y))) paper.data[at] = 0
    }
  const depth = distanceTransform(paper)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const deep = Math.sqrt(depth[(y + 1) * strideOf(width) + x + 1] as number)
      const isInk = deep <= pen || (deep <= IRIS * pen && EYES.some((eye) => isCore(eye, x, y)))
      if (!paper.data[at] && isInk) page.data[(y + top) * page.width + x + left] = 1
    }
}
