import fc from 'fast-check'
import type { Picture } from '../pixels.ts'
import { randomFrom } from './gap-pages.ts'

/** What the pixels of a picture have in common. */
const KINDS = ['noise', 'stripes', 'grey', 'two colours', 'one colour', 'clear'] as const

/** Small pictures of every kind, also one pixel wide or tall, and not at the start of their memory. */
export const smallPicture = (): fc.Arbitrary<Picture> =>
  fc
    .record({
      width: fc.integer({ min: 1, max: 90 }),
      height: fc.integer({ min: 1, max: 40 }),
      kind: fc.constantFrom(...KINDS),
      isOpaque: fc.boolean(),
      offset: fc.integer({ min: 0, max: 5 }),
      seed: fc.integer(),
    })
    .map(({ width, height, kind, isOpaque, offset, seed }) => {
      const random = randomFrom(seed)
      const byte = () => Math.floor(random() * 256)
      const colours = Array.from({ length: 8 }, byte)
      const data = new Uint8Array(new ArrayBuffer(width * height * 4 + offset), offset)
      for (let i = 0; i < data.length; i++) {
        const [x, channel] = [(i >> 2) % width, i & 3]
        const colour = kind === 'stripes' ? (x >> 2) & 1 : kind === 'two colours' ? Math.round(random()) : 0
        if (kind === 'noise') data[i] = byte()
        else if (kind === 'grey') data[i] = channel === 0 ? byte() : (data[i - channel] as number)
        else if (kind !== 'clear') data[i] = colours[4 * colour + channel] as number
        if (isOpaque && channel === 3 && kind !== 'clear') data[i] = 255
      }
      return { width, height, data }
    })
