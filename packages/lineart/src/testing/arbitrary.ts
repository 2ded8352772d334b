import fc from 'fast-check'
import type { Ink } from '../pixels.ts'

/** Small pages, from empty through lacework to full, also one pixel wide or tall. */
export const smallInk = ({ widest = 24, tallest = 24 } = {}): fc.Arbitrary<Ink> =>
  fc
    .record({
      width: fc.integer({ min: 1, max: widest }),
      height: fc.integer({ min: 1, max: tallest }),
      share: fc.constantFrom(0, 0.01, 0.05, 0.2, 0.5, 0.9, 1),
      noise: fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })),
    })
    .map(({ width, height, share, noise }) => ({
      width,
      height,
      data: Uint8Array.from({ length: width * height }, () => ((noise.next().value ?? 1) < share ? 1 : 0)),
    }))
