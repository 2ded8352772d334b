import { expect, test } from 'vitest'
import { distance, labOf, type Rgb, rgbOf } from '#ui/color/oklab.ts'
import { colorsOfPicture } from './colors-of-picture.ts'

/** Pixels of these colours, each as often as it says. */
function pictureOf(...parts: readonly (readonly [rgb: Rgb, count: number])[]): Uint8ClampedArray {
  return Uint8ClampedArray.from(
    parts.flatMap(([rgb, count]) => Array.from({ length: count }, () => [...rgb, 255]).flat()),
  )
}

const RED: Rgb = [220, 40, 40]
const SKY: Rgb = [120, 180, 240]
const GREY: Rgb = [128, 128, 128]

test('a picture of three colours gives these three, the grey first, however many were asked for', () => {
  const colors = colorsOfPicture(pictureOf([SKY, 900], [RED, 60], [GREY, 40]), 12)
  expect(colors).toHaveLength(3)
  for (const [at, rgb] of [GREY, RED, SKY].entries())
    expect(distance(labOf(rgbOf(colors[at] as string)), labOf(rgb))).toBeLessThan(0.02)
})

test('of more colours than were asked for the ones stay that make up the picture', () => {
  const colors = colorsOfPicture(pictureOf([SKY, 900], [[118, 182, 238], 300], [RED, 500]), 2)
  expect(colors).toHaveLength(2)
  expect(colors.some((color) => distance(labOf(rgbOf(color)), labOf(RED)) < 0.02)).toBe(true)
})

test('hundreds of shades become a dozen that can be told apart, always the same', () => {
  const shades = Array.from({ length: 512 }, (_, at): readonly [Rgb, number] => [
    [(at * 5) % 256, (at * 7) % 256, at >> 1],
    1,
  ])
  const picture = pictureOf(...shades)
  const colors = colorsOfPicture(picture, 12)
  expect(colors.length).toBeGreaterThan(8)
  expect(colors.length).toBeLessThanOrEqual(12)
  expect(colorsOfPicture(picture, 12)).toEqual(colors)
})

test('what is transparent has no colour, and a picture of nothing gives none', () => {
  expect(colorsOfPicture(new Uint8ClampedArray(400), 12)).toEqual([])
})
