import type { JournalStore } from './journal-store.ts'

const DATABASE = 'huebook-journals'
const RECORDS = 'records'

/** Keys are [page, number]; in IndexedDB an empty array comes after every number. */
const allOf = (keys: typeof IDBKeyRange, page: string) => keys.bound([page, 0], [page, []])

interface IndexedDbStore extends JournalStore {
  /** Opens the database ahead of whoever will need it. */
  prepare(): Promise<void>
}

/** A journal store in the browser's IndexedDB, which is handed in with its key ranges. */
export function indexedDbStore(factory: IDBFactory, keys: typeof IDBKeyRange): IndexedDbStore {
  let opened: Promise<IDBDatabase> | null = null
  const database = () => {
    opened ??= open(factory, () => {
      opened = null
    }).catch((problem: unknown) => {
      opened = null
      throw problem
    })
    return opened
  }

  /** Strictly: what is called kept has to outlive a dead battery, and not only the browser. */
  async function within(mode: IDBTransactionMode, act: (records: IDBObjectStore) => void): Promise<void> {
    const transaction = (await database()).transaction(RECORDS, mode, { durability: 'strict' })
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      // Not `onerror`, which comes before the reason is known; whatever fails ends in this.
      transaction.onabort = () => reject(transaction.error)
      act(transaction.objectStore(RECORDS))
    })
  }

  return {
    async prepare() {
      await database()
    },
    async read(page) {
      const found: Uint8Array[] = []
      let first = 0
      await within('readonly', (records) => {
        records.openCursor(allOf(keys, page)).onsuccess = (event) => {
          const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result
          if (!cursor) return
          const [, number] = cursor.key as [string, number]
          if (found.length === 0) first = number
          while (first + found.length < number) found.push(new Uint8Array(0))
          found.push(cursor.value instanceof Uint8Array ? cursor.value : new Uint8Array(0))
          cursor.continue()
        }
      })
      return { first, records: found }
    },
    append: (page, number, added) =>
      within('readwrite', (records) => {
        for (const [at, record] of added.entries()) records.add(record, [page, number + at])
      }),
    forget: (page, before) =>
      within('readwrite', (records) => records.delete(keys.bound([page, 0], [page, before], false, true))),
  }
}

function open(factory: IDBFactory, closed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(RECORDS)
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const database = request.result
      // Another tab that wants to upgrade would wait for this one for ever.
      database.onversionchange = () => {
        database.close()
        closed()
      }
      database.onclose = closed
      resolve(database)
    }
  })
}
