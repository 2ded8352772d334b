import { runnerImport } from 'vite'
import { drawings } from './drawings.mjs'
import { inProject } from './project.mjs'

/** @type {Promise<typeof import('../../packages/illustrator/src/index.ts')> | undefined} */
let loaded

/** The package itself, which is TypeScript and not built, with its drawings made. */
export function loadIllustrator() {
  // Once: its library takes a second or two to read.
  loaded ??= load()
  return loaded
}

async function load() {
  await drawings()
  const { module } = await runnerImport(inProject('packages/illustrator/src/index.ts'))
  return /** @type {any} */ (module)
}
