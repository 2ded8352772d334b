import { expect, test } from 'vitest'
import { hashOf } from './hash.ts'

test('drawings that differ in nothing but how thick their paint is have numbers of their own', () => {
  const thicknesses = [...Array(12).keys()]
  const numbers = thicknesses.flatMap((first) =>
    thicknesses.flatMap((second) =>
      thicknesses.map((third) => {
        const pixels = new Uint32Array(64)
        pixels.set(
          [first, second, third].map((alpha) => ((alpha * 20) << 24) | 0xf6823b),
          20,
        )
        return hashOf(pixels)
      }),
    ),
  )
  expect(new Set(numbers).size).toBe(numbers.length)
})
