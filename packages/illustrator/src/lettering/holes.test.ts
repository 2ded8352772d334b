import { expect, test } from 'vitest'
import type { LetterKind } from '../asked/lettering.ts'
import { faceFor, type Glyph } from './faces.ts'
import { widerHoles } from './holes.ts'

const glyph = (character: string, kind: LetterKind = 'round'): Glyph => faceFor(kind, character).get(character) as Glyph

test('a hole that a line would fill is wider, whether it is an outline of its own or between overlapping strokes', () => {
  expect(widerHoles(glyph('e'), 120, 4)).not.toBe('')
  expect(widerHoles(glyph('я'), 120, 4)).not.toBe('')
  expect(widerHoles(glyph('e', 'ornate'), 120, 4)).not.toBe('')
})

test('a hole with room enough stays as it is drawn', () => {
  expect(widerHoles(glyph('o'), 300, 6)).toBe('')
  expect(widerHoles(glyph('B'), 400, 6)).toBe('')
})

test('a chink between two strokes becomes no blot', () => {
  expect(widerHoles(glyph('O'), 280, 8)).toBe('')
  expect(widerHoles(glyph('Z'), 230, 6)).toBe('')
})

test('the paper around a letter is none of its holes, however fine the line', () => {
  const square: Glyph = {
    ...{ advance: 700, path: 'M0 -700H700V0H0Z', top: -700, bottom: 0 },
    ...{ left: Float64Array.of(0), right: Float64Array.of(700) },
  }
  expect(widerHoles(square, 300, 1)).toBe('')
})
