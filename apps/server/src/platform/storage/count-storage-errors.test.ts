import { expect, test } from 'vitest'
import { countStorageErrors } from './count-storage-errors.ts'
import { type Storage, StorageFull } from './storage.ts'

test('what the store refuses is counted by what was wanted, and refused all the same', async () => {
  const refused: string[] = []
  const full = {
    put: () => Promise.reject(new StorageFull('The store is full.')),
    get: async () => null,
  } as unknown as Storage
  const storage = countStorageErrors(full, { storageFailed: (operation) => void refused.push(operation) })
  await expect(storage.put('key', new Uint8Array(), 'image/png')).rejects.toThrow('The store is full.')
  expect(await storage.get('key')).toBeNull()
  expect(refused).toEqual(['put'])
})
