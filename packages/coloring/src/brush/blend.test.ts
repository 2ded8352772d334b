import fc from 'fast-check'
import { expect, test } from 'vitest'
import { laidOver, rubbedOut } from './blend.ts'

const byte = fc.integer({ min: 0, max: 255 })
const word = (r: number, g: number, b: number, a: number) => (r | (g << 8) | (b << 16) | (a << 24)) >>> 0
const channels = (value: number) => [value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24]

test('paint laid over a pixel is what Porter and Duff say, within half a step of each channel', () => {
  fc.assert(
    fc.property(fc.tuple(byte, byte, byte, byte), fc.tuple(byte, byte, byte), byte, (below, color, coverage) => {
      const [as, ab] = [coverage / 255, (below[3] as number) / 255]
      const alpha = as + ab * (1 - as)
      const result = channels(laidOver(word(...below), word(...color, 255), coverage))
      expect(Math.abs((result[3] as number) - alpha * 255)).toBeLessThanOrEqual(0.501)
      if (alpha === 0) return
      for (let i = 0; i < 3; i++) {
        const exact = ((color[i] as number) * as + (below[i] as number) * ab * (1 - as)) / alpha
        expect(Math.abs((result[i] as number) - exact)).toBeLessThanOrEqual(0.501)
      }
    }),
  )
})

test('full coverage is the colour itself, none leaves a pixel as it was', () => {
  fc.assert(
    fc.property(fc.tuple(byte, byte, byte, fc.integer({ min: 1, max: 255 })), (below) => {
      expect(laidOver(word(...below), 0xff102030, 255) >>> 0).toBe(0xff102030)
      expect(laidOver(word(...below), 0xff102030, 0) >>> 0).toBe(word(...below))
      expect(rubbedOut(word(...below), 0) >>> 0).toBe(word(...below))
      expect(rubbedOut(word(...below), 255)).toBe(0)
    }),
  )
})
