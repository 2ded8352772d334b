import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanUp } from './cleanup/clean-up.ts'
import { colorability } from './colorability/colorability.ts'
import { lineArtOf } from './photo/line-art.ts'
import type { Ink, Picture } from './pixels.ts'
import { smallPicture } from './testing/arbitrary-picture.ts'

const everyPicture = (expectation: (picture: Picture) => void, numRuns: number) =>
  fc.assert(fc.property(smallPicture(), expectation), { numRuns })

function expectInk({ width, height, data }: Ink, expected: { width: number; height: number }): void {
  expect({ width, height, pixels: data.length }).toEqual({ ...expected, pixels: expected.width * expected.height })
  expect(data.every((value) => value === 0 || value === 1)).toBe(true)
}

test('any picture becomes line art of the same size, pure black and white, at every detail', () => {
  everyPicture((picture) => {
    const { width, height } = picture
    for (const detail of [1, 2, 3] as const) expectInk(lineArtOf(picture, detail), { width, height })
  }, 40)
})

test('any picture can be cleaned up, and gets no larger than its margin', () => {
  everyPicture((picture) => {
    const { width, height } = picture
    expectInk(cleanUp(picture), { width, height })
    const framed = cleanUp(picture, 5)
    expect(framed.width).toBeGreaterThanOrEqual(width)
    expect(framed.width).toBeLessThanOrEqual(width + 10)
    expect(framed.data).toHaveLength(framed.width * framed.height)
  }, 100)
})

test('any picture gets a verdict in whole sentences, and figures that are numbers', () => {
  everyPicture((picture) => {
    const { verdict, reasons, gaps, ...figures } = colorability(picture)
    expect(['good', 'fair', 'poor']).toContain(verdict)
    expect(reasons.length).toBeGreaterThan(0)
    for (const reason of reasons) expect(reason).toMatch(/^[A-Z0-9][^.]*\.$/)
    for (const figure of Object.values(figures)) expect(figure).toBeGreaterThanOrEqual(0)
    for (const share of [figures.greyShare, figures.inkShare, figures.blackShare]) expect(share).toBeLessThanOrEqual(1)
    for (const { x, y } of gaps) expect(x < picture.width && y < picture.height).toBe(true)
  }, 100)
})
