import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fingerprint, inProject } from './project.mjs'

const MADE_FROM = [
  'packages/illustrator/build',
  'packages/illustrator/src/library',
  'node_modules/openmoji/package.json',
]
const FOLDER = inProject('packages/illustrator/dist')
const FILE = `${FOLDER}/drawings.json`

/**
 * Makes the illustrator's drawings out of OpenMoji's, unless they are there already. They are not part of the repository:
 * their licence is OpenMoji's.
 */
export async function drawings() {
  const stamp = `${FOLDER}/.built-from`
  const wanted = fingerprint(MADE_FROM)
  if (existsSync(FILE) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  // Not on standard output: that belongs to the command that waits for the drawings.
  console.error('Preparing the drawings …')
  // Not above: in a fresh clone it is there only once the dependencies are installed.
  const { runnerImport } = await import('vite')
  /** @type {{ module: typeof import('../../packages/illustrator/build/make-library.ts') }} */
  const { module } = await runnerImport(inProject('packages/illustrator/build/make-library.ts'))
  const openmoji = inProject('node_modules/openmoji')
  const entries = JSON.parse(readFileSync(`${openmoji}/data/openmoji.json`, 'utf8'))
  const library = module.makeLibrary(entries, (id) => readFileSync(`${openmoji}/color/svg/${id}.svg`, 'utf8'))
  mkdirSync(FOLDER, { recursive: true })
  // Another command may read it just now: it sees the old file or the new one, never half of it.
  writeFileSync(`${FILE}.${process.pid}`, JSON.stringify(library))
  renameSync(`${FILE}.${process.pid}`, FILE)
  writeFileSync(stamp, wanted)
}
