import type { Picture } from '../../pixels.ts'
import type { Plane } from './plane.ts'

/** Light and two differences of colour, each about 0 to 1, so that brown on green of the same light still differs. */
export type ColourPlanes = readonly [light: Plane, red: Plane, blue: Plane]

/** How much a difference of colour counts beside one of light. */
const COLOUR_WEIGHT = 0.8

/** A picture on white paper, made smaller by averaging squares of `factor` × `factor` pixels. */
export function smallPlanes({ width, height, data }: Picture, factor: number): ColourPlanes {
  const size = { width: Math.ceil(width / factor), height: Math.ceil(height / factor) }
  const plane = (): Plane => ({ ...size, data: new Float32Array(size.width * size.height) })
  const planes: ColourPlanes = [plane(), plane(), plane()]
  const [light, red, blue] = planes
  for (let y = 0, at = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++, at++) {
      const right = Math.min(width, (x + 1) * factor)
      const bottom = Math.min(height, (y + 1) * factor)
      let [r, g, b, count] = [0, 0, 0, 0]
      for (let py = y * factor; py < bottom; py++)
        for (let px = x * factor; px < right; px++) {
          const from = 4 * (py * width + px)
          const alpha = data[from + 3] as number
          const paper = 255 * (255 - alpha)
          r += alpha * (data[from] as number) + paper
          g += alpha * (data[from + 1] as number) + paper
          b += alpha * (data[from + 2] as number) + paper
          count++
        }
      const full = 255 * 255 * count
      const luma = (0.2126 * r + 0.7152 * g + 0.0722 * b) / full
      light.data[at] = luma
      red.data[at] = 0.5 + COLOUR_WEIGHT * (r / full - luma)
      blue.data[at] = 0.5 + COLOUR_WEIGHT * (b / full - luma)
    }
  return planes
}
