import { chmod, mkdtemp, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { build } from 'vite'

export interface TestBundle {
  /** A program for Node. */
  file: string
  remove(): Promise<void>
}

/** Node cannot run TypeScript here, so a program for a test is bundled first; a link lets it find the dependencies. */
export async function bundleForTest(entry: string): Promise<TestBundle> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'huebook-program-'))
  await chmod(folder, 0o755)
  const repository = path.resolve(import.meta.dirname, '../../../../..')
  await symlink(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'))
  await build({
    root: path.join(repository, 'apps/server'),
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'program.mjs' } },
    },
    ssr: { noExternal: [/^@huebook\//] },
  })
  return {
    file: path.join(folder, 'program.mjs'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
