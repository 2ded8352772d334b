import type { JournalStore } from './journal-store.ts'

/** A journal store that lasts as long as the program: for tests, and for browsers that keep nothing. */
export function memoryStore(): JournalStore {
  const pages = new Map<string, Map<number, Uint8Array>>()
  const recordsOf = (page: string) => {
    const records = pages.get(page) ?? new Map<number, Uint8Array>()
    pages.set(page, records)
    return records
  }
  return {
    async read(page) {
      const records = recordsOf(page)
      let length = 0
      for (const number of records.keys()) length = Math.max(length, number + 1)
      return Array.from({ length }, (_, number) => records.get(number) ?? new Uint8Array(0))
    },
    async append(page, number, record) {
      if (recordsOf(page).has(number)) throw new Error(`Record ${number} of ${page} is written already.`)
      recordsOf(page).set(number, record.slice())
    },
  }
}
