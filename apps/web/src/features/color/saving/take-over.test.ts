import { type JournalStore, memoryStore } from '@huebook/coloring'
import { expect, test } from 'vitest'
import { takeOver } from './take-over.ts'

const names = { pageId: 'fox', from: 'visitor/fox', to: 'mia/fox' }
const record = new Uint8Array([1])

/** A device on which a visitor has begun to colour a fox. */
async function device() {
  const store = memoryStore()
  await store.append(names.from, 0, [record])
  let page: string | null = 'fox'
  const begun = {
    read: () => page,
    forget: () => {
      page = null
    },
  }
  return { store, begun }
}

test('what a visitor has begun is that of the account they have made, once', async () => {
  const { store, begun } = await device()
  expect(await takeOver(store, begun, { ...names, pageId: 'owl' })).toBe(false)
  expect(await takeOver(store, begun, names)).toBe(true)
  expect([(await store.read(names.to)).records.length, begun.read()]).toEqual([1, null])
  expect(await takeOver(store, begun, names)).toBe(false)
})

test('what could not be handed over waits for the next visit', async () => {
  const { store, begun } = await device()
  const broken: JournalStore = {
    ...store,
    append: async () => {
      throw new Error('The disk is full.')
    },
  }
  expect(await takeOver(broken, begun, names)).toBe(false)
  expect(await takeOver(store, begun, names)).toBe(true)
})
