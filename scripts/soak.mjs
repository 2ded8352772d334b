import { writeFileSync } from 'node:fs'
import { build } from './steps/build.mjs'
import { install } from './steps/install.mjs'
import { inProject } from './steps/project.mjs'
import { exitWith } from './steps/run.mjs'

const REPORT = 'e2e/soak/report.md'
const { SOAK_MINUTES = '60' } = process.env
const minutes = Number(SOAK_MINUTES.trim() === '' ? NaN : SOAK_MINUTES)
// Of fewer looks nothing can be said.
if (!(minutes >= 10 && minutes < Infinity))
  exitWith(`SOAK_MINUTES has to be a number of minutes from 10; it is "${SOAK_MINUTES}".`)

await install()
await build()
// Not above: in a fresh clone it is there only now.
const { runnerImport } = await import('vite')
/** @type {{ module: typeof import('../e2e/soak/play-soak.ts') }} */
const { module } = await runnerImport(inProject('e2e/soak/play-soak.ts'))
const { report, isRight } = await module.playSoak(minutes, console.log)
writeFileSync(inProject(REPORT), report)
console.log(`\n${report}\nWritten to ${REPORT}.`)
process.exit(isRight ? 0 : 1)
