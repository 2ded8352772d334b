import { describe, expect, test } from 'vitest'
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts'
import { indexedDbStore } from './indexed-db-store.ts'
import { memoryStore } from './memory-store.ts'

const stores = {
  memory: () => memoryStore(),
  IndexedDB: () => {
    const { factory, keys } = fakeIndexedDb()
    return indexedDbStore(factory, keys)
  },
}

const bytes = (...values: number[]) => Uint8Array.from(values)

describe.each(Object.entries(stores))('a journal store in %s', (_, make) => {
  test('gives back the records of a page in order, and of no other page', async () => {
    const store = make()
    expect(await store.read('a')).toEqual({ first: 0, records: [] })
    await store.append('a', 0, [bytes(1)])
    await store.append('b', 0, [bytes(9)])
    await store.append('a', 1, [bytes(2, 3)])
    expect(await store.read('a')).toEqual({ first: 0, records: [bytes(1), bytes(2, 3)] })
  })

  test('never writes over a record', async () => {
    const store = make()
    await store.append('a', 0, [bytes(1)])
    await expect(store.append('a', 0, [bytes(2)])).rejects.toThrow()
    expect(await store.read('a')).toEqual({ first: 0, records: [bytes(1)] })
  })

  test('writes several records or none of them', async () => {
    const store = make()
    await store.append('a', 0, [bytes(1), bytes(2)])
    await expect(store.append('a', 1, [bytes(3), bytes(4)])).rejects.toThrow()
    await store.append('a', 2, [bytes(5)])
    expect(await store.read('a')).toEqual({ first: 0, records: [bytes(1), bytes(2), bytes(5)] })
  })

  test('shows where a record is missing', async () => {
    const store = make()
    await store.append('a', 0, [bytes(1)])
    await store.append('a', 2, [bytes(3)])
    expect(await store.read('a')).toEqual({ first: 0, records: [bytes(1), bytes(), bytes(3)] })
  })

  test('tells which pages have a journal, and forgets the whole of one', async () => {
    const store = make()
    expect(await store.names()).toEqual([])
    await store.append('a', 0, [bytes(1), bytes(2)])
    await store.append('b', 3, [bytes(9)])
    expect((await store.names()).sort()).toEqual(['a', 'b'])
    await store.forget('a', Number.POSITIVE_INFINITY)
    expect(await store.names()).toEqual(['b'])
  })

  test('forgets the records before a number, and goes on counting', async () => {
    const store = make()
    for (let number = 0; number < 4; number++) await store.append('a', number, [bytes(number)])
    await store.append('b', 0, [bytes(9)])
    await store.forget('a', 2)
    await store.append('a', 4, [bytes(4)])
    expect(await store.read('a')).toEqual({ first: 2, records: [bytes(2), bytes(3), bytes(4)] })
    expect(await store.read('b')).toEqual({ first: 0, records: [bytes(9)] })
  })
})

test('a database that cannot be opened rejects, and is tried again the next time', async () => {
  const { factory, keys } = fakeIndexedDb()
  let isBroken = true
  const moody = {
    open(...args: [string, number]) {
      if (!isBroken) return factory.open(...args)
      const request = { error: new DOMException('no', 'UnknownError') } as { error: DOMException; onerror?: () => void }
      void Promise.resolve().then(() => request.onerror?.())
      return request
    },
  } as unknown as IDBFactory
  const store = indexedDbStore(moody, keys)
  await expect(store.read('a')).rejects.toThrow('no')
  isBroken = false
  expect(await store.read('a')).toEqual({ first: 0, records: [] })
})
