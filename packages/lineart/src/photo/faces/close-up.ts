import type { Grey } from '../../pixels.ts'
import type { Plane } from '../planes/plane.ts'
import type { Face } from './find-faces.ts'

/** Every face is looked at in this size, with so much around it (px): one measure holds for all. */
export const SIDE = 160
export const MARGIN = 16
export const CLOSE_UP = SIDE + 2 * MARGIN

/** Light (0 to 1) that is added to all, or the logarithm of black would be endless. */
const DARKEST = 0.05

/** The logarithm of the light on a face: a feature in the shadow has the same contrast there as one in the sun. */
export function closeUpOf(photo: Grey, face: Face): Plane {
  const scale = face.size / SIDE
  const light = lightAround(photo, face, Math.ceil((MARGIN + 1) * scale))
  // A large face is looked at in two places for each pixel, both ways, or grain would be taken for lashes.
  const places = scale > 1.5 ? [-0.25, 0.25] : [0]
  const data = new Float32Array(CLOSE_UP ** 2)
  for (let v = 0, at = 0; v < CLOSE_UP; v++)
    for (let u = 0; u < CLOSE_UP; u++, at++) {
      let sum = 0
      for (const du of places)
        for (const dv of places)
          sum += sample(
            light,
            (u + du - MARGIN + 0.5) * scale + light.left - 0.5,
            (v + dv - MARGIN + 0.5) * scale + light.top - 0.5,
          )
      data[at] = Math.log(DARKEST + sum / places.length ** 2)
    }
  return { width: CLOSE_UP, height: CLOSE_UP, data }
}

/** The light of the photo around a face; `left` and `top` tell where in it the face begins. */
function lightAround({ width, height, data }: Grey, face: Face, margin: number): Plane & { left: number; top: number } {
  const [x0, y0] = [Math.floor(face.x) - margin, Math.floor(face.y) - margin]
  const side = Math.ceil(face.size) + 2 * margin + 1
  const light = new Float32Array(side * side)
  for (let y = 0, at = 0; y < side; y++) {
    const row = Math.min(height - 1, Math.max(0, y0 + y)) * width
    for (let x = 0; x < side; x++, at++) {
      light[at] = (data[row + Math.min(width - 1, Math.max(0, x0 + x))] as number) / 255
    }
  }
  return { width: side, height: side, data: light, left: face.x - x0, top: face.y - y0 }
}

/** The value between four pixels. */
export function sample({ width, height, data }: Plane, x: number, y: number): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)))
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)))
  const at = top * width + left
  const [across, down] = [x - left, y - top]
  const upper = (data[at] as number) * (1 - across) + (data[at + 1] as number) * across
  const lower = (data[at + width] as number) * (1 - across) + (data[at + width + 1] as number) * across
  return upper * (1 - down) + lower * down
}
