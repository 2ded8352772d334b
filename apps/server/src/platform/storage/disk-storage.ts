import { createHash } from 'node:crypto'
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { diskFull, isDiskFull } from '#platform/disk/disk-full.ts'
import { removeUnfinished, writeAtomically } from '#platform/disk/write-atomically.ts'
import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'
import { fileAddress } from './file-address.ts'
import { assertFile, assertKey, contentTypeOf } from './key.ts'
import { type Storage, StorageError, StorageFull } from './storage.ts'

/** Folders above each file. */
const FAN_LEVELS = 2

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown reason'

/** Keeps files in a directory of this machine. */
export function createDiskStorage({ directory, keyedHash }: { directory: string; keyedHash: KeyedHash }): Storage {
  // Hashed, because keys may share their first letters; 65,536 directories keep each one small.
  const nameOf = (key: string) => {
    const fan = createHash('sha256').update(key).digest('hex')
    return join(fan.slice(0, 2), fan.slice(2, 4), key)
  }

  const unusable = (verb: 'written' | 'read', error: unknown) => {
    if (isDiskFull(error)) return new StorageFull(diskFull(`the directory for files, ${directory},`))
    return new StorageError(
      `The directory for files, ${directory}, cannot be ${verb} (${codeOf(error)}); check DATA_DIR.`,
    )
  }

  /** Says in one sentence why the directory cannot be changed. */
  const changing = (change: Promise<void>): Promise<void> =>
    change.catch((error) => {
      throw unusable('written', error)
    })
  const write = (name: string, bytes: Uint8Array) => changing(writeAtomically(directory, name, bytes))
  const remove = (name: string) => changing(rm(join(directory, name), { force: true }))

  async function openIfThere(name: string): Promise<FileHandle | null> {
    try {
      return await open(join(directory, name), 'r')
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null
      throw unusable('read', error)
    }
  }

  /** What lies in a directory, deeper ones included, by its path below it. */
  async function* walk(below: string): AsyncGenerator<string> {
    const entries = await readdir(join(directory, below), { withFileTypes: true }).catch((error) => {
      if (codeOf(error) === 'ENOENT') return []
      throw unusable('read', error)
    })
    for (const entry of entries) {
      const path = join(below, entry.name)
      if (entry.isDirectory()) yield* walk(path)
      else yield path
    }
  }

  return {
    ...fileAddress({ keyedHash }),

    async put(key, bytes, contentType) {
      assertFile(key, contentType)
      await write(nameOf(key), bytes)
    },

    async get(key) {
      const contentType = contentTypeOf(key)
      if (contentType === null) return null
      const file = await openIfThere(nameOf(key))
      if (file === null) return null
      const { size } = await file.stat()
      return { body: file.createReadStream(), size, contentType }
    },

    async delete(key) {
      assertKey(key)
      await remove(nameOf(key))
    },

    async *list() {
      for await (const path of walk('')) {
        const key = path.split(sep).slice(FAN_LEVELS).join('/')
        if (contentTypeOf(key) === null) continue
        const found = await stat(join(directory, path)).catch(() => null)
        if (found) yield { key, size: found.size, storedAt: found.mtime }
      }
    },

    // Only a real write tells: permission bits do not bind root, and a full disk has them all.
    async check() {
      await write('.check', Buffer.from('ok'))
      await remove('.check')
    },

    removeUnfinished: () => changing(removeUnfinished(directory)),
  }
}
