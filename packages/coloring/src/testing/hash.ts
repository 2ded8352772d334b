import { DRAWING_SIDE } from '../drawing/drawing-size.ts'

/** One number for all pixels of a drawing: equal drawings have equal ones, and different ones practically never. */
export function hashOf(pixels: Uint32Array, from = 0, to = pixels.length): number {
  // Four at a time, for whole rows: one chain of multiplications would make a processor wait for each of them.
  let [a, b, c, d] = [0x811c9dc5, 1, 2, 3]
  for (let i = from; i < to; i += 4) {
    a = mixed(a ^ (pixels[i] as number))
    b = mixed(b ^ (pixels[i + 1] as number))
    c = mixed(c ^ (pixels[i + 2] as number))
    d = mixed(d ^ (pixels[i + 3] as number))
  }
  return [b, c, d].reduce((hash, lane) => mixed(hash ^ lane), a) >>> 0
}

/** A product hands bits upwards only: unturned, drawings that differ in alpha, the topmost byte, would often hash alike. */
const mixed = (bits: number): number => Math.imul((bits << 13) | (bits >>> 19), PRIME)

const PRIME = 0x9e3779b1

/** Whether some pixel has a colour but no alpha. */
export function hasGhosts(pixels: Uint32Array): boolean {
  for (let i = 0; i < pixels.length; i++) if (pixels[i] !== 0 && (pixels[i] as number) < 0x01000000) return true
  return false
}

/** The smallest rectangle around all paint. */
export function paintedBox(pixels: Uint32Array) {
  const box = { left: DRAWING_SIDE, top: DRAWING_SIDE, right: -1, bottom: -1 }
  for (let i = 0; i < pixels.length; i++) {
    if (pixels[i] === 0) continue
    const x = i % DRAWING_SIDE
    const y = (i - x) / DRAWING_SIDE
    if (x < box.left) box.left = x
    if (x > box.right) box.right = x
    if (y < box.top) box.top = y
    box.bottom = y
  }
  return box
}
