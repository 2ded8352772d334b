import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../steps/temporary-folder.ts'
import { machineLine, openBook, sharesOf, watchMachine } from './machine.mjs'

const FOLDER = '/tmp/huebook-tests-a'
const INIT = { pid: 1, parent: 0, began: 0, own: 9000, ended: 9000, args: 'init' }
const TESTS = { pid: 10, parent: 1, began: 5, own: 5, ended: 0, args: 'node scripts/test.mjs' }
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

/** What is in the book after these looks at the machine. */
function ticksAfter(...looks: Parameters<ReturnType<typeof openBook>['enter']>[0][]) {
  const book = openBook(TESTS.pid, FOLDER)
  for (const look of looks) book.enter(look)
  return book.ticks()
}

test('ours is what we have started, and what works in our folder although it has left us', () => {
  const processes = [
    INIT,
    TESTS,
    { pid: 11, parent: 10, began: 6, own: 50, ended: 0, args: `vitest --outputFile=${FOLDER}/unit.json` },
    { pid: 12, parent: 11, began: 7, own: 500, ended: 0, args: 'chromium' },
    { pid: 20, parent: 1, began: 7, own: 7, ended: 0, args: `postgres -D ${FOLDER}/data` },
    { pid: 21, parent: 20, began: 7, own: 70, ended: 0, args: 'postgres: huebook' },
    { pid: 30, parent: 1, began: 7, own: 4000, ended: 0, args: 'postgres -D /tmp/huebook-tests-b' },
  ]
  expect(ticksAfter(processes)).toBe(632)
})

const browser = { pid: 12, parent: 10, began: 7, own: 100, ended: 0, args: 'chromium' }
const window = { pid: 13, parent: 12, began: 8, own: 400, ended: 0, args: 'chromium --type=renderer' }

test('what a browser has used still counts when it was killed, and so does what comes after it', () => {
  const next = { ...window, pid: 14, parent: 10, began: 9, own: 30 }
  expect(ticksAfter([INIT, TESTS, browser, window], [INIT, { ...TESTS, ended: 100 }, next])).toBe(5 + 500 + 30)
})

test('a process whose number was given to a stranger does not take the stranger in', () => {
  const stranger = { ...browser, parent: 1, began: 90, own: 7000 }
  expect(ticksAfter([INIT, TESTS, browser], [INIT, { ...TESTS, ended: 100 }, stranger])).toBe(105)
})

test('one that came and went between two looks is counted by its parent, and none is counted twice', () => {
  const shell = { ...browser, ended: 40 }
  expect(ticksAfter([INIT, TESTS, shell], [INIT, { ...TESTS, ended: 140 + 25 }])).toBe(5 + 165)
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
