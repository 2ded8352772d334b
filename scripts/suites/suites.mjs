import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findProgram } from '../steps/find-program.mjs'
import { hasCapacitor } from '../steps/mobile-tools.mjs'
import { inProject } from '../steps/project.mjs'
import { machinePostgres } from './machine-postgres.mjs'
import { runProgram } from './program.mjs'
import { stripeMock } from './stripe-mock.mjs'
import { countOf, readReport } from './tally.mjs'

/** @typedef {import('./tally.mjs').Count} Count */
/**
 * @typedef Run
 * @property {(text: string) => void} print
 * @property {AbortSignal} signal given when the suite has to stop
 * @property {string} folder for its files
 * @property {number} cores of the machine
 * @property {number} workers how many test files may run at once, beside other suites
 */
/**
 * @typedef Suite
 * @property {(run: Run) => Promise<Count | null>} run answers nothing where the machine lacks what it needs
 * @property {string} [apart] those of the same word never run at the same time
 */

/** Programs cannot see for themselves that what they say ends up on a terminal. */
const COLOR = process.stdout.isTTY && !process.env['NO_COLOR'] ? { FORCE_COLOR: '1' } : {}

/** What a machine lacks a program for. @type {Count} */
const SKIPPED = { passed: 0, failed: 0, skipped: 1, failures: [] }

/** Each with a tsconfig.json. The benchmarks without their peers, which nobody installs for a test. */
export const TYPE_CHECKED = [
  'packages/contract',
  'packages/lineart',
  'packages/coloring',
  'packages/illustrator',
  'apps/server',
  'apps/web',
  'e2e',
  'scripts',
  'bench/without-peers',
]

/** Browsers paint on the same cores that draw pages and look for regions: beside those each screen takes many times as long. */
const PIXELS = 'pixels'

/** More at once would only be short ones, of which none is waited for. */
const MOST_AT_ONCE = 4

/**
 * How many suites the cores can feed, and how many workers each of them has: a core for each that computes.
 * @param {number} cores
 * @param {number} count how many are to run
 * @returns {{ atOnce: number, workers: number }}
 */
export function shareOut(cores, count) {
  const atOnce = Math.min(cores, count, MOST_AT_ONCE)
  return { atOnce, workers: Math.floor(cores / atOnce) }
}

/**
 * Every suite by its name, in the order they begin: those that wait for servers and browsers first, so that those that
 * compute can fill their pauses; the longer ones before the shorter, so that in the end nobody waits for a long one alone.
 * @type {Record<string, Suite>}
 */
export const suites = {
  // By far the longest, and most of the time they wait for a process or a screen.
  'end to end': { run: (run) => vitest(run, ['e2e'], { workers: run.workers + 1 }), apart: PIXELS },
  process: { run: (run) => vitest(run, ['process'], { workers: run.workers + 1 }) },
  // Begins when the browsers have ended, and is the last to end: by then there is little beside it.
  drawing: { run: (run) => vitest(run, ['drawing', 'pixels'], { workers: run.cores }), apart: PIXELS },
  integration: { run: (run) => vitest(run, ['integration']) },
  unit: { run: (run) => vitest(run, ['unit', 'web']) },
  "integration on the machine's PostgreSQL": {
    async run(run) {
      const server = await machinePostgres()
      if (!server) return null
      run.print(`PostgreSQL ${server.version} of this machine\n`)
      return vitest(run, ['database'], { env: { DATABASE_URL: server.url } }).finally(server.stop)
    },
  },
  "payments by Stripe's own schema": {
    async run(run) {
      const mock = await stripeMock()
      if (!mock) return null
      return vitest(run, ['stripe'], { env: { STRIPE_MOCK: mock.url } }).finally(mock.stop)
    },
  },
  'mobile apps': {
    async run(run) {
      // Where Capacitor's own program cannot be had there is nothing to bring up to date with.
      if (!(await hasCapacitor())) return SKIPPED
      const env = { ...process.env, ...COLOR }
      return countOf(await runProgram([inProject('scripts/mobile.mjs'), 'compare'], { ...run, env }))
    },
  },
  'Android resources': {
    async run(run) {
      const aapt = findProgram(undefined, ['aapt2'])
      if (!aapt) return SKIPPED
      const resources = inProject('apps/mobile/android/app/src/main/res')
      const args = ['compile', '--dir', resources, '-o', join(run.folder, 'android-resources.zip')]
      const { status, stdout, stderr } = spawnSync(aapt, args, { encoding: 'utf8' })
      run.print(stdout + stderr)
      return countOf(status ?? 1)
    },
  },
  types: {
    async run(run) {
      for (const folder of TYPE_CHECKED) {
        // By one checker: each of several would work out anew the types that files share, in twice the processor's time.
        const code = await tool(run, 'typescript/bin/tsc', ['-p', folder, '--checkers', '1'])
        if (code !== 0) return countOf(code)
      }
      return countOf(0)
    },
  },
  lint: {
    run: async (run) => countOf(await tool(run, '@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.'])),
  },
  'dead code': { run: async (run) => countOf(await tool(run, 'knip/bin/knip.js', ['--no-progress'])) },
}

/**
 * @param {Run} run
 * @param {string[]} projects
 * @param {{ workers?: number, env?: Record<string, string> }} [options]
 */
async function vitest(run, projects, { workers = run.workers, env } = {}) {
  const file = join(run.folder, `${projects.join()}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const which = [...projects.map((name) => `--project=${name}`), `--maxWorkers=${workers}`]
  // What one suite has translated from TypeScript the others take from it; all of it is gone with the run.
  const translated = [
    '--experimental.fsModuleCache',
    `--experimental.fsModuleCachePath=${join(run.folder, 'translated')}`,
  ]
  const code = await tool(run, 'vitest/vitest.mjs', ['run', ...which, ...translated, ...reporters], env)
  return readReport(file, code)
}

/**
 * @param {Run} run
 * @param {string} script below node_modules
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function tool({ print, signal, folder }, script, args, env) {
  // One folder for all temporary files: what a suite has left there, or left running there, ends with us.
  const environment = { ...process.env, ...COLOR, NODE_ENV: 'test', TMPDIR: folder, ...env }
  return runProgram([inProject(`node_modules/${script}`), ...args], { print, signal, env: environment })
}
