import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeRecord, encodeRecord, type JournalRecord } from './record.ts'

const word = fc.integer({ min: 0, max: 0xffffffff })
const spans = fc
  .uniqueArray(fc.nat(1024 * 1024 - 1), { maxLength: 40 })
  .map((offsets) => Uint32Array.from(offsets.slice(offsets.length % 2)).sort())
const packed = fc.uint8Array({ maxLength: 50 })

const what: fc.Arbitrary<JournalRecord['what']> = fc.oneof(
  fc.record({
    kind: fc.constant('stroke' as const),
    mode: fc.constantFrom('paint' as const, 'erase' as const),
    color: word,
    size: fc.integer({ min: 1, max: 30 }),
    points: fc
      .array(
        fc.tuple(fc.integer({ min: -16_368, max: 32_752 }), fc.integer({ min: -16_368, max: 32_752 }), fc.nat(255)),
      )
      .map((points) => Int16Array.from(points.flat())),
    inside: fc.option(spans),
  }),
  fc.record({ kind: fc.constant('fill' as const), color: word, spans }),
  fc.record({ kind: fc.constantFrom('load' as const, 'keyframe' as const, 'recovered' as const), packed }),
  fc.record({
    kind: fc.constantFrom('undo' as const, 'redo' as const, 'clear' as const, 'undo-clear' as const, 'saved' as const),
  }),
)

const record = fc.record({ time: fc.nat(2 ** 45), what })

test('a record comes back as it was written', () => {
  fc.assert(
    fc.property(record, (written) => {
      expect(decodeRecord(encodeRecord(written))).toEqual(written)
    }),
  )
})

test('a record with a byte cut off, changed or added is known to be damaged', () => {
  fc.assert(
    fc.property(record, fc.nat(), fc.integer({ min: 1, max: 255 }), (written, at, change) => {
      const bytes = encodeRecord(written)
      expect(decodeRecord(bytes.slice(0, at % bytes.length))).toBeNull()
      expect(decodeRecord(Uint8Array.of(...bytes, change))).toBeNull()
      bytes[at % bytes.length] = (bytes[at % bytes.length] as number) ^ change
      expect(decodeRecord(bytes)).toBeNull()
    }),
  )
})

test('noise is never taken for a record', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (noise) => {
      expect(decodeRecord(noise)).toBeNull()
    }),
  )
})

test('a stroke of a thousand points takes about three kilobytes', () => {
  const points = Int16Array.from({ length: 3000 }, (_, i) => (i % 3 === 2 ? 200 + (i % 7) : i * 3))
  const bytes = encodeRecord({
    time: 1_700_000_000_000,
    what: { kind: 'stroke', mode: 'paint', color: 0xff000000, size: 20, points, inside: null },
  })
  expect(bytes.length).toBeLessThan(3_200)
})
