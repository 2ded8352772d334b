/** A colour picture as canvas and sharp give it: straight RGBA, row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray | Uint8Array
}

/** Brightness of each pixel, 0 black to 255 white. */
export interface Grey {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Which pixels are line: 1 is ink, 0 is paper. */
export interface Ink {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/**
 * Brightness below which a pixel of finished line art is line (0 to 255).
 * Lower, and a hairline whose ink is shared by two pixels falls apart; higher, and the soft edge of a line eats corners.
 */
const INK_BELOW = 160

/** Pixels a picture may have. More would need over a gigabyte while its regions are being found. */
export const MAX_PIXELS = 40_000_000

/** Refuses what is not a picture of that size, so that no loop further in reads outside its array. */
export function checkSize({ width, height, data }: Picture | Grey | Ink, channels: 1 | 4): void {
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1)
    throw new RangeError(`A picture of ${width} × ${height} pixels has nothing in it.`)
  if (width * height > MAX_PIXELS)
    throw new RangeError(`A picture of ${width} × ${height} pixels is larger than ${MAX_PIXELS / 1e6} megapixels.`)
  if (data.length !== width * height * channels)
    throw new RangeError(`A picture of ${width} × ${height} pixels cannot have ${data.length} bytes.`)
}

/** Brightness of a picture as it looks on white paper (Rec. 709 weights). */
export function greyOnWhite(picture: Picture): Grey {
  checkSize(picture, 4)
  const { width, height, data } = picture
  const grey = new Uint8Array(width * height).fill(255)
  const words = data.byteOffset % 4 === 0 ? new Uint32Array(data.buffer, data.byteOffset, grey.length) : undefined
  for (let i = 0, from = 0; i < grey.length; i++, from += 4) {
    // Most of a page is opaque white, and that is white already.
    if (words && words[i] === 0xffffffff) continue
    // 54 + 183 + 19 = 256: the weights as integers, so that white stays exactly white.
    const light =
      (54 * (data[from] as number) + 183 * (data[from + 1] as number) + 19 * (data[from + 2] as number)) >> 8
    const alpha = data[from + 3] as number
    grey[i] = alpha === 255 ? light : (255 - ((255 - light) * alpha + 127) / 255) | 0
  }
  return { width, height, data: grey }
}

/** The lines of finished line art. Anything else needs `cleanUp` first. */
export const inkOf = (page: Picture): Ink => inkIn(greyOnWhite(page))

/** The same where its brightness is known. */
export function inkIn({ width, height, data }: Grey): Ink {
  const ink = new Uint8Array(data.length)
  for (let i = 0; i < data.length; i++) ink[i] = (data[i] as number) < INK_BELOW ? 1 : 0
  return { width, height, data: ink }
}

/** Black lines on white paper, opaque. */
export function pictureOf({ width, height, data }: Ink): Picture {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255)
  const words = new Uint32Array(rgba.buffer)
  const black = new Uint32Array(Uint8Array.of(0, 0, 0, 255).buffer)[0] as number
  for (let i = 0; i < data.length; i++) if (data[i]) words[i] = black
  return { width, height, data: rgba }
}
