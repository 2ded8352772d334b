import type { Picture } from '../pixels.ts'
import { randomFrom } from './gap-pages.ts'

/** Where a face is in a picture (px): the middle between its eyes, and how far they are from each other. */
export interface Sitter {
  readonly x: number
  readonly y: number
  readonly eyes: number
  /** How far the head is turned: its features lie so far to the left (distances between the eyes). */
  readonly aside?: number
}

/** Shadow on both halves of a face, darkest in its middle, or light where it is below zero. */
interface Shadow {
  readonly x: number
  readonly y: number
  readonly across: number
  readonly down: number
  readonly dark: number
}

/** From the middle between the eyes, in distances between them. */
const SHADOWS: readonly Shadow[] = [
  { x: 0.5, y: 0, across: 0.2, down: 0.1, dark: 0.62 },
  { x: 0.5, y: 0.02, across: 0.07, down: 0.07, dark: 0.5 },
  { x: 0.52, y: -0.27, across: 0.3, down: 0.07, dark: 0.5 },
  { x: 0.35, y: 0.1, across: 0.2, down: 0.3, dark: 0.1 },
  { x: 0.5, y: 0.5, across: 0.3, down: 0.2, dark: -0.08 },
  { x: 0, y: 0.2, across: 0.1, down: 0.4, dark: -0.15 },
  { x: 0, y: 0.62, across: 0.2, down: 0.06, dark: 0.35 },
  { x: 0.12, y: 0.6, across: 0.05, down: 0.04, dark: 0.4 },
  { x: 0, y: 1.05, across: 0.36, down: 0.06, dark: 0.5 },
  { x: 0, y: 1.3, across: 0.25, down: 0.08, dark: 0.15 },
  { x: 1, y: 0.3, across: 0.25, down: 0.9, dark: 0.3 },
]

/** A photograph of people before a wall: hair, skin, and the shadows by which one knows a face; grainy as a camera's. */
export function portrait(width: number, height: number, sitters: readonly Sitter[], grain = 8): Picture {
  const random = randomFrom(11)
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += 4) {
      let colour = [150, 165, 175]
      for (const sitter of sitters) colour = seen(sitter, x, y) ?? colour
      for (const [channel, value] of colour.entries()) data[i + channel] = value + (random() - 0.5) * grain
    }
  return { width, height, data }
}

function seen({ x, y, eyes, aside = 0 }: Sitter, px: number, py: number): number[] | undefined {
  const [u, v] = [(px - x) / eyes, (py - y) / eyes]
  const fromMiddle = Math.hypot(u / 1.05, (v - 0.4) / 1.35)
  if (fromMiddle < 1 && v > -0.62 + 0.1 * u * u) {
    const around = u + aside * Math.min(1, 2 - 2 * fromMiddle ** 2)
    let light = 1
    for (const { x: sx, y: sy, across, down, dark } of SHADOWS)
      for (const side of sx ? [-sx, sx] : [0])
        light *= 1 - dark * Math.exp(-(((around - side) / across) ** 2) - ((v - sy) / down) ** 2)
    return [225, 180, 155].map((value) => value * light)
  }
  if (Math.hypot(u / 1.25, (v - 0.1) / 1.35) < 1) return [60, 45, 40]
  return Math.abs(u) < 2 - 0.4 / v && v > 1.5 ? [70, 90, 140] : undefined
}
