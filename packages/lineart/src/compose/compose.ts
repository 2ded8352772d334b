import type { Picture } from '../pixels.ts'

/** How strongly a drawing covers its page (%), on the screen and in what is saved, where nobody has chosen otherwise. */
export const SOFT_STRENGTH = 50

/** The strength (%) at which paint has the colour of its pencil. */
export const FULL_STRENGTH = 100

/** Alpha 255 at full strength, times 255 for the colour: what the formula below divides by. */
const WHOLE = 255 * 255 * FULL_STRENGTH

/**
 * The page as it is seen and saved: the drawing over the illustration at its strength (50 to 100 %), multiplied, on white
 * paper. For a channel b of the illustration and a channel s of the drawing with alpha a it is
 * b × (1 − a/255 × strength/100 × (1 − s/255)), rounded once, halves up; so black lines stay black and untouched paper stays
 * as it was. Whole numbers only: the same bytes in every browser and on the server.
 */
export function compose(
  illustration: Picture,
  drawing: Picture,
  strength = SOFT_STRENGTH,
): Picture & { data: Uint8ClampedArray<ArrayBuffer> } {
  const { width, height } = illustration
  if (drawing.width !== width || drawing.height !== height)
    throw new RangeError('An illustration and a drawing on it have the same size.')
  const data = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < data.length; i += 4) {
    const paint = (drawing.data[i + 3] as number) * strength
    for (let channel = i; channel < i + 3; channel++) {
      const below = onPaper(illustration.data[channel] as number, illustration.data[i + 3] as number)
      const light = WHOLE - paint * (255 - (drawing.data[channel] as number))
      data[channel] = Math.floor((below * light + WHOLE / 2) / WHOLE)
    }
    data[i + 3] = 255
  }
  return { width, height, data }
}

/** A channel on white paper. */
const onPaper = (value: number, alpha: number): number =>
  alpha === 255 ? value : Math.floor((value * alpha + 255 * (255 - alpha) + 127) / 255)
