/** As much of IndexedDB as a journal uses: one store with keys [page, number], transactions that end later. */
export function fakeIndexedDb() {
  const records = new Map<string, { key: [string, number]; value: unknown }>()
  const nameOf = ([page, number]: [string, number]) => `${page}/${number}`
  let isMade = false

  const later = (run: () => void) => void Promise.resolve().then(run)

  type Range = { lower: [string, number]; upper: [string, unknown] }
  const within = ({ lower }: Range) =>
    [...records.values()]
      .filter(({ key }) => key[0] === lower[0] && key[1] >= lower[1])
      .sort((a, b) => a.key[1] - b.key[1])

  function objectStore(transaction: Handlers) {
    return {
      add(value: unknown, key: [string, number]) {
        if (records.has(nameOf(key))) transaction.error = new DOMException('exists', 'ConstraintError')
        else {
          records.set(nameOf(key), { key, value: structuredClone(value) })
          transaction.added.push(nameOf(key))
        }
        transaction.ending ??= Promise.resolve().then(() => endAdding(transaction))
      },
      delete({ lower, upper }: Range) {
        for (const { key } of within({ lower, upper })) if (key[1] < (upper[1] as number)) records.delete(nameOf(key))
        later(() => transaction.oncomplete?.())
      },
      getAll: (range: Range) => asked(transaction, () => within(range).map(({ value }) => value)),
      getAllKeys: (range?: Range) =>
        asked(transaction, () => (range ? within(range) : [...records.values()]).map(({ key }) => key)),
    }
  }

  /** Answered later, and the transaction ends after all that was asked. */
  function asked(transaction: Handlers, answer: () => unknown) {
    const request: { result?: unknown } = {}
    transaction.reading = (transaction.reading ?? 0) + 1
    later(() => {
      request.result = answer()
      transaction.reading = (transaction.reading ?? 0) - 1
      if (transaction.reading === 0) later(() => transaction.oncomplete?.())
    })
    return request
  }

  /** All that was added stays, or nothing does. */
  function endAdding({ error, added, oncomplete, onabort }: Handlers): void {
    if (error) for (const name of added) records.delete(name)
    if (error) onabort?.()
    else oncomplete?.()
  }

  interface Handlers {
    error: DOMException | null
    added: string[]
    ending?: Promise<void>
    /** How much was asked and is not answered yet. */
    reading?: number
    oncomplete?: () => void
    onabort?: () => void
  }

  const database = {
    createObjectStore: () => {
      isMade = true
    },
    transaction() {
      const transaction: Handlers = { error: null, added: [] }
      return Object.assign(transaction, { objectStore: () => objectStore(transaction) })
    },
  }

  return {
    factory: {
      open() {
        const request = { result: database } as {
          result: typeof database
          onupgradeneeded?: () => void
          onsuccess?: () => void
        }
        later(() => {
          if (!isMade) request.onupgradeneeded?.()
          request.onsuccess?.()
        })
        return request
      },
    } as unknown as IDBFactory,
    keys: { bound: (lower: unknown, upper: unknown) => ({ lower, upper }) } as unknown as typeof IDBKeyRange,
  }
}
