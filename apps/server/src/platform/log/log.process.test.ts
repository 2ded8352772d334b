import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { bundleForTest, type TestBundle } from '#platform/processes/test-bundle.ts'

let bundle: TestBundle

beforeAll(async () => {
  bundle = await bundleForTest(path.join(import.meta.dirname, 'ending.fixture.ts'))
})
afterAll(() => bundle.remove())

function start(ending: string) {
  const child = spawn(process.execPath, [bundle.file, ending], { stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
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
