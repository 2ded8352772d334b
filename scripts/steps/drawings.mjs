import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, inProject } from './project.mjs'
import { exitWith, run } from './run.mjs'

const MAKER = 'scripts/steps/make-drawings.mjs'
const MADE_FROM = [
  'packages/illustrator/build',
  'packages/illustrator/src/library',
  'node_modules/openmoji/package.json',
  ...['playpen-sans', 'geologica', 'cherry-swash', 'vollkorn'].map(
    (font) => `node_modules/@fontsource/${font}/package.json`,
  ),
  MAKER,
]
const FOLDER = inProject('packages/illustrator/dist')
const FILES = ['drawings.json', 'letters.json'].map((name) => join(FOLDER, name))
const STAMP = join(FOLDER, '.built-from')

/**
 * Makes the illustrator's drawings out of OpenMoji's, and the outlines of its letters out of fonts, unless they are there
 * already. They are not part of the repository: their licences are OpenMoji's and the fonts'.
 */
export async function drawings() {
  const wanted = fingerprint(MADE_FROM)
  if (FILES.every((file) => existsSync(file)) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  // Not on standard output: that belongs to the command that waits for the drawings.
  console.error('Preparing the drawings …')
  // In a process of its own: Vite, which it takes, turns the process it is loaded into over to development.
  const code = await run(process.execPath, [inProject(MAKER), FOLDER], { stdio: ['ignore', process.stderr, 'inherit'] })
  if (code !== 0) exitWith('The drawings could not be made; the reason is above.')
  writeFileSync(STAMP, wanted)
}
