import { expect, test } from 'vitest'
import { storageOf } from '#testing/storage-of.ts'
import {
  boxOf,
  keepOwnBoxes,
  MOST_BOXES,
  MOST_COLORS,
  type OwnBox,
  readOwnBoxes,
  withBox,
  withColorIn,
  withName,
  withoutColorIn,
} from './own-boxes.ts'

const RED = '#ef4444'
const GREEN = '#22c55e'
const mine: readonly OwnBox[] = [{ id: 'own-1', name: 'My colours', colors: [RED] }]
const greys = (count: number) =>
  Array.from({ length: count }, (_, at) => `#${at.toString(16).padStart(2, '0').repeat(3)}` as const)

test('a colour is put into a box once, however it is written, and taken out again', () => {
  const two = withColorIn(withColorIn(mine, 'own-1', GREEN), 'own-1', '#22C55E')
  expect(two[0]?.colors).toEqual([RED, GREEN])
  expect(withoutColorIn(two, 'own-1', RED)[0]?.colors).toEqual([GREEN])
})

test('the last colour stays in its box, and no box is without a name', () => {
  expect(withoutColorIn(mine, 'own-1', RED)).toEqual(mine)
  expect(withName(mine, 'own-1', '   ')).toEqual(mine)
  expect(withName(mine, 'own-1', ' Holiday ')[0]?.name).toBe('Holiday')
})

test('a new box has a place and a name of its own, also where one before it was thrown away', () => {
  const two = withBox(mine, [GREEN])
  expect(two.map(({ id, name }) => [id, name])).toEqual([
    ['own-1', 'My colours'],
    ['own-2', 'My colours 2'],
  ])
  expect(withBox(two.slice(1), [RED]).map(({ id, name }) => [id, name])).toEqual([
    ['own-2', 'My colours 2'],
    ['own-1', 'My colours'],
  ])
})

test('there are no more boxes than can be found again, and no more colours than can be told apart', () => {
  let many = mine
  for (let added = 0; added < 2 * MOST_BOXES; added++) many = withBox(many, [RED])
  expect(many).toHaveLength(MOST_BOXES)
  expect(withBox([], greys(2 * MOST_COLORS))[0]?.colors).toHaveLength(MOST_COLORS)
})

test('what is kept comes back, and what somebody else has written there does no harm', () => {
  const items = new Map<string, string>()
  expect(keepOwnBoxes(() => storageOf(items), mine)).toBe(true)
  expect(readOwnBoxes(() => storageOf(items))).toEqual(mine)
  for (const damaged of ['{', '7', '[{"id":"own-1","name":"","colors":["#ef4444"]}]', '[{"id":"classic"}]', '[null]']) {
    items.set('boxes', damaged)
    expect(readOwnBoxes(() => storageOf(items))).toEqual([])
  }
})

test('in the tray its pencils are called by their numbers', () => {
  expect(mine.map(boxOf)[0]?.pencils).toEqual([{ color: RED, name: '#EF4444', mark: '' }])
})
