import { writeFileSync } from 'node:fs'
import { build } from './steps/build.mjs'
import { chromium } from './steps/chromium.mjs'
import { install } from './steps/install.mjs'
import { inProject } from './steps/project.mjs'
import { exitWith } from './steps/run.mjs'

const REPORT = 'e2e/faults/report.md'
const { FAULT_MINUTES, FAULT_SEED } = process.env
// A day in an hour; a few minutes show whether it runs at all.
const minutes = Number(FAULT_MINUTES?.trim() === '' ? NaN : (FAULT_MINUTES ?? 60))
const seed = Number(FAULT_SEED?.trim() === '' ? NaN : (FAULT_SEED ?? Math.floor(Math.random() * 1_000_000)))
if (!(minutes > 0 && minutes < Infinity))
  exitWith(`FAULT_MINUTES has to be a number of minutes above 0; it is "${FAULT_MINUTES}".`)
if (!(Number.isSafeInteger(seed) && seed >= 0))
  exitWith(`FAULT_SEED has to be a whole number from 0; it is "${FAULT_SEED}".`)

await install()
await build()
process.env['CHROMIUM'] = await chromium()
// Not above: in a fresh clone it is there only now.
const { runnerImport } = await import('vite')
const { module } = await runnerImport(inProject('e2e/faults/faults.ts'))
const { report, isRight } = await module.playDayOfFaults({ minutes, seed, print: console.log })
writeFileSync(inProject(REPORT), report)
console.log(`\n${report}\nWritten to ${REPORT}.`)
process.exit(isRight ? 0 : 1)
