import { writeFileSync } from 'node:fs'
import { build } from './steps/build.mjs'
import { chromium } from './steps/chromium.mjs'
import { install } from './steps/install.mjs'
import { inProject } from './steps/project.mjs'
import { exitWith } from './steps/run.mjs'

const REPORT = 'e2e/faults/report.md'
// A day of a site of one process with its own database, or what happens to the machines of a larger one.
const isOfMachines = process.argv[2] === 'machines'
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
// Not above: in a fresh clone it is there only now.
const { runnerImport } = await import('vite')
const [written, { report, isRight }] = isOfMachines
  ? ['e2e/mix/report.md', await faultsOfMachines()]
  : [REPORT, await dayOfFaults()]
writeFileSync(inProject(written), report)
console.log(`\n${report}\nWritten to ${written}.`)
process.exit(isRight ? 0 : 1)

async function dayOfFaults() {
  process.env['CHROMIUM'] = await chromium()
  const { module } = await runnerImport(inProject('e2e/faults/faults.ts'))
  return module.playDayOfFaults({ minutes, seed, print: console.log })
}

async function faultsOfMachines() {
  const { module } = await runnerImport(inProject('e2e/mix/play-faults.ts'))
  return module.playFaultsOfMachines(seed, console.log)
}
