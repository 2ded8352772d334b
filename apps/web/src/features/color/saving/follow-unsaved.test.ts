import { type CanvasState, createEngine, directEncoder } from '@huebook/coloring'
import { expect, test } from 'vitest'
import { followUnsaved } from './follow-unsaved.ts'

/** A desk whose hand rests when the test says so. */
function desk() {
  let rest = () => {}
  const clock = {
    now: () => 0,
    after: (ms: number, run: () => void) => {
      if (ms === 2000) rest = run
      return () => {
        if (rest === run) rest = () => {}
      }
    },
    frame: () => () => undefined,
    idle: () => () => undefined,
  }
  const engine = createEngine({ clock, encoder: directEncoder, defaultBrush: { size: 20, color: '#000000' } })
  const heard: string[] = []
  const works = followUnsaved(engine, clock, {
    keep: async ({ type }, isWhole) => void heard.push(isWhole ? `${type} of the page` : type),
    forget: async () => void heard.push('nothing'),
  })
  const state = (): CanvasState => engine.state.getSnapshot()
  return {
    engine,
    works,
    heard,
    state,
    rests: () => rest(),
    tap(x: number) {
      const at = { id: 1, type: 'mouse', x, y: 100, pressure: 0.5, time: 0, coalesced: [] } as const
      engine.pointer({ ...at, phase: 'down', buttons: 1 })
      engine.pointer({ ...at, phase: 'up', buttons: 0 })
    },
  }
}

test('a drawing that is not saved is shown in the lists at once, for a tab may be closed in the middle of it', async () => {
  const { heard, tap } = desk()
  tap(100)
  await expect.poll(() => heard).toEqual(['image/png'])
})

test('what follows is shown when the hand rests, and no more once it is saved', async () => {
  const { engine, heard, state, rests, tap } = desk()
  tap(100)
  await expect.poll(() => heard.length).toBe(1)
  tap(200)
  tap(300)
  rests()
  await expect.poll(() => heard).toEqual(['image/png', 'image/png'])
  engine.markSaved(state().snapshots[state().cursor]?.id ?? -1)
  await expect.poll(() => heard).toEqual(['image/png', 'image/png', 'nothing'])
})

test('the page itself is on the picture as soon as it is known, for its own addresses run out', async () => {
  const { engine, works, heard, tap } = desk()
  tap(100)
  await expect.poll(() => heard).toEqual(['image/png'])
  const data = new Uint8ClampedArray(1024 * 1024 * 4).fill(255)
  engine.setIllustration({ width: 1024, height: 1024, data })
  await works.report()
  expect(heard).toEqual(['image/png', 'image/png of the page'])
})

test('a page that was emptied is nothing to be shown', async () => {
  const { engine, works, heard, tap } = desk()
  tap(100)
  engine.undo()
  await works.report()
  expect(heard).toEqual(['nothing'])
})

test('a desk that was left tells nothing more', () => {
  const { works, heard, rests, tap } = desk()
  works.end()
  tap(100)
  rests()
  expect(heard).toEqual([])
})
