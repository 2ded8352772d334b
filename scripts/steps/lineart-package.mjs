import { runnerImport } from 'vite'
import { inProject } from './project.mjs'

/** @type {Promise<{ module: typeof import('../../packages/lineart/src/index.ts') }> | undefined} */
let loading

/** The package itself, which is TypeScript and not built. */
export async function loadLineart() {
  loading ??= runnerImport(inProject('packages/lineart/src/index.ts'))
  const { module } = await loading
  return module
}
