import { greyOnWhite, type Ink, type Picture } from '../pixels.ts'

/** Width of the line (px): as thick as the pen that photographs are drawn with. */
const PEN = 4

/** Up to this (px) a picture is a strip that would be all frame. */
const NARROWEST = 16 * PEN

/** Brightness (0 to 255) from which on an edge is taken for paper. */
const PAPER = 240

/** How much of its edges must be darker than paper (share) for a photograph to end where paper begins. */
const ENOUGH = 0.1

/** Whether a photograph that is not square would lie on its page with edges that can be seen. */
export function standsOut(photo: Picture): boolean {
  const { width, height, data } = greyOnWhite(photo)
  const isUpright = height > width
  const [length, depth] = isUpright ? [height, width] : [width, height]
  let dark = 0
  for (let along = 0; along < length; along++)
    for (const across of [0, depth - 1]) {
      const at = isUpright ? along * width + across : across * width + along
      if ((data[at] as number) < PAPER) dark += 1
    }
  return width !== height && depth > NARROWEST && dark > 2 * ENOUGH * length
}

/** The lines in a frame: without one, all that reaches an edge would be one area with the paper beside it. */
export function framed({ width, height, data }: Ink): Ink {
  const page = data.slice()
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) if (Math.min(x, y, width - 1 - x, height - 1 - y) < PEN) page[at] = 1
  return { width, height, data: page }
}
