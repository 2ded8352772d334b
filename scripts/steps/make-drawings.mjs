import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { inProject } from './project.mjs'

// A program of its own, started by drawings.mjs with the folder to write to.
const folder = process.argv[2] ?? ''
const openmoji = inProject('node_modules/openmoji')
/** @type {{ module: typeof import('../../packages/illustrator/build/make-library.ts') }} */
const { module } = await runnerImport(inProject('packages/illustrator/build/make-library.ts'))
/** @type {{ module: typeof import('../../packages/illustrator/build/make-letters.ts') }} */
const { module: letters } = await runnerImport(inProject('packages/illustrator/build/make-letters.ts'))
const entries = JSON.parse(readFileSync(`${openmoji}/data/openmoji.json`, 'utf8'))
mkdirSync(folder, { recursive: true })
write(
  'drawings.json',
  module.makeLibrary(entries, (id) => readFileSync(`${openmoji}/color/svg/${id}.svg`, 'utf8')),
)
write(
  'letters.json',
  letters.makeLetters((file) => {
    const path = inProject(`node_modules/${file}`)
    return existsSync(path) ? readFileSync(path) : undefined
  }),
)

/**
 * Another command may read it just now: it sees the old file or the new one, never half of it.
 * @param {string} name
 * @param {unknown} content
 */
function write(name, content) {
  const file = join(folder, name)
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(content))
  renameSync(`${file}.${process.pid}`, file)
}
