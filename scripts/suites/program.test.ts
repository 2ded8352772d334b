import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../steps/temporary-folder.ts'
import { endLeftovers, runProgram } from './program.mjs'

const folder = temporaryFolder()
/** Tells the processes of this test from all others. */
const mark = basename(folder)

function processes(): string[] {
  const { stdout } = spawnSync('ps', ['-eo', 'args='], { encoding: 'utf8' })
  return stdout.split('\n').filter((line) => line.includes(mark))
}

/** Runs for ever, with a child beside it, and another in a session of its own that works in the folder, as databases do. */
const FAMILY = `
  const { spawn } = require('node:child_process')
  const forEver = (name) => [process.execPath, ['-e', 'setInterval(() => {}, 1000)', name]]
  spawn(...forEver('${mark}'), { stdio: 'ignore' })
  spawn(...forEver('${folder}'), { stdio: 'ignore', detached: true })
  console.log('begun')
  setInterval(() => {}, 1000)
`

test('what a program says arrives, from both of its mouths, and so does how it ended', async () => {
  let said = ''
  const code = await runProgram(['-e', `console.log('ä'); console.error('ö'); process.exitCode = 3`], {
    print: (text) => {
      said += text
    },
    env: process.env,
    signal: new AbortController().signal,
  })
  expect([code, [...said.trim().split('\n')].sort()]).toEqual([3, ['ä', 'ö']])
})

test('an interruption ends a program with all it has started, even what has left its group', async () => {
  onTestFinished(() => endLeftovers(mark))
  const interrupted = new AbortController()
  const ended = runProgram(['-e', FAMILY], {
    print: () => interrupted.abort(),
    env: process.env,
    signal: interrupted.signal,
  })
  expect(await ended).not.toBe(0)
  expect(processes()).toEqual([expect.stringContaining(folder)])
  await endLeftovers(folder)
  expect(processes()).toEqual([])
})
