import { PALETTE } from '@huebook/contract'
import { expect, test } from 'vitest'
import { distance, labOfLinear, linearOf, type Rgb, rgbOf } from '#ui/color/oklab.ts'
import { BOXES, CLASSIC } from './boxes.ts'

test('the specified palette comes first, to the letter and in its order', () => {
  expect(BOXES[0]).toBe(CLASSIC)
  expect(CLASSIC.pencils.map(({ color }) => color)).toEqual([...PALETTE])
})

test('in each box every pencil has a colour, a name and a stamp of its own', () => {
  expect(new Set(BOXES.map(({ id }) => id)).size).toBe(BOXES.length)
  for (const { name, pencils } of BOXES)
    for (const part of ['color', 'name', 'mark'] as const) {
      const all = pencils.map((pencil) => pencil[part].toLowerCase())
      expect(new Set(all).size, `${name}: ${part}`).toBe(pencils.length)
    }
})

/** How light reaches eyes that lack one kind of cone (Machado, Oliveira and Fernandes 2009, severity 1). */
const EYES: Readonly<Record<string, readonly [Rgb, Rgb, Rgb]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const dot = (row: Rgb, light: Rgb): number => Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2])

/** How far apart the two pencils are that look most alike to such eyes, as they lie on the paper: at half their strength. */
function closest(box: string, [red, green, blue]: readonly [Rgb, Rgb, Rgb]): number {
  const pencils = BOXES.find(({ id }) => id === box)?.pencils ?? []
  const seen = pencils.map(({ color }) => {
    const [r, g, b] = rgbOf(color)
    const light = linearOf([(r + 255) / 2, (g + 255) / 2, (b + 255) / 2])
    return labOfLinear([dot(red, light), dot(green, light), dot(blue, light)])
  })
  const apart = seen.flatMap((one, at) => seen.slice(at + 1).map((other) => distance(one, other)))
  return Math.min(...apart)
}

test.each(Object.entries(EYES))('of the box that is easy to tell apart, no two look alike to %s', (_, eyes) => {
  expect(closest('apart', eyes)).toBeGreaterThan(0.04)
  // Of the classic one some do, which is why there is another.
  expect(closest('classic', eyes)).toBeLessThan(0.02)
})
