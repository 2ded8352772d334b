import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallInk } from '../testing/arbitrary.ts'
import { borderedInk, traceContours } from './contours.ts'
import { strideOf } from './distance-transform.ts'

test('every border between ink and paper is walked exactly once, the page’s edge included', () => {
  fc.assert(
    fc.property(smallInk(), (ink) => {
      const stride = strideOf(ink.width)
      const plane = borderedInk(ink)
      let borders = 0
      plane.forEach((here, pixel) => {
        for (const next of [pixel + 1, pixel + stride]) if (next < plane.length && plane[next] !== here) borders++
      })
      const { starts } = traceContours(plane, stride)
      expect(starts.at(-1)).toBe(borders)
    }),
  )
})
