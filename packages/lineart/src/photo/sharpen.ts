import type { Plane } from './plane.ts'

/** Contrast (0 to 1) below which there is no edge to sharpen, only noise. */
const EDGE = 0.1

/**
 * Makes steps of the slopes a lens leaves at edges: every pixel near one takes the lightest or darkest value around it,
 * whichever is closer (toggle mapping; J. Serra, L. Vincent: An overview of morphological filtering, 1992).
 * Without it the merging of surfaces takes a slope for a surface of its own and gives circles flat tops.
 */
export function sharpened(plane: Plane, radius: number): Plane {
  const darkest = turnedLargest(turnedLargest(negative(plane), radius), radius).data.map((value) => -value)
  const lightest = turnedLargest(turnedLargest(plane, radius), radius).data
  const data = plane.data.map((value, i) => {
    const [dark, light] = [darkest[i] as number, lightest[i] as number]
    if (light - dark < EDGE) return value
    return value - dark < light - value ? dark : light
  })
  return { ...plane, data }
}

const negative = (plane: Plane): Plane => ({ ...plane, data: plane.data.map((value) => -value) })

/** The largest value of each pixel's row within the radius, with rows and columns exchanged in the result. */
function turnedLargest({ width, height, data }: Plane, radius: number): Plane {
  const turned = new Float32Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const end = y * width + Math.min(width - 1, x + radius)
      let largest = data[y * width + x] as number
      for (let at = y * width + Math.max(0, x - radius); at <= end; at++)
        if ((data[at] as number) > largest) largest = data[at] as number
      turned[x * height + y] = largest
    }
  return { width: height, height: width, data: turned }
}
