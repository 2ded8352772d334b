import { isInStar } from '../fill/looks/shapes.ts'

/** What each part of a sticker is coloured with: the colour in hand, lighter and deeper tones of it, or white. */
export const OUTSIDE = 0
export const BODY = 1
export const LIGHT = 2
export const DEEP = 3
export const WHITE = 4

/** The order is what a journal stores: add at the end only. */
export const STICKER_NAMES = ['star', 'heart', 'flower', 'butterfly', 'sun', 'moon', 'fish', 'ladybird'] as const

export type StickerName = (typeof STICKER_NAMES)[number]

/** Which part a place lies in: from -1 to 1 to the right and down from the middle. */
type Shape = (x: number, y: number) => number

const oval = (x: number, y: number, across: number, down: number): boolean =>
  (x * x) / (across * across) + (y * y) / (down * down) < 1

const round = (x: number, y: number, radius: number): boolean => oval(x, y, radius, radius)

/** Between two rounds of the same middle. */
const ring = (x: number, y: number, radius: number, width: number): boolean =>
  round(x, y, radius + width) && !round(x, y, radius - width)

const star: Shape = (x, y) => {
  if (!isInStar(x / 0.98, (y - 0.08) / 0.98)) return OUTSIDE
  return isInStar(x / 0.46, (y - 0.08) / 0.46) ? LIGHT : BODY
}

/** As in the ornaments: a ball that is drawn in above and out below. */
const heart: Shape = (x, y) => {
  const [across, up] = [x / 0.84, -(y - 0.1) / 0.84]
  const ball = across * across + up * up - 1
  if (ball * ball * ball - across * across * up * up * up >= 0) return OUTSIDE
  return oval(x + 0.5, y + 0.42, 0.17, 0.13) ? WHITE : BODY
}

/** The cosine and the sine of 60 degrees. */
const [HALF, HIGH] = [0.5, 0.8660254037844386]

const flower: Shape = (x, y) => {
  const [across, down] = [Math.abs(x), Math.abs(y)]
  if (round(x, y, 0.3)) return round(x, y, 0.17) ? WHITE : LIGHT
  const isPetal = round(across - 0.58, down, 0.34) || round(across - 0.58 * HALF, down - 0.58 * HIGH, 0.34)
  return isPetal || round(x, y, 0.4) ? BODY : OUTSIDE
}

const butterfly: Shape = (x, y) => {
  const across = Math.abs(x)
  if (oval(x, y - 0.06, 0.1, 0.6)) return DEEP
  // Two feelers, each a slanted line with a knob.
  if (round(across - 0.27, y + 0.84, 0.075)) return DEEP
  if (y < -0.45 && y > -0.86 && Math.abs(across - (-0.45 - y) * 0.65) < 0.055) return DEEP
  if (oval(across - 0.52, y + 0.28, 0.24, 0.2) || round(across - 0.42, y - 0.45, 0.14)) return LIGHT
  return oval(across - 0.52, y + 0.28, 0.46, 0.42) || round(across - 0.4, y - 0.44, 0.34) ? BODY : OUTSIDE
}

const sun: Shape = (x, y) => {
  const [wide, high] = [Math.abs(x), Math.abs(y)]
  if (round(wide - 0.19, y + 0.12, 0.07) || (y > 0.08 && ring(x, y, 0.3, 0.045))) return DEEP
  if (round(wide - 0.33, y - 0.1, 0.09)) return LIGHT
  if (round(x, y, 0.56)) return BODY
  // Eight rays: the one that points to the side, and the one between.
  const [far, near] = wide > high ? [wide, high] : [high, wide]
  const [along, aside] = [(far + near) * Math.SQRT1_2, (far - near) * Math.SQRT1_2]
  const isRay = (from: number, off: number) => from > 0.5 && off < (0.98 - from) * 0.42
  return isRay(far, near) || isRay(along, aside) ? BODY : OUTSIDE
}

const moon: Shape = (x, y) => {
  if (isInStar((x - 0.44) / 0.36, (y + 0.12) / 0.36)) return LIGHT
  if (!round(x + 0.1, y, 0.86) || round(x - 0.36, y + 0.14, 0.72)) return OUTSIDE
  // Asleep.
  return y > 0 && ring(x + 0.56, y, 0.13, 0.04) ? DEEP : BODY
}

const fish: Shape = (x, y) => {
  if (round(x + 0.5, y + 0.1, 0.065)) return DEEP
  if (round(x + 0.48, y + 0.1, 0.14)) return WHITE
  if (x > 0.36 && x < 0.94 && Math.abs(y) < (x - 0.28) * 0.78) return x > 0.74 ? LIGHT : BODY
  if (!oval(x + 0.16, y, 0.74, 0.52)) return OUTSIDE
  return ring(x + 0.72, y, 0.56, 0.05) || ring(x + 0.72, y, 0.84, 0.05) ? LIGHT : BODY
}

const ladybird: Shape = (x, y) => {
  const across = Math.abs(x)
  if (round(across - 0.15, y + 0.66, 0.09)) return WHITE
  if (round(across - 0.3, y + 0.9, 0.065)) return DEEP
  if (round(x, y - 0.14, 0.76)) {
    const isSpot = round(across - 0.36, y + 0.12, 0.15) || round(across - 0.32, y - 0.42, 0.17)
    return isSpot || across < 0.045 ? DEEP : BODY
  }
  return round(x, y + 0.56, 0.36) ? DEEP : OUTSIDE
}

export const STICKERS: Readonly<Record<StickerName, Shape>> = {
  star,
  heart,
  flower,
  butterfly,
  sun,
  moon,
  fish,
  ladybird,
}
