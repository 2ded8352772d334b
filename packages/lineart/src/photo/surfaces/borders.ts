import type { ColourPlanes } from '../planes/small-planes.ts'
import type { Surfaces } from './surfaces.ts'

/** Where two surfaces meet: how long, and the sum of the differences across it, counted away from one of them. */
export interface Border {
  from: number
  length: number
  light: number
  red: number
  blue: number
}

/** How far to both sides of a border its contrast is looked for (px). Nearer, and the slope of a soft edge hides it. */
const NEAR = 2

/** Farther out the difference at an edge is the same; one that goes on growing is shading, or out of focus. */
const FAR = 7

/** The share of the difference far out that would be found near by if it grew evenly. */
const EVEN = (2 * NEAR + 1) / (2 * FAR + 1)

/** What a border in a corner of the photograph counts, beside one in its middle, where the subject is. */
const CORNER_WEIGHT = 0.4

/** The borders of each surface, by the surface on their other side; both sides share one border. */
export function findBorders(surfaces: Surfaces, [light, red, blue]: ColourPlanes): Map<number, Border>[] {
  const { width, height, of, count } = surfaces
  const around = Array.from({ length: count }, () => new Map<number, Border>())
  const note = (i: number, step: number, before: number, after: number, weight: number) => {
    const a = of[i] as number
    const border = borderBetween(around, a, of[i + step] as number)
    const nearBefore = i - step * Math.min(NEAR, before)
    const nearAfter = i + step * Math.min(NEAR + 1, after)
    const farBefore = i - step * Math.min(FAR, before)
    const farAfter = i + step * Math.min(FAR + 1, after)
    const across = (data: Float32Array) =>
      (data[nearAfter] as number) -
      (data[nearBefore] as number) -
      EVEN * ((data[farAfter] as number) - (data[farBefore] as number))
    // Differences keep their sign, so that noise and texture cancel out along the border.
    const signed = (border.from === a ? weight : -weight) / (1 - EVEN)
    border.length++
    border.light += signed * across(light.data)
    border.red += signed * across(red.data)
    border.blue += signed * across(blue.data)
  }
  for (let y = 0, i = 0; y < height; y++) {
    const v = (2 * y) / height - 1
    for (let x = 0; x < width; x++, i++) {
      const isSide = x + 1 < width && of[i] !== of[i + 1]
      const isFoot = y + 1 < height && of[i] !== of[i + width]
      if (!isSide && !isFoot) continue
      const h = (2 * x) / width - 1
      const weight = 1 - ((1 - CORNER_WEIGHT) * (h * h + v * v)) / 2
      if (isSide) note(i, 1, x, width - 1 - x, weight)
      if (isFoot) note(i, width, y, height - 1 - y, weight)
    }
  }
  return around
}

function borderBetween(around: readonly Map<number, Border>[], a: number, b: number): Border {
  const known = around[a]?.get(b)
  if (known) return known
  const border: Border = { from: a, length: 0, light: 0, red: 0, blue: 0 }
  around[a]?.set(b, border)
  around[b]?.set(a, border)
  return border
}

/** Difference across a border (0 to 1). */
export const contrastOf = ({ length, light, red, blue }: Border): number =>
  Math.sqrt(light * light + red * red + blue * blue) / length

/** Hands all borders of `b` on to `a`, and gives those of `a` that have changed, by the surface beyond. */
export function takeBorders(around: readonly Map<number, Border>[], a: number, b: number): [number, Border][] {
  const [here, there] = [around[a] as Map<number, Border>, around[b] as Map<number, Border>]
  here.delete(b)
  there.delete(a)
  const changed: [number, Border][] = []
  for (const [other, border] of there) {
    const beyond = around[other] as Map<number, Border>
    beyond.delete(b)
    const known = here.get(other)
    if (known) extend(known, border, (known.from === a) === (border.from === b) ? 1 : -1)
    else {
      if (border.from === b) border.from = a
      here.set(other, border)
      beyond.set(a, border)
    }
    changed.push([other, known ?? border])
  }
  there.clear()
  return changed
}

function extend(border: Border, more: Border, sign: 1 | -1): void {
  border.length += more.length
  border.light += sign * more.light
  border.red += sign * more.red
  border.blue += sign * more.blue
}
