import { expect, test } from 'vitest'
import { compose } from '../illustrate.ts'

test('mandalas of the same thing have other rings with another seed', () => {
  const drawn = [1, 2, 3, 4, 5, 6].map((seed) =>
    JSON.stringify(compose({ prompt: 'rose mandala', seed }).things[0]?.art),
  )
  expect(new Set(drawn).size).toBeGreaterThanOrEqual(4)
})
