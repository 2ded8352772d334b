import { fileURLToPath } from 'node:url'
import type { Call } from '@huebook/contract'
import { type Plugin, runnerImport } from 'vite'

const NAME = 'virtual:call-table'
const CONTRACT = fileURLToPath(new URL('../../../packages/contract/src/index.ts', import.meta.url))

/**
 * Hands the app what it needs of the contract to make calls: method, path, kind of body of each, whether it tells how far it is
 * and whether it answers with a file. The schemas would bring a validator of 28 KB (gzip) to a first visit that validates nothing.
 */
export function callTable(): Plugin {
  return {
    name: 'call-table',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined
      const { module, dependencies } = await runnerImport<{ calls: Record<string, Call> }>(CONTRACT)
      for (const file of dependencies) this.addWatchFile(file)
      const table = Object.entries(module.calls).map(([name, { method, path, bodyType, events, files }]) => [
        name,
        { method, path, bodyType, hasEvents: events && true, hasFile: files && true },
      ])
      return `export default ${JSON.stringify(Object.fromEntries(table))}`
    },
  }
}
