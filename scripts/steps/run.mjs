import { spawn } from 'node:child_process'
import { ROOT } from './project.mjs'

/**
 * Runs a program to its end and answers its exit code; its output goes where ours goes.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', ...options })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/**
 * Runs a program of an installed package with this Node, past whatever the shell would find.
 * @param {string} script below node_modules
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const runPackage = (script, args, options) =>
  run(process.execPath, [`${ROOT}/node_modules/${script}`, ...args], options)

/** Ends the program with one sentence. @param {string} sentence @returns {never} */
export function exitWith(sentence) {
  console.error(sentence)
  process.exit(1)
}
