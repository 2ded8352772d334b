import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import { fingerprint, inProject } from './project.mjs'

const MADE_FROM = [
  'packages/illustrator/build',
  'packages/illustrator/src/library',
  'node_modules/openmoji/package.json',
]
const FOLDER = inProject('packages/illustrator/dist')

/**
 * Makes the illustrator's drawings out of OpenMoji's, unless they are there already. They are not part of the repository:
 * their licence is OpenMoji's.
 */
export async function drawings() {
  const stamp = `${FOLDER}/.built-from`
  const wanted = fingerprint(MADE_FROM)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  // Not on standard output: that belongs to the command that waits for the drawings.
  console.error('Preparing the drawings …')
  /** @type {{ module: typeof import('../../packages/illustrator/build/make-library.ts') }} */
  const { module } = await runnerImport(inProject('packages/illustrator/build/make-library.ts'))
  const openmoji = inProject('node_modules/openmoji')
  const entries = JSON.parse(readFileSync(`${openmoji}/data/openmoji.json`, 'utf8'))
  const library = module.makeLibrary(entries, (id) => readFileSync(`${openmoji}/color/svg/${id}.svg`, 'utf8'))
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/drawings.json`, JSON.stringify(library))
  writeFileSync(stamp, wanted)
}
