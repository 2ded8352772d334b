import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'
import type { OwnScreen } from '../engines/webkit.ts'

const run = promisify(execFile)

/** Somebody at the keyboard of a screen, for what is no part of a web view: the system's own dialogs. */
export function keyboardOf({ env, downloads }: Pick<OwnScreen, 'env' | 'downloads'>) {
  const xdotool = async (...args: string[]) => (await run('xdotool', args, { env })).stdout.trim()

  /** A window by its title, once it is there. */
  const window = (title: string): Promise<string> =>
    waitFor(
      () => xdotool('search', '--onlyvisible', '--name', title),
      (found) => {
        if (!found) throw new Error(`There is no window called ${title}`)
      },
    )

  /** Nobody manages the windows here. */
  async function focus(title: string): Promise<void> {
    const id = (await window(title)).split('\n')[0] ?? ''
    await xdotool('windowfocus', '--sync', id)
  }

  return {
    window,

    async sizeOf(id: string): Promise<number[]> {
      const words = await xdotool('getwindowgeometry', '--shell', id)
      return ['WIDTH', 'HEIGHT'].map((name) => Number(new RegExp(`^${name}=(\\d+)$`, 'm').exec(words)?.[1]))
    },

    async press(title: string, ...keys: string[]): Promise<void> {
      await focus(title)
      await xdotool('key', '--clearmodifiers', ...keys)
    },

    /** Writes over what is in the field where a dialog begins, and takes it. */
    async write(title: string, text: string): Promise<void> {
      await focus(title)
      await xdotool('key', '--clearmodifiers', 'ctrl+a')
      await xdotool('type', text)
      await xdotool('key', 'Return')
    },

    /** The file that was saved, once it is whole. */
    saved: (): Promise<{ name: string; bytes: Buffer }> =>
      waitFor(
        async () => {
          const [name = ''] = await readdir(downloads)
          return { name, bytes: await readFile(join(downloads, name)) }
        },
        ({ bytes }) => {
          if (bytes.length === 0) throw new Error('Nothing was saved')
        },
      ),
  }
}
