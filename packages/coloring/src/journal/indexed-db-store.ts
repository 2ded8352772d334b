import type { JournalStore } from './journal-store.ts'

const DATABASE = 'huebook-journals'
const RECORDS = 'records'

type Database = Pick<IDBFactory, 'open'>
type Keys = Pick<typeof IDBKeyRange, 'bound'>

/** Keys are [page, number]; in IndexedDB an empty array comes after every number. */
const allOf = (keys: Keys, page: string) => keys.bound([page, 0], [page, []])

interface IndexedDbStore extends JournalStore {
  /** Opens the database ahead of whoever will need it. */
  prepare(): Promise<void>
}

/** A journal store in the browser's IndexedDB, which is handed in with its key ranges. */
export function indexedDbStore(factory: Database, keys: Keys): IndexedDbStore {
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
  async function within<Asked>(mode: IDBTransactionMode, act: (records: IDBObjectStore) => Asked): Promise<Asked> {
    const transaction = (await database()).transaction(RECORDS, mode, { durability: 'strict' })
    return new Promise((resolve, reject) => {
      // Not `onerror`, which comes before the reason is known; whatever fails ends in this.
      transaction.onabort = () => reject(transaction.error)
      const asked = act(transaction.objectStore(RECORDS))
      transaction.oncomplete = () => resolve(asked)
    })
  }

  return {
    async prepare() {
      await database()
    },
    async names() {
      const asked = await within('readonly', (records) => records.getAllKeys())
      return [...new Set((asked.result as [string, number][]).map(([page]) => page))]
    },
    async read(page) {
      const all = allOf(keys, page)
      // All at once: a cursor comes back for each record, and whoever opens a page waits for a hundred of them.
      const [names, values] = await within(
        'readonly',
        (records) => [records.getAllKeys(all), records.getAll(all)] as const,
      )
      return inOrder(names.result as [string, number][], values.result)
    },
    append: (page, number, added) =>
      within('readwrite', (records) => {
        for (const [at, record] of added.entries()) records.add(record, [page, number + at])
      }),
    forget: (page, before) =>
      within('readwrite', (records) => void records.delete(keys.bound([page, 0], [page, before], false, true))),
  }
}

/** The records of a page by their numbers; one that is missing, or no record at all, is empty. */
function inOrder(names: readonly [page: string, number: number][], values: readonly unknown[]) {
  const first = names[0]?.[1] ?? 0
  const records: Uint8Array[] = []
  for (const [at, [, number]] of names.entries()) {
    while (first + records.length < number) records.push(new Uint8Array(0))
    const value = values[at]
    records.push(value instanceof Uint8Array ? value : new Uint8Array(0))
  }
  return { first, records }
}

function open(factory: Database, closed: () => void): Promise<IDBDatabase> {
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
