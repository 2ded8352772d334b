import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../steps/temporary-folder.ts'
import { machineLine, sharesOf, ticksOf, watchMachine } from './machine.mjs'

const FOLDER = '/tmp/huebook-tests-a'
const clock = (total: number, idle: number, stolen: number) => ({ total, idle, stolen })

test('what was neither idle nor stolen nor ours was used by others', () => {
  const shares = sharesOf(clock(1000, 500, 10), clock(2000, 600, 30), 330)
  expect(machineLine({ cores: 2, loads: [4, 8], shares, seconds: 3.3 })).toBe(
    'The machine: 2 cores, load 6.0 on average, 8.0 at most; of their time 33 % went to these tests (3 s of a core), 55 % to others, 2 % was stolen, 10 % idle.',
  )
})

test('where the system does not tell who used the cores, the load is told', () => {
  expect(machineLine({ cores: 1, loads: [1.25] })).toBe('The machine: 1 core, load 1.3 on average, 1.3 at most.')
})

test('ours is what we have started, and what works in our folder although it has left us', () => {
  const processes = [
    { pid: 1, parent: 0, ticks: 9000, args: 'init' },
    { pid: 10, parent: 1, ticks: 5, args: 'node scripts/test.mjs' },
    { pid: 11, parent: 10, ticks: 50, args: `vitest --outputFile=${FOLDER}/unit.json` },
    { pid: 12, parent: 11, ticks: 500, args: 'chromium' },
    { pid: 20, parent: 1, ticks: 7, args: `postgres -D ${FOLDER}/data` },
    { pid: 21, parent: 20, ticks: 70, args: 'postgres: huebook' },
    { pid: 30, parent: 1, ticks: 4000, args: 'postgres -D /tmp/huebook-tests-b' },
  ]
  expect(ticksOf(processes, 10, FOLDER)).toEqual(
    new Map([
      [10, 555],
      [20, 77],
    ]),
  )
})

test.runIf(process.platform === 'linux')(
  'children that have ended are counted as ours, one after the other',
  async () => {
    const machine = watchMachine(temporaryFolder())
    for (let count = 0; count < 4; count += 1)
      await once(spawn(process.execPath, ['-e', 'while (process.cpuUsage().user < 500_000);']), 'close')
    const { shares, seconds } = machine.stop()
    expect(seconds).toBeGreaterThan(1.9)
    expect(shares?.ours).toBeGreaterThan(0)
  },
)
