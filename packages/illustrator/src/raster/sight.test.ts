import { expect, test } from 'vitest'
import type { Placed } from '../paper/art.ts'
import { sightsOf } from './sight.ts'

const square = (name: string, x: number, isWorn?: true): Placed => ({
  art: [{ body: 'M0 0H100V100H0Z', lines: '' }],
  x,
  y: 300,
  scale: 1,
  shows: { name },
  ...(isWorn && { isWorn }),
})

test('a hat hides nothing of who wears it, but all of whoever else is behind it', () => {
  const [cat, dog, hats] = [
    square('cat', 100),
    square('dog', 400),
    [square('hat', 100, true), square('hat', 400, true)],
  ]
  const sights = sightsOf([cat, dog, ...hats])
  expect(sights.get(dog)?.share).toBeGreaterThan(0.95)
  expect(sights.get(cat)?.share).toBeLessThan(0.1)
})
