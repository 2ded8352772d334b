import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

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
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
}

/** The new name is on disk too, not only the content: a power cut does not take back what was acknowledged. */
async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders, and writes names through by itself.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}
