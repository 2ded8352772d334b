import { expect, test } from 'vitest'
import { storageOf } from '#testing/storage-of.ts'
import { createBoxStore } from './box-store.ts'
import { MOST_BOXES, MOST_COLORS } from './own-boxes.ts'

const device = (kept = new Map<string, string>(), mayKeep = true) =>
  createBoxStore(
    () => storageOf(kept),
    () => mayKeep,
  )

test('a desk is opened with the classic box, and later with the one that was chosen last', () => {
  const kept = new Map<string, string>()
  expect(device(kept).getState().box.name).toBe('Classic')
  device(kept).getState().choose('sea')
  expect(device(kept).getState().box.name).toBe('Sea')
})

test('an own box lies in the tray at once, is there at the next desk, and leaves the classic one behind', () => {
  const kept = new Map<string, string>()
  const boxes = device(kept).getState()
  expect(boxes.add(['#123456'], 'From a photo')).toBe('From a photo')
  const later = device(kept)
  expect(later.getState().box).toMatchObject({ id: 'own-1', name: 'From a photo' })
  later.getState().putIn('own-1', '#abcdef')
  expect(later.getState().box.pencils.map(({ color }) => color)).toEqual(['#123456', '#abcdef'])
  later.getState().remove('own-1')
  expect([later.getState().box.name, later.getState().own]).toEqual(['Classic', []])
})

test('a box that is not there any more, and a device that keeps nothing, leave the classic one', () => {
  expect(device(new Map([['box', 'own-7']])).getState().box.name).toBe('Classic')
  const broken = () => {
    throw new Error('denied')
  }
  const boxes = createBoxStore(broken, () => true)
  boxes.getState().choose('neon')
  expect(boxes.getState().box.name).toBe('Neon')
})

test('of somebody who has left nothing is written down', () => {
  const kept = new Map<string, string>()
  device(kept, false).getState().add(['#123456'])
  expect([...kept]).toEqual([])
})

test('a colour that is kept goes into the newest own box, and the tray stays as it is', () => {
  const boxes = device()
  expect(boxes.getState().keep('#123456')).toBe('My colours')
  expect(boxes.getState().keep('#abcdef')).toBe('My colours')
  expect(boxes.getState().own).toMatchObject([{ colors: ['#123456', '#abcdef'] }])
  expect(boxes.getState().box.name).toBe('Classic')
})

const greys = Array.from({ length: MOST_COLORS }, (_, at) => `#${(16 + at).toString(16).repeat(3)}` as const)

test('where the newest own box is full, a colour that is kept goes into another; without room for that, it is not called kept', () => {
  const boxes = device()
  boxes.getState().add(greys)
  expect([boxes.getState().keep('#123456'), boxes.getState().own.at(-1)?.colors]).toEqual(['My colours 2', ['#123456']])
  while (boxes.getState().own.length < MOST_BOXES) boxes.getState().add(greys)
  expect([boxes.getState().keep('#123456'), boxes.getState().keep('#101010')]).toEqual([null, expect.any(String)])
})

test('another box can be taken at one desk without undoing what was made at another', () => {
  const kept = new Map<string, string>()
  const [one, other] = [device(kept).getState(), device(kept).getState()]
  other.add(['#123456'], 'From a photo')
  one.choose('sea')
  expect(device(kept).getState().own).toMatchObject([{ name: 'From a photo' }])
})
