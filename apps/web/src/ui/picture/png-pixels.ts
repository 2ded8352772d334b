import type { Picture } from '@huebook/lineart'
import { type DecodedPng, decode } from 'fast-png'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47]

/**
 * The pixels of a PNG, from its bytes alone; exactly those that were stored, which a canvas would round where they are half
 * transparent. Nothing for other files, and for kinds of PNG that this site never stores.
 */
export function pngPixels(bytes: Uint8Array): Picture | null {
  if (!SIGNATURE.every((byte, at) => bytes[at] === byte)) return null
  const png = decode(bytes)
  const data = png.palette ? colorsOf(png, png.palette) : samplesOf(png)
  return data && { width: png.width, height: png.height, data }
}

type Samples = Uint8ClampedArray<ArrayBuffer>

/** Line art has a palette of a few shades, two to eight of which share a byte; each row begins with a byte of its own. */
function colorsOf({ width, height, depth, data }: DecodedPng, palette: readonly number[][]): Samples {
  const colors = palette.map(([red = 0, green = 0, blue = 0, alpha = 255]) => [red, green, blue, alpha])
  const words = new Uint32Array(Uint8Array.from(colors.flat()).buffer)
  const pixels = new Uint32Array(width * height)
  const stride = Math.ceil((width * depth) / 8)
  const mask = (1 << depth) - 1
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0, bit = y * stride * 8; x < width; x++, bit += depth)
      pixels[to++] = words[((data[bit >> 3] as number) >> (8 - depth - (bit & 7))) & mask] ?? 0
  return new Uint8ClampedArray(pixels.buffer)
}

/** Grey or colour, with alpha or without. */
function samplesOf({ width, height, depth, channels, transparency, data }: DecodedPng): Samples | null {
  if (depth !== 8 || (transparency?.length ?? 0) > 0) return null
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  if (channels === 4) pixels.set(data)
  else {
    // Grey stands for all three colours; whatever comes behind the colours is alpha.
    const [green, blue] = channels === 3 ? [1, 2] : [0, 0]
    for (let to = 0, from = 0; to < pixels.length; to += 4, from += channels) {
      pixels[to] = data[from] as number
      pixels[to + 1] = data[from + green] as number
      pixels[to + 2] = data[from + blue] as number
      if (channels === 2) pixels[to + 3] = data[from + 1] as number
    }
  }
  return pixels
}
