import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { isAlive } from '#platform/db/embedded/process-table.ts'
import { createLog } from '#platform/log/log.ts'
import { bundleForTest, type TestBundle } from '#platform/processes/test-bundle.ts'
import type { TestTasks } from './tasks.fixture.ts'
import { createWorkerPool } from './worker-pool.ts'

let bundle: TestBundle

beforeAll(async () => {
  bundle = await bundleForTest(path.join(import.meta.dirname, 'tasks.fixture.ts'))
})
afterAll(() => bundle.remove())

const waiting = () => new AbortController().signal

function openPool({ deadlineMs = 60_000, idleMs = 60_000, file = bundle.file } = {}) {
  const logged: string[] = []
  const log = createLog({ write: (line) => void logged.push(line) })
  const pool = createWorkerPool<TestTasks>({ file, deadlineMs, idleMs, log })
  onTestFinished(() => pool.close())
  const pid = (person = 'mia') => pool.run('pid', undefined, { person, signal: waiting() })
  return { pool, pid, logged: () => logged.join('') }
}

describe('work in a process of its own', () => {
  test('comes back as it is: bytes as bytes, an error as an error', async () => {
    const { pool } = openPool()
    const mine = { person: 'mia', signal: waiting() }
    const bytes = Buffer.from(Array.from({ length: 1_000_000 }, (_, at) => at % 251))
    expect((await pool.run('reverse', bytes, mine)).equals(bytes.toReversed())).toBe(true)
    await expect(pool.run('refuse', 'not like this', mine)).rejects.toThrow('not like this')
  })

  test('uses the same few processes again and again', async () => {
    const { pid } = openPool()
    const people = ['mia', 'ben', 'eve', 'kim', 'lea']
    const pids = await Promise.all(people.map(pid))
    expect(new Set(pids).size).toBe(2)
    expect(pids).not.toContain(process.pid)
    expect(pids).toContain(await pid())
  })

  test('sees nothing of our environment that could be a secret', async () => {
    process.env['APP_SECRET'] = 'a secret'
    onTestFinished(() => {
      delete process.env['APP_SECRET']
    })
    const { pool } = openPool()
    const names = await pool.run('environment', undefined, { person: 'mia', signal: waiting() })
    expect(names).toContain('PATH')
    expect(names).not.toContain('APP_SECRET')
  })
})

describe('work that goes wrong', () => {
  test.each([
    ['takes for ever', 'spin', 'deadline', { deadlineMs: 300 }],
    ['takes all memory', 'swell', 'memory', {}],
    ['ends its process', 'crash', 'crash', {}],
  ] as const)(
    'because it %s fails alone, its process is gone, and the next work is done',
    async (_how, task, reason, options) => {
      const { pool, pid, logged } = openPool(options)
      const before = await pid()
      await expect(pool.run(task, undefined, { person: 'mia', signal: waiting() })).rejects.toMatchObject({ reason })
      expect(await pid()).not.toBe(before)
      expect(isAlive(before)).toBe(false)
      expect(logged()).toContain('work has failed')
    },
  )

  test('because its program is not one is said every time', async () => {
    const file = path.join(path.dirname(bundle.file), 'empty.mjs')
    writeFileSync(file, '')
    const { pid } = openPool({ file })
    for (const _time of ['first', 'second'])
      await expect(pid()).rejects.toThrow(`The worker ${file} ended before it began.`)
  })
})

describe('work nobody waits for any more', () => {
  test('is stopped in the middle', async () => {
    const { pool, pid } = openPool()
    const before = await pid()
    const gone = new AbortController()
    const work = pool.run('spin', undefined, { person: 'mia', signal: gone.signal })
    await pid('ben')
    gone.abort(new Error('hung up'))
    await expect(work).rejects.toThrow('hung up')
    await expect.poll(() => isAlive(before)).toBe(false)
    expect(await pid()).not.toBe(before)
  })

  test('is not begun, and costs nobody a process', async () => {
    const { pool, pid } = openPool()
    const before = await pid()
    await expect(pool.run('spin', undefined, { person: 'mia', signal: AbortSignal.abort() })).rejects.toThrow()
    expect(await pid()).toBe(before)
  })
})

test('long work of two people gives way to that of a third, and is done afterwards', async () => {
  const { pool, pid } = openPool()
  const gone = new AbortController()
  const longest = pool.run('spin', undefined, { person: 'mia', signal: gone.signal })
  const mark = path.join(path.dirname(bundle.file), 'begun')
  const long = pool.run('spinOnce', mark, { person: 'ben', signal: waiting() })
  expect(await pid('eve')).toEqual(expect.any(Number))
  gone.abort(new Error('hung up'))
  await expect(longest).rejects.toThrow('hung up')
  expect(await long).toBe('done')
})

describe('the processes', () => {
  test('leave the processor to the server where both want it', async () => {
    const { pid } = openPool()
    // 19 is the end of the scale, for whoever runs the tests there.
    expect(getPriority(await pid())).toBe(Math.min(19, getPriority() + 5))
  })

  test('end when there was nothing to do for a while, and are started when there is', async () => {
    const { pid } = openPool({ idleMs: 50 })
    const before = await pid()
    await expect.poll(() => isAlive(before)).toBe(false)
    expect(await pid()).not.toBe(before)
  })

  test('end when the pool is closed, also in the middle of work', async () => {
    const { pool, pid } = openPool()
    const before = await pid()
    const work = pool.run('spin', undefined, { person: 'mia', signal: waiting() })
    const failed = expect(work).rejects.toMatchObject({ reason: 'crash' })
    await pid('ben')
    await pool.close()
    await failed
    expect(isAlive(before)).toBe(false)
  })

  test('end without a word when the server ended while they started', async () => {
    const gone = path.join(path.dirname(bundle.file), 'gone')
    const child = fork(bundle.file, [gone], { execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    await once(child.stdout as Readable, 'data')
    child.disconnect()
    await once(child, 'disconnect')
    writeFileSync(gone, '')
    const [said] = await Promise.all([text(child.stderr as Readable), once(child, 'exit')])
    expect(said).toBe('')
    expect(child.signalCode).toBe('SIGKILL')
  })
})
