import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fingerprint, inProject } from './project.mjs'
import { exitWith, run } from './run.mjs'

const STAMP = inProject('node_modules/.huebook-installed')

/** What decides what is installed; this file too, for it says how; and npm's own note of what is there. */
const MADE_FROM = ['package-lock.json', 'package.json', 'scripts/steps/install.mjs', 'node_modules/.package-lock.json']

/** Installs the dependencies when they are missing, or something else is wanted or there than when it last did. */
export async function install() {
  refuseOldNode()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === state()) return
  // Not on standard output: that belongs to the command that waits for it.
  console.error('Installing what is missing …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Not `npm ci`: it refuses a lock file that leaves out what other operating systems need. This takes the locked
  // versions too, and leaves the lock file alone. What builds and what only some systems need is included by name:
  // NODE_ENV=production, or an npm that is told to omit them, would leave nothing that can be started.
  const included = ['--include=dev', '--include=optional']
  const code = await run(npm, ['install', '--no-save', ...included, '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
    stdio: ['inherit', process.stderr, 'inherit'],
  })
  if (code !== 0) exitWith('The dependencies could not be installed; npm says why above.')
  writeFileSync(STAMP, state())
}

const state = () => `${process.platform}-${process.arch} ${fingerprint(MADE_FROM)}`

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  if (!supported) exitWith(`Huebook needs Node 20.19 or newer; this is ${process.versions.node}.`)
}
