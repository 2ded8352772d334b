import type { Ink, Picture } from '../pixels.ts'
import { randomFrom } from './gap-pages.ts'

interface Light {
  /** How much light is missing at the right edge (0 to 1). */
  readonly shadow: number
  readonly paper?: readonly [number, number, number]
  /** Brightness of the pen on paper in full light. */
  readonly pen?: number
  /** How far brightness strays, from darkest to lightest. */
  readonly noise?: number
}

/** A drawing as a phone's camera sees it: coloured paper, a shadow across it, noise. */
export function photographed(page: Ink, { shadow, paper = [230, 230, 230], pen = 30, noise = 12 }: Light): Picture {
  const random = randomFrom(1)
  const data = Uint8ClampedArray.from({ length: page.data.length * 4 }, (_, i) => {
    if (i % 4 === 3) return 255
    const light = 1 - (shadow * ((i >> 2) % page.width)) / page.width
    const colour = page.data[i >> 2] ? pen : (paper[i % 4] as number)
    return colour * light + (random() - 0.5) * noise
  })
  return { width: page.width, height: page.height, data }
}
