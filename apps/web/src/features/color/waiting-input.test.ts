import type { PointerInput } from '@huebook/coloring'
import { expect, test } from 'vitest'
import { waitingInput } from './waiting-input.ts'

const at = { id: 1, type: 'mouse', x: 10, y: 10, pressure: 0.5, time: 0, coalesced: [] } as const
const down: PointerInput = { ...at, phase: 'down', buttons: 1 }
const move: PointerInput = { ...at, phase: 'move', buttons: 1, x: 20 }
const up: PointerInput = { ...at, phase: 'up', buttons: 0, x: 20 }
const hover: PointerInput = { ...at, phase: 'move', buttons: 0, x: 30 }

function page() {
  const done: PointerInput[] = []
  return { done, pointer: (input: PointerInput) => void done.push(input), wheel: () => undefined }
}

test('what is drawn on a desk that is still opening is drawn on the page in the same order, and the rest at once', () => {
  const input = waitingInput()
  const desk = page()
  for (const one of [hover, down, move]) input.pointer(one)
  expect(input.isWaiting()).toBe(true)
  input.open(desk)
  expect([desk.done, input.isWaiting()]).toEqual([[down, move], false])
  input.pointer(up)
  expect(desk.done).toEqual([down, move, up])
})

test('a stroke is where it was drawn, though the page has become smaller since', () => {
  const input = waitingInput()
  const desk = page()
  input.setContainer({ width: 400, height: 600 })
  // In the middle of the page, and half way from there to its left edge.
  input.pointer({ ...down, x: 200, y: 300 })
  input.pointer({ ...move, x: 100, y: 300, coalesced: [{ x: 150, y: 200, pressure: 1 }] })
  input.setContainer({ width: 200, height: 200 })
  input.open(desk)
  expect(desk.done).toMatchObject([
    { x: 100, y: 100 },
    { x: 50, y: 100, coalesced: [{ x: 75, y: 50, pressure: 1 }] },
  ])
})

test('nothing is drawn on a page that has gone to another tab', () => {
  const input = waitingInput()
  const desk = page()
  input.pointer(down)
  input.drop()
  input.open(desk)
  expect(desk.done).toEqual([])
})
