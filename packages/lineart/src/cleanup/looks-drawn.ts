import type { Picture } from '../pixels.ts'

/** Brightness (0 to 255) of the darkest paper a drawing is scanned or photographed on. */
const DARKEST_PAPER = 120

/** Difference between a pixel's colours (0 to 255) up to which it is grey: white paper in warm light has about 30. */
const COLOURLESS = 48

/** So much of a drawing is bare paper. A photograph of snow in fog would pass too; it has no lines either way. */
const PAPER_SHARE = 0.72

/** Whether a picture is a drawing on paper, to be cleaned up, rather than a photograph, to be converted. */
export function looksDrawn({ data }: Picture): boolean {
  let paper = 0
  for (let i = 0; i < data.length; i += 4) {
    const [r, g, b] = [data[i] as number, data[i + 1] as number, data[i + 2] as number]
    const isClear = (data[i + 3] as number) < 128
    const lightest = Math.max(r, g, b)
    if (isClear || (Math.min(r, g, b) >= DARKEST_PAPER && lightest - Math.min(r, g, b) <= COLOURLESS)) paper++
  }
  return paper >= (PAPER_SHARE * data.length) / 4
}
