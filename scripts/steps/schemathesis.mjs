import { existsSync } from 'node:fs'
import { inProject } from './project.mjs'
import { exitWith, run } from './run.mjs'

const VERSION = '4.32.5'
const FOLDER = inProject(`.cache/schemathesis-${VERSION}`)
const BIN = `${FOLDER}/${process.platform === 'win32' ? 'Scripts' : 'bin'}`

/** The path of schemathesis, which is Python's: installed once, into an environment of its own. */
export async function schemathesis() {
  const program = `${BIN}/st`
  if (existsSync(program)) return program
  console.log('Installing schemathesis …')
  const python = process.platform === 'win32' ? 'python' : 'python3'
  const code =
    (await run(python, ['-m', 'venv', FOLDER]).catch(() => 1)) ||
    (await run(`${BIN}/pip`, ['install', '--quiet', '--disable-pip-version-check', `schemathesis==${VERSION}`]))
  if (code !== 0) exitWith('Fuzzing needs Python 3.10 or newer with pip and venv; what is missing is said above.')
  return program
}
