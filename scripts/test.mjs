import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './steps/build.mjs'
import { chromium } from './steps/chromium.mjs'
import { install } from './steps/install.mjs'
import { machinePostgres } from './steps/machine-postgres.mjs'
import { giveUp, runPackage } from './steps/run.mjs'
import { closingLine, countOf, readReport } from './steps/tally.mjs'

const TYPE_CHECKED = [
  'packages/contract',
  'packages/lineart',
  'packages/coloring',
  'packages/illustrator',
  'apps/server',
  'apps/web',
  'e2e',
  'scripts',
]

const checks = {
  types: async () => {
    for (const folder of TYPE_CHECKED) if ((await runPackage('typescript/bin/tsc', ['-p', folder])) !== 0) return 1
    return 0
  },
  lint: () => runPackage('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.']),
  'dead code': () => runPackage('knip/bin/knip.js', ['--no-progress']),
}

const suites = {
  unit: () => vitest(['unit', 'web']),
  integration: () => vitest(['integration']),
  "integration on the machine's PostgreSQL": async () => {
    const server = await machinePostgres()
    if (!server) return null
    console.log(`PostgreSQL ${server.version} of this machine`)
    return vitest(['integration'], { DATABASE_URL: server.url }).finally(server.stop)
  },
  process: () => vitest(['process']),
  'end to end': async () => vitest(['e2e'], { CHROMIUM: await chromium() }),
}

/** @typedef {import('./steps/tally.mjs').Count} Count */

const wanted = process.argv.slice(2)
const all = [...Object.keys(checks), ...Object.keys(suites)]
const unknown = wanted.find((name) => !all.includes(name))
if (unknown) giveUp(`There is no suite called "${unknown}"; there are: ${all.join(', ')}.`)

await install()
await build()
const reports = mkdtempSync(join(tmpdir(), 'huebook-reports-'))

/** @type {[name: string, count: Count][]} */
const results = []
for (const [name, check] of chosen(checks)) {
  announce(name)
  results.push([name, countOf(await check())])
}
for (const [name, suite] of chosen(suites)) {
  announce(name)
  const count = await suite()
  if (count) results.push([name, count])
  else console.log('not on this machine')
}
rmSync(reports, { recursive: true })

announce('result')
for (const [name, { passed, failed }] of results)
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`)
console.log(closingLine(results.map(([, count]) => count)))
process.exit(results.some(([, { failed }]) => failed > 0) ? 1 : 0)

/**
 * @param {string[]} projects
 * @param {Record<string, string>} [env]
 */
async function vitest(projects, env = {}) {
  const file = join(reports, `${results.length}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await runPackage(
    'vitest/vitest.mjs',
    ['run', ...projects.map((name) => `--project=${name}`), ...reporters],
    {
      env: { ...process.env, ...env },
    },
  )
  return readReport(file, code)
}

/**
 * @template Step
 * @param {Record<string, Step>} steps
 * @returns {[string, Step][]}
 */
function chosen(steps) {
  return Object.entries(steps).filter(([name]) => wanted.length === 0 || wanted.includes(name))
}

/** @param {string} name */
function announce(name) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`)
}
