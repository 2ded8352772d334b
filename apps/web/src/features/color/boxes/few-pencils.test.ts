import { describe, expect, test } from 'vitest'
import { BOXES, CLASSIC } from './boxes.ts'
import { fewPencils } from './few-pencils.ts'
import { boxOf } from './own-boxes.ts'

describe('on a simple desk', () => {
  test('lie a dozen of the specified pencils, in their order, each as it is in the palette', () => {
    const few = fewPencils(CLASSIC)
    expect(few).toHaveLength(12)
    expect(few).toEqual(CLASSIC.pencils.filter((pencil) => few.includes(pencil)))
  })

  test('lies every pencil of a box that has no more', () => {
    for (const box of BOXES.filter(({ pencils }) => pencils.length <= 12)) expect(fewPencils(box)).toBe(box.pencils)
  })

  test('lie a dozen of a large box of one’s own, the first and the last among them, and none twice', () => {
    const colors = Array.from({ length: 24 }, (_, at) => `#0000${(16 + at).toString(16)}` as const)
    const few = fewPencils(boxOf({ id: 'own-1', name: 'Blues', colors })).map(({ color }) => color)
    expect([few.length, new Set(few).size, few[0], few.at(-1)]).toEqual([12, 12, colors[0], colors[23]])
  })
})
