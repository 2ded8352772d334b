import { createEngine, directEncoder } from '@huebook/coloring'
import { BRUSH_SIZES } from '@huebook/contract'
import { expect, test } from 'vitest'
import { laySimply, THREE_SIZES } from './simple-desk.ts'

const clock = { now: () => 0, after: () => () => {}, frame: () => () => {}, idle: () => () => {} }
const deskOf = () => createEngine({ clock, encoder: directEncoder, defaultBrush: { size: 20, color: '#000000' } })

test('its three sizes are specified ones, and what every desk begins with stays in hand', () => {
  expect(THREE_SIZES.every((size) => (BRUSH_SIZES as readonly number[]).includes(size))).toBe(true)
  const desk = deskOf()
  laySimply(desk)
  expect(desk.state.getSnapshot()).toMatchObject({ brushSize: 20, tool: 'brush', color: '#000000' })
})

test.each([
  ['eyedropper', 5, 'brush', 10],
  ['bucket', 25, 'bucket', 20],
  ['eraser', 30, 'eraser', 30],
] as const)('whoever had the %s and %d px in hand has the %s and %d px', (tool, brushSize, next, size) => {
  const desk = deskOf()
  desk.pickBrushSize(brushSize)
  desk.pickTool(tool)
  laySimply(desk)
  expect(desk.state.getSnapshot()).toMatchObject({ tool: next, brushSize: size })
})

test('what a child could not switch off is off, and the brush that a grown-up has chosen stays', () => {
  const desk = deskOf()
  desk.pickBrush('crayon')
  desk.pickSymmetry('mirror')
  desk.setMoveMode(true)
  laySimply(desk)
  expect(desk.state.getSnapshot()).toMatchObject({ brush: 'crayon', symmetry: null, isMoveMode: false })
})
