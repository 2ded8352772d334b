import { createEngine, directEncoder } from '@huebook/coloring'
import { BRUSH_SIZES } from '@huebook/contract'
import { expect, test } from 'vitest'
import { isAstray, laySimply, THREE_SIZES } from './simple-desk.ts'

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
  const pen = { id: 1, type: 'pen', x: 5, y: 5, pressure: 0.5, time: 0, coalesced: [] } as const
  desk.pointer({ ...pen, phase: 'down', buttons: 1 })
  desk.pointer({ ...pen, phase: 'up', buttons: 0 })
  expect(desk.state.getSnapshot().isPenMode).toBe(true)
  laySimply(desk)
  expect(desk.state.getSnapshot()).toMatchObject({
    brush: 'crayon',
    symmetry: null,
    isMoveMode: false,
    isPenMode: false,
  })
})

test.each([
  ['is seen close', (desk: ReturnType<typeof deskOf>) => desk.zoomBy(2)],
  ['is turned by a quarter, all of it in sight', (desk: ReturnType<typeof deskOf>) => desk.turnBy(90)],
  ['stands on its head', (desk: ReturnType<typeof deskOf>) => desk.turnBy(180)],
])('a page that %s can be laid whole and straight', (_, goAstray) => {
  const desk = deskOf()
  desk.setContainer({ width: 600, height: 600 }, 1)
  desk.fit()
  expect(isAstray(desk.state.getSnapshot())).toBe(false)
  goAstray(desk)
  expect(isAstray(desk.state.getSnapshot())).toBe(true)
  desk.fit()
  expect(isAstray(desk.state.getSnapshot())).toBe(false)
})
