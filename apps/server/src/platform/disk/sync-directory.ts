import { open } from 'node:fs/promises'

/** A new name survives a power cut only once the directory that holds it is on disk, not the content alone. */
export async function syncDirectory(path: string): Promise<void> {
  // Windows opens no directories, and writes names through by itself.
  if (process.platform === 'win32') return
  const directory = await open(path, 'r')
  await directory.sync().finally(() => directory.close())
}
