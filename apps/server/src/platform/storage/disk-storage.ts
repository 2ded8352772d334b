import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileAddress } from './file-address.ts'
import { assertFile, assertKey, contentTypeOf } from './key.ts'
import { type Storage, StorageError } from './storage.ts'
import { writeAtomically } from './write-atomically.ts'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown reason'

/** Keeps files in a directory of this machine. */
export function createDiskStorage({ directory }: { directory: string }): Storage {
  // Hashed, because keys may share their first letters; 65,536 directories keep each one small.
  const pathOf = (key: string) => {
    const fan = createHash('sha256').update(key).digest('hex')
    return join(directory, fan.slice(0, 2), fan.slice(2, 4), key)
  }

  const unusable = (verb: 'written' | 'read', error: unknown) =>
    new StorageError(`The directory for files, ${directory}, cannot be ${verb} (${codeOf(error)}).`)

  async function write(path: string, bytes: Uint8Array) {
    try {
      await mkdir(dirname(path), { recursive: true })
      await writeAtomically(path, bytes)
    } catch (error) {
      throw unusable('written', error)
    }
  }

  async function openIfThere(path: string): Promise<FileHandle | null> {
    try {
      return await open(path, 'r')
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null
      throw unusable('read', error)
    }
  }

  async function remove(path: string) {
    try {
      await rm(path, { force: true })
    } catch (error) {
      throw unusable('written', error)
    }
  }

  return {
    ...fileAddress(),

    async put(key, bytes, contentType) {
      assertFile(key, contentType)
      await write(pathOf(key), bytes)
    },

    async get(key) {
      const contentType = contentTypeOf(key)
      if (contentType === null) return null
      const file = await openIfThere(pathOf(key))
      if (file === null) return null
      const { size } = await file.stat()
      return { body: file.createReadStream(), size, contentType }
    },

    async delete(key) {
      assertKey(key)
      await remove(pathOf(key))
    },

    // Only a real write tells: permission bits do not bind root, and a full disk has them all.
    async check() {
      const probe = join(directory, '.check')
      await write(probe, Buffer.from('ok'))
      await remove(probe)
    },
  }
}
