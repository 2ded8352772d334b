import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NOTICE = fileURLToPath(new URL('../../../NOTICE', import.meta.url))

/** Puts the notices of others, whose parts are in the app, beside it: they have to travel wherever it goes. */
export function notice(): Plugin {
  return {
    name: 'notice',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'NOTICE.txt', source: await readFile(NOTICE) })
    },
  }
}
