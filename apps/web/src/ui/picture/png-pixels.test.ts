import { encodePng } from '@huebook/coloring'
import { encode } from 'fast-png'
import { expect, test } from 'vitest'
import { pngPixels } from './png-pixels.ts'

const [WIDTH, HEIGHT] = [5, 3]
/** Every kind of pixel, half transparent ones among them, which a canvas would change. */
const data = Uint8ClampedArray.from({ length: WIDTH * HEIGHT * 4 }, (_, i) => (i * 37) & 255)

test('a drawing comes back from its file to the bit', async () => {
  const png = await encodePng({ width: WIDTH, height: HEIGHT, data })
  expect(pngPixels(png)).toEqual({ width: WIDTH, height: HEIGHT, data })
})

test.each([1, 2, 4, 8] as const)('line art of a few shades, %i bits each, has the colours of its palette', (depth) => {
  const palette = [
    [0, 0, 0],
    [255, 255, 255],
    [90, 120, 150],
    [7, 8, 9],
  ].slice(0, 2 ** depth)
  const indices = Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i * 3 + 1) % palette.length)
  const stride = Math.ceil((WIDTH * depth) / 8)
  const packed = new Uint8Array(stride * HEIGHT)
  for (const [i, index] of indices.entries()) {
    const bit = Math.floor(i / WIDTH) * stride * 8 + (i % WIDTH) * depth
    packed[bit >> 3] = (packed[bit >> 3] ?? 0) | (index << (8 - depth - (bit & 7)))
  }
  const png = encode({ width: WIDTH, height: HEIGHT, data: packed, depth, channels: 1, palette })
  expect([...(pngPixels(png)?.data ?? [])]).toEqual(indices.flatMap((index) => [...(palette[index] ?? []), 255]))
})

test.each([
  [1, (value: number) => [value, value, value, 255]],
  [3, (value: number) => [value, value, value, 255]],
] as const)('a picture of %i channels is opaque', (channels, pixel) => {
  const grey = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => i * 9)
  const samples = Uint8Array.from([...grey].flatMap((value) => Array.from({ length: channels }, () => value)))
  const png = encode({ width: WIDTH, height: HEIGHT, data: samples, depth: 8, channels })
  expect([...(pngPixels(png)?.data ?? [])]).toEqual([...grey].flatMap(pixel))
})

test('what is no PNG is nothing', () => {
  expect(pngPixels(new TextEncoder().encode('RIFF....WEBP'))).toBeNull()
})
