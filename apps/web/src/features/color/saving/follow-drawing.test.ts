import type { CanvasState } from '@huebook/coloring'
import { expect, test } from 'vitest'
import { followDrawing } from './follow-drawing.ts'

/** A desk on which one of these drawings is shown. */
function desk(ids: number[], cursor: number) {
  let tell = () => {}
  let state = stateOf(ids, cursor)
  return {
    state: {
      getSnapshot: () => state,
      subscribe(listener: () => void) {
        tell = listener
        return () => {}
      },
    },
    shows(next: number[], at: number) {
      state = stateOf(next, at)
      tell()
    },
  }
}

const stateOf = (ids: number[], cursor: number) =>
  ({ snapshots: ids.map((id) => ({ id, dataUrl: async () => '' })), cursor }) as unknown as CanvasState

test('a drawing is as old as the last change of it', () => {
  const { state, shows } = desk([1], 0)
  const drawnAt = followDrawing({ state }, 100, () => 200)
  shows([1, 2], 1)
  expect(drawnAt()).toBe(200)
})

test('what is found later of how it was drawn makes it no newer', () => {
  const { state, shows } = desk([1], 0)
  const drawnAt = followDrawing({ state }, 100, () => 200)
  shows([7, 8, 1], 2)
  expect(drawnAt()).toBe(100)
  shows([7, 8, 1], 1)
  expect(drawnAt()).toBe(200)
})
