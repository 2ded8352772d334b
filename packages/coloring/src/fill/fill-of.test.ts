import { expect, test } from 'vitest'
import { pagePoint } from '../drawing/points.ts'
import { initialState } from '../state/canvas-state.ts'
import { TWO_ROOMS, twoRoomsMap } from '../testing/pages.ts'
import { regionOfStroke } from './aim.ts'
import { fillOf } from './fill-of.ts'
import { spansOf } from './spans.ts'

test('what lies beside the page when it is turned around the middle fills nothing, not even the paper at the edge', () => {
  const map = twoRoomsMap()
  const at = pagePoint(...TWO_ROOMS.right)
  const region = regionOfStroke(map, at)
  const state = { ...initialState({ size: 10, color: '#ef4444' }), symmetry: 'mirror' } as const
  const place = { state: () => state, middle: () => ({ x: 0, y: 0 }) }
  const { spans } = fillOf(place, { map, region, color: 0xff4444ef, at, to: null })
  expect(spans).toEqual(spansOf(map, region))
})
