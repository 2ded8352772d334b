import { expect, test } from 'vitest'
import { labOf, rgbOf } from '#ui/color/oklab.ts'
import { BOXES } from './boxes.ts'
import { tonesOf } from './tones.ts'

const lightness = (color: string) => labOf(rgbOf(color))[0]

test('the tones of a colour go from light to dark, with itself among them', () => {
  for (const { color } of BOXES.flatMap(({ pencils }) => pencils)) {
    const tones = tonesOf(color)
    expect(tones).toContain(color.toLowerCase())
    expect(tones.map(lightness), color).toEqual(tones.map(lightness).toSorted((a, b) => b - a))
  }
})

test('a tone keeps the hue: of red they are pinks and dark reds', () => {
  for (const tone of tonesOf('#EF4444')) {
    const [red, green, blue] = rgbOf(tone)
    expect(red).toBeGreaterThan(green)
    expect(red).toBeGreaterThan(blue)
  }
})

test('white has darker tones only, and black lighter ones', () => {
  expect([tonesOf('#FFFFFF')[0], tonesOf('#000000').at(-1)]).toEqual(['#ffffff', '#000000'])
  expect([tonesOf('#FFFFFF').length, tonesOf('#000000').length, tonesOf('#3B82F6').length]).toEqual([3, 3, 5])
})
