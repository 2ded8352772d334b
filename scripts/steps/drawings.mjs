import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fingerprint, inProject } from './project.mjs'
import { exitWith, run } from './run.mjs'

const MAKER = 'scripts/steps/make-drawings.mjs'
const MADE_FROM = [
  'packages/illustrator/build',
  'packages/illustrator/src/library',
  'node_modules/openmoji/package.json',
  MAKER,
]
const FILE = inProject('packages/illustrator/dist/drawings.json')
const STAMP = inProject('packages/illustrator/dist/.built-from')

/**
 * Makes the illustrator's drawings out of OpenMoji's, unless they are there already. They are not part of the repository:
 * their licence is OpenMoji's.
 */
export async function drawings() {
  const wanted = fingerprint(MADE_FROM)
  if (existsSync(FILE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  // Not on standard output: that belongs to the command that waits for the drawings.
  console.error('Preparing the drawings …')
  // In a process of its own: Vite, which it takes, turns the process it is loaded into over to development.
  const code = await run(process.execPath, [inProject(MAKER), FILE], { stdio: ['ignore', process.stderr, 'inherit'] })
  if (code !== 0) exitWith('The drawings could not be made; the reason is above.')
  writeFileSync(STAMP, wanted)
}
