import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runnerImport } from 'vite'
import { inProject } from './project.mjs'

// A program of its own, started by drawings.mjs with the file to write.
const file = process.argv[2] ?? ''
const openmoji = inProject('node_modules/openmoji')
/** @type {{ module: typeof import('../../packages/illustrator/build/make-library.ts') }} */
const { module } = await runnerImport(inProject('packages/illustrator/build/make-library.ts'))
const entries = JSON.parse(readFileSync(`${openmoji}/data/openmoji.json`, 'utf8'))
const library = module.makeLibrary(entries, (id) => readFileSync(`${openmoji}/color/svg/${id}.svg`, 'utf8'))
mkdirSync(dirname(file), { recursive: true })
// Another command may read it just now: it sees the old file or the new one, never half of it.
writeFileSync(`${file}.${process.pid}`, JSON.stringify(library))
renameSync(`${file}.${process.pid}`, file)
