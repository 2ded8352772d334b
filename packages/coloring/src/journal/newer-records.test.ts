import { expect, test } from 'vitest'
import { byteWriter } from '../bytes/byte-writer.ts'
import { crc32 } from '../bytes/crc32.ts'
import { damaged } from '../testing/damaged-store.ts'
import { studio } from '../testing/studio.ts'
import { NewerRecords, openJournal } from './journal.ts'
import type { JournalStore } from './journal-store.ts'

const now = () => 1_700_000_000_000

/** A record that is whole, as a version to come may write it. */
function ofTomorrow(...body: number[]): Uint8Array {
  const writer = byteWriter()
  writer.reset()
  for (const byte of body) writer.put(byte)
  writer.putWord(crc32(writer.soFar()))
  return writer.written()
}

const UNKNOWN_KIND = ofTomorrow(1, 99, 5)
const UNKNOWN_VERSION = ofTomorrow(9, 1, 5)
/** A stroke that ends before its last point, and yet was written like that. */
const UNKNOWN_STROKE = ofTomorrow(1, 12, 5)

/** A shape that this version has no outline of. */
const UNKNOWN_STICKER = ofTomorrow(1, 14, 5, 200)

async function drawn() {
  const { engine, draw, store } = await studio()
  draw.tap(100, 100)
  draw.tap(200, 200)
  await engine.settle()
  return store
}

const opening = (store: JournalStore) => openJournal(store, 'page', now)

test.each([
  ['a kind of record', UNKNOWN_KIND],
  ['a way of writing', UNKNOWN_VERSION],
  ['a brush', UNKNOWN_STROKE],
  ['a sticker', UNKNOWN_STICKER],
])(
  'a page on which a newer version drew last with %s this one does not know is not opened, and nothing is lost',
  async (_, record) => {
    const store = await damaged(await drawn(), (records) => [...records, record])
    const before = await store.read('page')
    await expect(opening(store)).rejects.toThrow(NewerRecords)
    expect(await store.read('page')).toEqual(before)
  },
)

test('nor is one where what a newer version drew lies in between', async () => {
  const store = await damaged(await drawn(), ([first, ...rest]) => [first ?? null, UNKNOWN_KIND, ...rest])
  await expect(opening(store)).rejects.toThrow(NewerRecords)
})

test('once the whole drawing was written down after it, the page is opened as it was left', async () => {
  const { engine, draw, store, hash } = await studio()
  for (let tap = 0; tap < 50; tap++) draw.tap(100 + 10 * tap, 100)
  await engine.settle()
  const left = await damaged(store, ([, ...rest]) => [UNKNOWN_KIND, ...rest])
  expect((await studio({ store: left })).hash()).toBe(hash())
})

test('also where what came last is damaged: what the newer version drew is in the whole drawing', async () => {
  const { engine, draw, store } = await studio()
  for (let tap = 0; tap < 51; tap++) draw.tap(100 + 10 * tap, 100)
  await engine.settle()
  const left = await damaged(store, ([, ...rest]) => [UNKNOWN_KIND, ...rest, Uint8Array.of(1, 99, 5, 0, 0, 0, 1)])
  expect((await studio({ store: left })).alphaAt(200, 100)).toBe(255)
})

test('but not where an undo goes back to what it drew', async () => {
  const { engine, draw, store } = await studio()
  draw.tap(100, 100)
  for (let tap = 0; tap < 49; tap++) draw.tap(300, 300 + 5 * tap)
  await engine.settle()
  for (let step = 0; step < 50; step++) engine.undo()
  await engine.settle()
  const left = await damaged(store, ([, ...rest]) => [UNKNOWN_KIND, ...rest.slice(0, -1)])
  await expect(opening(left)).rejects.toThrow(NewerRecords)
})

test('what is only damaged is drawn as far as it can be read', async () => {
  const store = await damaged(await drawn(), (records) => [...records.slice(0, 1), Uint8Array.of(1, 99, 5, 0, 0, 0, 1)])
  expect((await studio({ store })).alphaAt(100, 100)).toBe(255)
})
