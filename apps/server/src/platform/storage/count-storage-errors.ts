import type { Metrics } from '#platform/metrics/metrics.ts'
import type { Storage } from './storage.ts'

/** The same store, of which is counted what it refuses. */
export function countStorageErrors(storage: Storage, metrics: Pick<Metrics, 'storageFailed'>): Storage {
  const counted = <Result>(operation: string, work: Promise<Result>): Promise<Result> =>
    work.catch((error: unknown) => {
      metrics.storageFailed(operation)
      throw error
    })
  return {
    ...storage,
    put: (...file) => counted('put', storage.put(...file)),
    get: (key) => counted('get', storage.get(key)),
    delete: (key) => counted('delete', storage.delete(key)),
    check: () => counted('check', storage.check()),
  }
}
