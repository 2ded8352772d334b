import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './steps/build.mjs'
import { chromium } from './steps/chromium.mjs'
import { otherEngines } from './steps/engines.mjs'
import { install } from './steps/install.mjs'
import { exitWith } from './steps/run.mjs'
import { machineLine, watchMachine } from './suites/machine.mjs'
import { endLeftovers } from './suites/program.mjs'
import { createScreen, heading } from './suites/screen.mjs'
import { sideBySide } from './suites/side-by-side.mjs'
import { shareOut, suites } from './suites/suites.mjs'
import { closingLine, countOfError, resultLines } from './suites/tally.mjs'

const names = Object.keys(suites)
const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !names.includes(name))
if (unknown) exitWith(`There is no suite called "${unknown}"; there are: ${names.join(', ')}.`)

const chosen = Object.entries(suites).filter(([name]) => wanted.length === 0 || wanted.includes(name))
const cores = availableParallelism()
const { atOnce, workers } = shareOut(cores, chosen.length)

await install()
await build()
if (chosen.some(([name]) => name === 'end to end'))
  Object.assign(process.env, { CHROMIUM: await chromium() }, await otherEngines())

const interrupted = new AbortController()
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => interrupted.abort())
// Whoever read along has gone.
process.stdout.on('error', () => interrupted.abort())
// Databases keep a socket below it, whose path has to be short: the folder macOS has for this leaves no room.
const folder = mkdtempSync(join(process.platform === 'darwin' ? '/tmp' : tmpdir(), 'huebook-tests-'))
// As `mkdir` would leave it: where root runs the tests, the database's own account has to get in.
chmodSync(folder, 0o755)

const machine = watchMachine(folder)
const screen = createScreen((text) => process.stdout.write(text))
if (atOnce > 1) console.log('\nSuites run side by side: one is shown while it runs, the others once they have ended.')
const ended = await sideBySide(
  chosen.map(([name, suite]) => ({
    ...suite,
    async run() {
      const begin = performance.now()
      const { print, close } = screen.open(name)
      const count = await suite.run({ print, signal: interrupted.signal, folder, cores, workers }).catch(countOfError)
      const result = count && { count, lines: resultLines(name, count, (performance.now() - begin) / 1000) }
      print(`${result?.lines ?? 'not on this machine'}\n`)
      close()
      return result
    },
  })),
  atOnce,
  interrupted.signal,
)
const busy = machine.stop()
await endLeftovers(folder)
rmSync(folder, { recursive: true, force: true })
if (interrupted.signal.aborted) {
  console.error('\nInterrupted.')
  process.exit(130)
}

const results = ended.filter((result) => result !== null)
console.log(heading('result').trimEnd())
for (const { lines } of results) console.log(lines)
console.log(machineLine(busy))
console.log(closingLine(results.map(({ count }) => count)))
process.exit(results.some(({ count }) => count.failed > 0) ? 1 : 0)
