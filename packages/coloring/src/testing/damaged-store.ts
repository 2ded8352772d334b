import type { JournalStore } from '../journal/journal-store.ts'
import { memoryStore } from '../journal/memory-store.ts'

/** The same store with some of its records changed by the world outside. */
export async function damaged(store: JournalStore, change: (records: Uint8Array[]) => (Uint8Array | null)[]) {
  const copy = memoryStore()
  const records = change([...(await store.read('page')).records])
  for (const [number, bytes] of records.entries()) if (bytes) await copy.append('page', number, [bytes])
  return copy
}
