import { expect, test } from 'vitest'
import { discs, twoRoomsMap } from '../testing/pages.ts'
import { symmetryOf } from './symmetry-of.ts'
import { turnsOf } from './turns.ts'

test('a page that is alike eight times round its middle is found to be so, also where that is not the middle of the page', () => {
  expect(symmetryOf(discs(8, 512))).toEqual({ name: 'eight', x: 8192, y: 8192 })
  const aside = symmetryOf(discs(8, 480))
  expect(aside?.name).toBe('eight')
  expect(Math.abs((aside?.x ?? 0) / 16 - 480)).toBeLessThan(3)
})

test('petals that are turned into the paper between others are not found again', () => {
  expect(symmetryOf(discs(6, 512))?.name).toBe('six')
})

test('a page that is alike in no way is not taken for one that is', () => {
  expect(symmetryOf(twoRoomsMap())).toBeNull()
})

test.each(['four', 'six', 'eight', 'twelve'] as const)('what is turned %s times round comes back', (name) => {
  const turns = turnsOf({ name, x: 8192, y: 8000 })
  const [, once] = turns
  let place = { x: 3001, y: 4003 }
  for (const _ of turns) place = once?.(place.x, place.y) ?? place
  // Each turn is rounded to a sixteenth of a pixel.
  expect(Math.abs(place.x - 3001) + Math.abs(place.y - 4003)).toBeLessThan(turns.length * 2)
})
