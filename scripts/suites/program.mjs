import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../steps/project.mjs'

/** How long what is told to stop may take, in milliseconds. */
const GRACE_MS = 5_000
const POLL_MS = 50

/**
 * Runs a program of Node to its end and answers its exit code. When the signal is given, it and all it has started are
 * told to stop as by Ctrl-C, and are gone when this answers.
 * @param {string[]} args
 * @param {{ print(text: string): void, env: NodeJS.ProcessEnv, signal: AbortSignal }} options
 * @returns {Promise<number>}
 */
export async function runProgram(args, { print, env, signal }) {
  if (signal.aborted) return 1
  // A group of its own, so that a signal reaches all of it and nobody else; Windows has none.
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print)
  const group = process.platform === 'win32' ? Number(child.pid) : -Number(child.pid)
  const stop = () => void end(() => [group])
  signal.addEventListener('abort', stop)
  const [code] = await once(child, 'close')
  signal.removeEventListener('abort', stop)
  if (signal.aborted) await end(() => [group])
  return code ?? 1
}

/**
 * Ends whatever still works in a folder, such as the database of a server that was killed: it has left its group.
 * @param {string} folder
 */
export const endLeftovers = (folder) => end(() => workingIn(folder))

/**
 * Tells processes or groups to stop, and those that do not to end at once.
 * @param {() => number[]} find
 */
async function end(find) {
  const left = () => find().filter((one) => send(one, 0))
  for (const one of left()) send(one, 'SIGINT')
  for (let waited = 0; waited < GRACE_MS && left().length > 0; waited += POLL_MS) await sleep(POLL_MS)
  for (const one of left()) send(one, 'SIGKILL')
}

/** @param {string} folder */
function workingIn(folder) {
  if (process.platform === 'win32') return []
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
  const lines = stdout.split('\n').filter((line) => line.includes(folder))
  return lines.map((line) => Number.parseInt(line, 10))
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals | 0} signal
 * @returns {boolean} whether there was anybody to receive it
 */
function send(pid, signal) {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
