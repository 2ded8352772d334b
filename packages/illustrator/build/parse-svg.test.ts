import { expect, test } from 'vitest'
import { parseSvg } from './parse-svg.ts'

const shapes = (inside: string) =>
  parseSvg(`<svg viewBox="0 0 72 72" xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)

test('a shape takes colour, line and place from the groups around it', () => {
  expect(
    shapes(
      '<g id="line" fill="none" stroke="#000" stroke-width="2" transform="translate(10 20)"><line x1="1" y1="2" x2="3" y2="4"/></g>',
    ),
  ).toEqual([{ path: 'M11 22L13 24', layer: 'line', fill: 'none', stroke: '#000000', strokeWidth: 2 }])
})

test('the innermost place comes first, as in SVG', () => {
  const [shape] = shapes('<g transform="scale(2)"><path transform="translate(5 0)" d="M0 0L1 1"/></g>')
  expect(shape?.path).toBe('M10 0L12 2')
})

test('every kind of shape becomes a path', () => {
  const inside =
    '<rect x="1" y="2" width="3" height="4"/><circle cx="5" cy="5" r="2"/><ellipse cx="5" cy="5" rx="2" ry="1"/><polygon points="0 0 1 0 1 1"/><polyline points="0 0 1 0"/>'
  expect(shapes(inside).map(({ path }) => path.at(-1) === 'Z')).toEqual([true, true, true, true, false])
})

test('what is hidden or only defined is not drawn', () => {
  expect(shapes('<defs><path d="M0 0L1 1"/></defs><g display="none"><path d="M0 0L1 1"/></g>')).toEqual([])
})
