import type { Ink } from '../pixels.ts'
import { blurred } from './plane.ts'

/**
 * Draws the borders between surfaces with a pen of the given width (px), rounded off. Each border is closed, because
 * a surface has no end.
 */
export function drawBorders(surfaces: Int32Array, width: number, height: number, pen: number): Ink {
  const edge = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const here = surfaces[i]
      if ((x + 1 < width && surfaces[i + 1] !== here) || (y + 1 < height && surfaces[i + width] !== here)) edge[i] = 1
    }
  return { width, height, data: thicken(edge, width, height, pen) }
}

/**
 * A border one pixel thin, blurred, is highest in its middle; where it falls below this share of that is the pen's
 * edge. Straight stretches come out `pen` wide, zigzags of a pixel or two come out straight.
 */
function thicken(edge: Float32Array, width: number, height: number, pen: number): Uint8Array {
  const sigma = pen / 2
  const { data } = blurred({ width, height, data: edge }, sigma)
  const middle = 1 / (sigma * Math.sqrt(2 * Math.PI))
  const limit = middle * Math.exp(-((pen / 2) ** 2) / (2 * sigma * sigma))
  return Uint8Array.from(data, (value) => (value > limit ? 1 : 0))
}
