import { describe, expect, test } from 'vitest'
import type { LetterForm } from '../asked/lettering.ts'
import type { Box } from '../paper/art.ts'
import { MARGIN, PAGE } from '../paper/page.ts'
import { extentOf } from '../testing/extent.ts'
import { writeIn } from './write.ts'

const ROOM: Box = { left: MARGIN + 40, top: MARGIN + 26, right: PAGE - MARGIN - 40, bottom: 360 }
const LINE = 6

/** Path data is rounded (px). */
const ROUNDED = 0.01

function expectWithin(inner: Box, outer: Box): void {
  expect(inner.left).toBeGreaterThan(outer.left - ROUNDED)
  expect(inner.top).toBeGreaterThan(outer.top - ROUNDED)
  expect(inner.right).toBeLessThan(outer.right + ROUNDED)
  expect(inner.bottom).toBeLessThan(outer.bottom + ROUNDED)
}

const FORMS: readonly LetterForm[] = ['line', 'arch', 'banner']
const TEXTS = ['FREUNDE', 'PEACE', 'Happy birthday Emma', 'Bo', 'Ж']

describe.each(FORMS)('a text in the form of a %s', (form) => {
  test.each(TEXTS)('keeps within its room, and others away from all of it: %s', (text) => {
    const { placed, box } = writeIn({ text, kind: 'round', form }, ROOM, LINE)
    expectWithin(extentOf(placed), ROOM)
    expectWithin(extentOf(placed), box)
  })
})

describe.each<LetterForm>(['line', 'arch'])('a text on paper in the form of a %s', (form) => {
  test.each(TEXTS)('keeps others away from its paper, on which all letters are: %s', (text) => {
    const { placed, box } = writeIn({ text, kind: 'ornate', form }, ROOM, LINE, true)
    const [paper, ...letters] = placed
    expect(paper?.isPlain).toBe(true)
    const around = extentOf(placed.slice(0, 1))
    for (const side of ['left', 'top', 'right', 'bottom'] as const) expect(around[side]).toBeCloseTo(box[side], 1)
    expectWithin(extentOf(letters), box)
    expectWithin(box, { left: MARGIN, top: MARGIN, right: PAGE - MARGIN, bottom: PAGE })
  })
})

test('a text that is set again, as on a page that is laid out anew, has its letters measured once', () => {
  const set = (text: string, room = ROOM) => writeIn({ text, kind: 'round', form: 'line' }, room, LINE).placed
  const [first, again] = [set('Mia'), set('Mia')]
  expect(again).toEqual(first)
  for (const [i, { art }] of again.entries()) expect(art).toBe(first[i]?.art)
  const smaller = set('Mia', { ...ROOM, bottom: 200 })
  expect(smaller[0]?.art).not.toBe(first[0]?.art)
  expect(set('Mia')).toEqual(first)
})
