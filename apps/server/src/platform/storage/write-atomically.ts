import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncDirectory } from '#platform/disk/sync-directory.ts'

/** Writes a file so that its name only ever shows the whole content, also after a crash or beside other writers. */
export async function writeAtomically(path: string, bytes: Uint8Array, mode = 0o666): Promise<void> {
  // Begins with a dot, which no file key does: what a killed process leaves behind can never be asked for.
  const temporary = join(dirname(path), `.${randomUUID()}.tmp`)
  try {
    const file = await open(temporary, 'wx', mode)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
    await syncDirectory(dirname(path))
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
}
