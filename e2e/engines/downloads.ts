import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'

/** What browsers call a file that has not come wholly yet. */
const UNFINISHED = /\.(part|wkdownload)$/

/** The same for a browser that puts what it downloads into a folder and tells nobody. */
export async function downloadInto(folder: string, act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const before = await readdir(folder)
  await act()
  const isNew = (name: string) => !before.includes(name)
  const names = await waitFor(
    () => readdir(folder),
    (all) => {
      // Firefox reserves the name of a file before anything is in it.
      if (!all.some(isNew) || all.some((name) => UNFINISHED.test(name))) throw new Error('Nothing has come yet')
    },
  )
  const name = names.find(isNew) ?? ''
  return { name, bytes: await readFile(join(folder, name)) }
}
