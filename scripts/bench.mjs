import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './steps/build.mjs'
import { chromium } from './steps/chromium.mjs'
import { otherEngines } from './steps/engines.mjs'
import { install } from './steps/install.mjs'
import { fingerprint, inProject } from './steps/project.mjs'
import { exitWith, run, runPackage } from './steps/run.mjs'

const suites = readdirSync(inProject('bench')).filter((name) => existsSync(inProject(`bench/${name}/suite.ts`)))
// Another checkout to measure beside this one; attacks, which need it installed and built, and lineart look at it.
const { positionals: wanted, values } = parseArgs({ allowPositionals: true, options: { before: { type: 'string' } } })
const options = values.before ? { before: resolve(values.before) } : {}
const unknown = wanted.find((name) => !suites.includes(name))
if (unknown) exitWith(`There is no benchmark called "${unknown}"; there are: ${suites.join(', ')}.`)

await install()
await installPeers()
await build()
// `npm test` checks them without the peers, whose own types are there only now.
if ((await runPackage('typescript/bin/tsc', ['-p', 'bench'])) !== 0) exitWith('The benchmarks have wrong types.')
process.env['CHROMIUM'] = await chromium()
Object.assign(process.env, await otherEngines())
// Not above: in a fresh clone it is there only now.
const { runnerImport } = await import('vite')
for (const name of wanted.length > 0 ? wanted : suites) {
  console.log(`Measuring ${name} …`)
  /** @type {{ module: { measure(today: string, options: { before?: string }): Promise<string> } }} */
  const { module } = await runnerImport(inProject(`bench/${name}/suite.ts`))
  const report = await module.measure(new Date().toISOString().slice(0, 10), options)
  writeFileSync(inProject(`bench/reports/${name}.md`), report)
  console.log(`${report}\nWritten to bench/reports/${name}.md.`)
}

/** The peers are a package of their own, so that they never weigh on start or test; installed when first needed. */
async function installPeers() {
  const stamp = inProject('bench/node_modules/.huebook-installed')
  const needed = fingerprint(['bench/package.json', 'bench/package-lock.json'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === needed) return
  console.log('Installing the peers …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const code = await run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: inProject('bench'),
    shell: process.platform === 'win32',
  })
  if (code !== 0) exitWith('The peers could not be installed; npm says why above.')
  writeFileSync(stamp, needed)
}
