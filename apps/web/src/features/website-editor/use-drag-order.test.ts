import { expect, test } from 'vitest'
import { placeAt } from './use-drag-order.ts'

const middles = [50, 150, 250, 350]

test.each([
  ['barely lifted', 1, 160, 1],
  ['above everything', 2, -40, 0],
  ['below everything', 0, 900, 3],
  ['just past the middle of its neighbour', 0, 151, 1],
  ['not quite past the middle of its neighbour', 0, 149, 0],
  ['upwards past two', 3, 120, 1],
])('an item that is %s belongs there', (_, from, height, place) => {
  expect(placeAt(middles, from, height)).toBe(place)
})
