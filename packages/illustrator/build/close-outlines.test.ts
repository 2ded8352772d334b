import { describe, expect, test } from 'vitest'
import { closeOutlines, withinLines } from './close-outlines.ts'
import { closed, lengthOf, outline, outlinesOf } from './outline.ts'

const patch = (colour: string, path: string) => ({ colour, outlines: outlinesOf(path).map(closed) })
const SQUARE = 'M10 10L40 10L40 40L10 40Z'

/** Where lines were added, as boxes of whole units. */
const added = (patches: ReturnType<typeof patch>[], lines: string): string[] =>
  closeOutlines(patches, outlinesOf(lines)).map(({ box }) =>
    [box.left, box.top, box.right, box.bottom].map(Math.round).join(' '),
  )

describe('the border of a colour', () => {
  test('is drawn where no line runs along it, from line to line', () => {
    expect(added([patch('#ea5a47', SQUARE)], 'M10 40L10 10L40 10L40 40')).toEqual(['10 40 40 40'])
  })

  test('is left alone where a line runs beside it, for lines are thick and colours end under them', () => {
    expect(added([patch('#ea5a47', SQUARE)], 'M11 11L39 11L39 39L11 39Z')).toEqual([])
  })

  test('is drawn once between two colours, and not where one is only the shade of the other', () => {
    const lines = 'M10 10L40 10L40 40L10 40Z'
    const half = 'M10 10L25 10L25 40L10 40Z'
    expect(added([patch('#ea5a47', SQUARE), patch('#61b2e4', half)], lines)).toEqual(['25 10 25 40'])
    expect(added([patch('#ea5a47', SQUARE), patch('#d22f27', half)], lines)).toEqual([])
  })

  test('is whole where there are no lines at all', () => {
    const [border] = closeOutlines([patch('#ea5a47', SQUARE)], [])
    expect(border?.closed).toBe(true)
    expect(
      lengthOf(border ?? { points: [], closed: false, box: { top: 0, right: 0, bottom: 0, left: 0 } }),
    ).toBeCloseTo(120, 0)
  })
})

test('the end of a line is joined to the line it was drawn to touch', () => {
  expect(added([], 'M10 10L40 10M25 11.1L25 30')).toEqual(['25 10 25 11'])
  expect(added([], 'M10 10L40 10M25 12.5L25 30'), 'from further away if it heads there').toEqual(['25 10 25 13'])
  expect(added([], 'M10 10L40 10M25 12.5L45 12.5'), 'not if it runs past').toEqual([])
  expect(added([], 'M10 10L40 10M25 16L25 30')).toEqual([])
})

test('what hides what is behind ends where the line is drawn, not where the colour ends', () => {
  const line = outlinesOf('M11 11L39 11L39 39L11 39Z')
  const [colour] = patch('#ea5a47', SQUARE).outlines
  const { box } = withinLines(line)(colour ?? line[0] ?? outline([]))
  expect(box).toEqual({ left: 11, top: 11, right: 39, bottom: 39 })
})
