import type { HexColor } from '@huebook/coloring'
import { hexOfLab, type Lab, labOf, rgbOf } from '#ui/color/oklab.ts'

/** How many lie on either side of the colour itself. */
const ON_EACH_SIDE = 2

/** As light and as dark as it gets without being white or black. */
const LIGHTEST = 0.96
const DARKEST = 0.18

/** A colour (in small letters) with lighter ones before it and darker ones after it, of the same hue, in steps that look even. */
export function tonesOf(of: HexColor): readonly HexColor[] {
  const color = of.toLowerCase() as HexColor
  const [lightness, a, b] = labOf(rgbOf(color))
  const towards = (end: number, step: number): HexColor => {
    const share = step / (ON_EACH_SIDE + 1)
    const next = lightness + (end - lightness) * share
    // Near white and black no screen has strong colours.
    return hexOfLab([next, a * (1 - share), b * (1 - share)] satisfies Lab)
  }
  const steps = Array.from({ length: ON_EACH_SIDE }, (_, at) => at + 1)
  const tones = [
    ...steps.toReversed().map((step) => towards(Math.max(LIGHTEST, lightness), step)),
    color,
    ...steps.map((step) => towards(Math.min(DARKEST, lightness), step)),
  ]
  return tones.filter((tone, at) => tones.indexOf(tone) === at)
}
