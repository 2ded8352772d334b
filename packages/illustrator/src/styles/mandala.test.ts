import { expect, test } from 'vitest'
import { compose } from '../illustrate.ts'

test('mandalas of the same thing have other rings with another seed', () => {
  const drawn = [1, 2, 3, 4, 5, 6].map((seed) =>
    JSON.stringify(compose({ prompt: 'rose mandala', seed }).things[0]?.art),
  )
  expect(new Set(drawn).size).toBeGreaterThanOrEqual(4)
})

test.each(['a mandala of cats', 'a mandala with butterflies', 'mandala of an owl'])(
  'an intricate mandala has an ornament between every two who sit around it: "%s"',
  (prompt) => {
    const { things } = compose({ prompt, detail: 3 })
    const shown = things.filter(({ shows }) => shows).length
    expect(shown).toBeGreaterThanOrEqual(7)
    expect(shown).toBeLessThanOrEqual(9)
  },
)

test('intricate mandalas of the same thing have other rings with another seed', () => {
  const seeds = Array.from({ length: 12 }, (_, i) => i + 1)
  const drawn = seeds.map((seed) => JSON.stringify(compose({ prompt: 'rose mandala', detail: 3, seed }).things[0]?.art))
  expect(new Set(drawn).size).toBeGreaterThanOrEqual(8)
})
