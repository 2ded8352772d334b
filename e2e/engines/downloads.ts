import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'

/** What browsers call a file that has not come wholly yet. */
const UNFINISHED = /\.(part|wkdownload)$/

/** The same for a browser that puts what it downloads into a folder and tells nobody. */
export async function downloadInto(folder: string, act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const before = await readdir(folder)
  await act()
  const name = await waitFor(
    async () => {
      const names = await readdir(folder)
      const come = names.find((one) => !before.includes(one) && !UNFINISHED.test(one))
      // Firefox reserves the name of a file before anything is in it.
      const isWhole = come && !names.some((one) => UNFINISHED.test(one)) && (await stat(join(folder, come))).size > 0
      return isWhole ? come : ''
    },
    (found) => {
      if (!found) throw new Error('Nothing has come yet')
    },
  )
  return { name, bytes: await readFile(join(folder, name)) }
}
