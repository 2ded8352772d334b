import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blankDrawing } from '../drawing/drawing.ts'
import { DRAWING_PIXELS, DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { nothingTouched, touch, touchEverything } from '../drawing/touched.ts'
import { hashOf } from '../testing/hash.ts'
import { applyDifference } from './apply-difference.ts'
import { differenceOf, keepDifference } from './difference.ts'
import { packInSteps, packPixels, unpackPixels } from './packed-pixels.ts'

/** Few colours, so that runs, equal alphas and equal pixels come up. */
const word = fc.oneof(
  fc.constantFrom(0, 0xff0000ff, 0x800000ff, 0x7f0000ff, 0xff00ff00, 0xffffffff),
  fc.integer({ min: 0, max: 0xffffffff }),
)
const pieces = fc.array(fc.record({ at: fc.nat(DRAWING_PIXELS - 1), length: fc.integer({ min: 1, max: 40 }), word }), {
  maxLength: 30,
})

type Piece = { at: number; length: number; word: number }

// Two drawings are reused and wiped where they were painted: fresh ones for each case would take a minute.
const [before, after] = [new Uint32Array(DRAWING_PIXELS), new Uint32Array(DRAWING_PIXELS)]

function paint(pixels: Uint32Array, { at, length, word: value }: Piece): void {
  const end = Math.min(at + length, (Math.floor(at / DRAWING_SIDE) + 1) * DRAWING_SIDE)
  pixels.fill(value, at, end)
}

test('a difference leads forward, and applied again back, to the byte', () => {
  fc.assert(
    fc.property(pieces, pieces, (first, second) => {
      const touched = nothingTouched()
      for (const piece of first) for (const pixels of [before, after]) paint(pixels, piece)
      for (const piece of second) {
        paint(after, piece)
        const row = Math.floor(piece.at / DRAWING_SIDE)
        const from = piece.at - row * DRAWING_SIDE
        touch(touched, row, from, Math.min(DRAWING_SIDE, from + piece.length))
      }
      const difference = differenceOf(before, after, touched)
      const around = (pixels: Uint32Array) =>
        [...first, ...second].map(({ at, length }) => hashOf(pixels, Math.max(0, at - 64), at + length + 64))
      const [was, is] = [around(before), around(after)]
      if (difference) {
        applyDifference(before, difference)
        expect(around(before)).toEqual(is)
        applyDifference(before, difference)
      } else expect(was).toEqual(is)
      expect(around(before)).toEqual(was)
      for (const piece of [...first, ...second])
        for (const pixels of [before, after]) paint(pixels, { ...piece, word: 0 })
    }),
  )
})

test('what was filled is taken back and brought again to the byte, on blank paper and over paint', () => {
  const fills = fc.array(fc.record({ at: fc.nat(4 * DRAWING_SIDE), length: fc.integer({ min: 1, max: 400 }), word }), {
    minLength: 1,
    maxLength: 8,
  })
  const drawing = blankDrawing()
  const { pixels, kept, touched } = drawing
  const look = () => [pixels, kept].map((one) => hashOf(one, 0, 8 * DRAWING_SIDE))
  fc.assert(
    fc.property(fills, fills, (first, second) => {
      for (const piece of first) paint(pixels, piece)
      touchEverything(touched)
      keepDifference(drawing)
      const was = look()
      // Every other turns all its pixels alike, whatever they are.
      for (const [number, piece] of second.entries())
        if (number % 2 === 0) paint(pixels, piece)
        else for (let i = piece.at; i < piece.at + piece.length; i++) pixels[i] = (pixels[i] as number) ^ piece.word
      touchEverything(touched)
      const difference = keepDifference(drawing) ?? new Uint8Array(0)
      const is = look()
      expect(is[0]).toBe(is[1])
      applyDifference(pixels, difference, kept)
      expect(look()).toEqual(was)
      applyDifference(pixels, difference, kept)
      expect(look()).toEqual(is)
      for (const one of [pixels, kept]) one.fill(0, 0, 8 * DRAWING_SIDE)
    }),
  )
})

test('a packed drawing comes back as it was, and a blank one takes no room', () => {
  const pixels = new Uint32Array(DRAWING_PIXELS)
  expect(packPixels(pixels)).toHaveLength(0)
  pixels.fill(0xff102030, 5, 2_000)
  pixels[DRAWING_PIXELS - 1] = 0x01020304
  expect(hashOf(unpackPixels(packPixels(pixels)))).toBe(hashOf(pixels))
  expect(packPixels(pixels).length).toBeLessThan(40)
})

test('a drawing that is packed step by step is packed the same', () => {
  const pixels = new Uint32Array(DRAWING_PIXELS)
  for (let at = 0; at < DRAWING_PIXELS; at += 61) pixels.fill(0xff000000 + at * 77, at, at + (at % 43))
  const steps = packInSteps(pixels)
  let step = steps.next()
  for (; !step.done; step = steps.next()) packPixels(new Uint32Array(DRAWING_PIXELS).fill(9, 0, 99))
  expect(step.value).toEqual(packPixels(pixels))
})

test('a packed drawing that was cut short within its last piece is refused', () => {
  const pixels = new Uint32Array(DRAWING_PIXELS)
  pixels.fill(0xff102030, 5, 2_000)
  for (let at = 3_000; at < 3_008; at++) pixels[at] = 0xff000000 + at * 77
  const packed = packPixels(pixels)
  for (const missing of [1, 3, 4, 7, 31]) expect(() => unpackPixels(packed.slice(0, -missing))).toThrow(RangeError)
})

test('bytes that are no drawing are refused or end somewhere, and never write outside of it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (noise) => {
      try {
        applyDifference(before, noise)
      } catch (problem) {
        expect(problem).toBeInstanceOf(RangeError)
      }
    }),
    { numRuns: 300 },
  )
  before.fill(0)
})
