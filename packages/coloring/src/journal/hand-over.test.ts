import { expect, test } from 'vitest'
import { handOver } from './hand-over.ts'
import { memoryStore } from './memory-store.ts'

const strokes = [Uint8Array.of(1), Uint8Array.of(2)]

test('what a visitor has drawn is theirs under their own name, and nobody else’s any more', async () => {
  const store = memoryStore()
  await store.append('visitor/fox', 4, strokes)
  expect(await handOver(store, 'visitor/fox', 'ada/fox')).toBe(true)
  expect(await store.read('ada/fox')).toEqual({ first: 4, records: strokes })
  expect((await store.read('visitor/fox')).records).toEqual([])
})

test('somebody who has coloured the page before keeps what they have', async () => {
  const store = memoryStore()
  await store.append('visitor/fox', 0, strokes)
  await store.append('ada/fox', 0, [Uint8Array.of(9)])
  expect(await handOver(store, 'visitor/fox', 'ada/fox')).toBe(false)
  expect((await store.read('ada/fox')).records).toEqual([Uint8Array.of(9)])
  expect((await store.read('visitor/fox')).records).toEqual(strokes)
})

test('where nothing was drawn there is nothing to give', async () => {
  expect(await handOver(memoryStore(), 'visitor/fox', 'ada/fox')).toBe(false)
})
