import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallInk } from '../testing/arbitrary.ts'
import { gapPage } from '../testing/gap-pages.ts'
import { findRegions } from './region-map.ts'
import { parseRegions, serialiseRegions } from './serialise.ts'

test('a stored region map comes back as it was', () => {
  fc.assert(
    fc.property(smallInk(), fc.integer({ min: 0, max: 12 }), (ink, gap) => {
      const map = findRegions(ink, gap)
      expect(parseRegions(serialiseRegions(map))).toEqual(map)
    }),
  )
  const map = findRegions(gapPage(1).cut)
  expect(map.gaps.length).toBeGreaterThan(5)
  expect(parseRegions(serialiseRegions(map))).toEqual(map)
})

test('a page of hundreds of regions takes less than 50 KB even before it is deflated', () => {
  const map = findRegions(gapPage(5, { layering: 'wire', size: 1024, shapes: 40, gaps: 20 }).cut)
  expect(map.count).toBeGreaterThan(200)
  expect(serialiseRegions(map).length).toBeLessThan(50_000)
})

test('bytes that are not a whole region map are refused, never misread', () => {
  const bytes = serialiseRegions(findRegions(gapPage(2, { size: 64, shapes: 3, gaps: 1 }).cut))
  for (let length = 0; length < bytes.length; length += 7)
    expect(() => parseRegions(bytes.slice(0, length))).toThrow(RangeError)
  expect(() => parseRegions(Uint8Array.of(...bytes, 0))).toThrow(RangeError)
  expect(() => parseRegions(Uint8Array.of(2, ...bytes.slice(1)))).toThrow('another version')
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
      try {
        parseRegions(noise)
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError)
      }
    }),
  )
})
