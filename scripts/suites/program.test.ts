import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../steps/temporary-folder.ts'
import { endLeftovers, runProgram } from './program.mjs'

const folder = temporaryFolder()
const processesIn = (): string[] =>
  spawnSync('ps', ['-eo', 'args='], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.includes(folder))

/** Runs for ever, with a child beside it and another in a session of its own, as an embedded database is. */
const FAMILY = `
  const { spawn } = require('node:child_process')
  const forEver = ['-e', 'setInterval(() => {}, 1000)', ${JSON.stringify(folder)}]
  spawn(process.execPath, forEver, { stdio: 'ignore' })
  spawn(process.execPath, forEver, { stdio: 'ignore', detached: true })
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
  const interrupted = new AbortController()
  const ended = runProgram(['-e', FAMILY, folder], {
    print: () => interrupted.abort(),
    env: process.env,
    signal: interrupted.signal,
  })
  expect(await ended).not.toBe(0)
  await endLeftovers(folder)
  expect(processesIn()).toEqual([])
})
