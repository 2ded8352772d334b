import { expect, test } from 'vitest'
import { openJournal } from '../journal/journal.ts'
import { studio } from '../testing/studio.ts'

test('a page begins as strong as it is told to, and says 50 where nobody tells it', async () => {
  expect((await studio()).state().strength).toBe(50)
  expect((await studio({ strength: 80 })).state().strength).toBe(80)
  await expect(studio({ strength: 49 })).rejects.toThrow('50 to 100 %')
})

test('a drawing is as strong after a reload as it was made, whatever new pages begin with', async () => {
  const before = await studio()
  before.draw.tap(200, 200)
  before.engine.pickStrength(90)
  expect(before.state()).toMatchObject({ strength: 90, isSaved: false, cursor: 1 })
  await before.engine.settle()
  expect((await studio({ store: before.store, strength: 60 })).state().strength).toBe(90)
})

test('a drawing from before there were strengths is as soft as it was', async () => {
  const before = await studio()
  before.draw.tap(200, 200)
  await before.engine.settle()
  expect((await studio({ store: before.store, strength: 100 })).state().strength).toBe(50)
})

test('it stays known however much is drawn afterwards and forgotten', async () => {
  const before = await studio({ strength: 75 })
  for (let i = 0; i < 260; i++) {
    before.draw.tap(100 + i * 3, 300)
    before.hand.idle()
  }
  await before.engine.settle()
  expect((await before.store.read('page')).first).toBeGreaterThan(0)
  expect((await studio({ store: before.store })).state().strength).toBe(75)
})

test('on an empty page it is nothing to be saved, and nothing is written', async () => {
  const { engine, state, store } = await studio()
  engine.pickStrength(100)
  await engine.settle()
  expect(state()).toMatchObject({ strength: 100, isSaved: true, canUndo: false })
  expect((await store.read('page')).records).toEqual([])
})

test('what was sent while it was made stronger is not taken for saved', async () => {
  const { engine, draw, state } = await studio()
  draw.tap(200, 200)
  const id = state().snapshots[state().cursor]?.id as number
  engine.pickStrength(70)
  engine.markSaved(id, 50)
  expect(state().isSaved).toBe(false)
  engine.markSaved(id, 70)
  expect(state().isSaved).toBe(true)
})

test('what another device has made stronger is saved already', async () => {
  const { engine, draw, state, store } = await studio()
  draw.tap(200, 200)
  engine.markSaved(state().snapshots[state().cursor]?.id as number)
  engine.takeStrength(100)
  expect(state()).toMatchObject({ strength: 100, isSaved: true })
  await engine.settle()
  const { isSaved, strength } = await openJournal(store, 'page', () => 0)
  expect([isSaved, strength]).toEqual([true, 100])
})
