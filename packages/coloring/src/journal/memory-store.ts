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
    names: async () => [...pages].filter(([, records]) => records.size > 0).map(([page]) => page),
    async read(page) {
      const records = recordsOf(page)
      const numbers = [...records.keys()].sort((a, b) => a - b)
      const first = numbers[0] ?? 0
      const length = (numbers.at(-1) ?? -1) + 1 - first
      return { first, records: Array.from({ length }, (_, at) => records.get(first + at) ?? new Uint8Array(0)) }
    },
    async append(page, number, records) {
      if (records.some((_, at) => recordsOf(page).has(number + at)))
        throw new Error(`Record ${number} of ${page} is written already.`)
      for (const [at, record] of records.entries()) recordsOf(page).set(number + at, record.slice())
    },
    async forget(page, before) {
      for (const number of recordsOf(page).keys()) if (number < before) recordsOf(page).delete(number)
    },
  }
}
