import { statfs } from 'node:fs/promises'
import type { StorageUse } from '@huebook/contract'
import type { Storage } from './storage.ts'

/** How long a count is told for that of now, in milliseconds: a large store takes a while to list, and is paid for by the list. */
const FRESH_MS = 60 * 60 * 1000

interface Options {
  /** Where files are, unless a store has them. */
  directory: string | null
  now(): Date
}

/** Counts what is stored, after it was asked for and not while somebody waits. */
export function measureStorage(storage: Pick<Storage, 'list'>, { directory, now }: Options) {
  let counted: { files: number; bytes: number; at: Date } | undefined
  let counting: Promise<void> | undefined

  async function count(): Promise<void> {
    let files = 0
    let bytes = 0
    for await (const { size } of storage.list()) {
      files += 1
      bytes += size
    }
    counted = { files, bytes, at: now() }
  }

  return {
    async read(): Promise<StorageUse> {
      const isFresh = counted && now().getTime() - counted.at.getTime() < FRESH_MS
      if (!isFresh)
        counting ??= count()
          .catch(() => undefined)
          .finally(() => {
            counting = undefined
          })
      // A small store is counted in a moment.
      if (!counted) await Promise.race([counting, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())])
      return {
        place: directory === null ? 'store' : 'disk',
        files: counted?.files ?? null,
        bytes: counted?.bytes ?? null,
        counted_at: counted?.at.toISOString() ?? null,
        free: directory === null ? null : await freeBytes(directory),
      }
    },
  }
}

/** How long somebody waits for the first count, in milliseconds. */
const PATIENCE_MS = 1000

const freeBytes = (directory: string): Promise<number | null> =>
  statfs(directory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  )
