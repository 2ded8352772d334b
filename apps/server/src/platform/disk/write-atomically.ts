import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncDirectory } from './sync-directory.ts'

/**
 * Where a file lies until it is whole. One folder for a directory however deep, so that what killed processes leave is
 * found at once; with a dot, so that it can never be asked for as a file.
 */
const UNFINISHED = '.unfinished'
/** Longer than any write takes, in milliseconds. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000

/** Writes a file below a directory so that its name only ever shows the whole content, also after a crash or beside other writers. */
export async function writeAtomically(directory: string, name: string, bytes: Uint8Array, mode = 0o666): Promise<void> {
  const [temporary, path] = [join(directory, UNFINISHED, randomUUID()), join(directory, name)]
  for (const file of [temporary, path]) await mkdir(dirname(file), { recursive: true })
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

/** Removes what writes below this directory have left that a kill cut short. */
export async function removeUnfinished(directory: string): Promise<void> {
  const folder = join(directory, UNFINISHED)
  for (const name of await readdir(folder).catch(ifMissing([]))) {
    const file = join(folder, name)
    const writtenAt = await stat(file).then(({ mtimeMs }) => mtimeMs, ifMissing(Number.POSITIVE_INFINITY))
    if (Date.now() - writtenAt > ABANDONED_AFTER_MS) await rm(file, { force: true })
  }
}

/** For failures: what is gone in the meantime is nothing to worry about. */
const ifMissing =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code !== 'ENOENT') throw error
    return instead
  }
