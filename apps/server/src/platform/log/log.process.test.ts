import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { bundleForTest, type TestBundle } from '#platform/processes/test-bundle.ts'

let bundle: TestBundle

beforeAll(async () => {
  bundle = await bundleForTest(path.join(import.meta.dirname, 'ending.fixture.ts'))
})
afterAll(() => bundle.remove())

function run(ending: string, output: 'pipe' | number) {
  const child = spawn(process.execPath, [bundle.file, ending], { stdio: ['ignore', output, 'ignore', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

function start(ending: string) {
  const child = run(ending, 'pipe')
  let printed = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk
  })
  const logged = () =>
    printed
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { msg: string }).msg)
  return { logged, ended: once(child, 'close') }
}

test.each(['nothing left to do', 'exit', 'error'])(
  'what was logged is there when a process ends by %s',
  async (ending) => {
    const { logged, ended } = start(ending)
    await ended
    expect(logged()).toEqual(['first'])
  },
)

test('a warning is written at once, with what was logged before: a process that is killed next leaves both', async () => {
  const { logged, ended } = start('warning')
  await ended
  expect(logged()).toEqual(['first', 'second'])
})

test('what was logged is soon there while the process goes on', async () => {
  const { logged } = start('waiting')
  await expect.poll(logged).toEqual(['first'])
})

describe('a process goes on, and ends when it is told to,', () => {
  const endsWhenTold = async (child: ChildProcess, begun: Promise<unknown>) => {
    await begun
    // Long enough to have met what is wrong.
    await setTimeout(500)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  }

  test('when nobody reads its log any more', async () => {
    const child = run('talking', 'pipe')
    const begun = once(child, 'message')
    await once(child.stdout as Readable, 'data')
    child.stdout?.destroy()
    await endsWhenTold(child, begun)
  })

  test('when the disk of its log is full', async () => {
    const full = openSync('/dev/full', 'w')
    onTestFinished(() => closeSync(full))
    const child = run('talking', full)
    await endsWhenTold(child, once(child, 'message'))
  })
})
