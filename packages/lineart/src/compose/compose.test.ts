import { describe, expect, test } from 'vitest'
import { compose } from './compose.ts'
import vector from './compose.vector.json' with { type: 'json' }

const pixelsOf = (data: readonly number[]) => ({ width: data.length / 4, height: 1, data: Uint8Array.from(data) })

describe('the composed page', () => {
  // Worked out by hand from b × (1 − a/255 × strength/100 × (1 − s/255)); the server composes against the same file.
  test.each(vector)('$what', ({ illustration, drawing, composed, strength }) => {
    expect([...compose(pixelsOf(illustration), pixelsOf(drawing), strength).data]).toEqual(composed)
  })

  test('is the formula, rounded once, for every paper, colour and alpha, at half strength as ever', () => {
    const [papers, colors, alphas] = [
      [0, 1, 127, 128, 200, 254, 255],
      [0, 1, 63, 127, 128, 191, 254, 255],
      [0, 1, 2, 127, 128, 254, 255],
    ]
    for (const b of papers)
      for (const s of colors)
        for (const a of alphas) {
          const exact = BigInt(b) * (130_050n - BigInt(a) * (255n - BigInt(s)))
          const rounded = Number((2n * exact + 130_050n) / 260_100n)
          const [red] = compose(pixelsOf([b, b, b, 255]), pixelsOf([s, s, s, a])).data
          expect(red).toBe(rounded)
        }
  })

  test('is refused for two pictures that do not fit on each other', () => {
    expect(() => compose(pixelsOf([0, 0, 0, 255]), pixelsOf([0, 0, 0, 0, 0, 0, 0, 0]))).toThrow(RangeError)
  })
})
