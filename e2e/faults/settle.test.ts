import { expect, test } from 'vitest'
import { settle } from './settle.ts'
import type { FaultStage } from './stage.ts'

const BOUNDS = { stillMs: 60, lookEveryMs: 5 }

const stageWith = (inDatabase: () => Promise<unknown>) => ({ inDatabase }) as unknown as FaultStage

const MOVING = { jobs: ['draw a page (waits, attempt 1)'], creations: [], reservations: 0, events: 0 }

test.each([
  ['refuses everybody', () => Promise.reject(new Error('there is no such socket'))],
  ['takes a question and never answers', () => new Promise(() => {})],
])('a database that %s is away in the end, and nobody waits for ever', async (_how, inDatabase) => {
  expect(await settle(stageWith(inDatabase), BOUNDS)).toBe('database away')
})

test('a database that comes and goes while nothing moves is no movement', async () => {
  let looks = 0
  const inDatabase = async () => {
    looks += 1
    if (looks % 2 === 0) throw new Error('away')
    return MOVING
  }
  expect([MOVING, 'database away']).toContainEqual(await settle(stageWith(inDatabase), BOUNDS))
})

test('waits while anything moves, and is done at once when nothing is left', async () => {
  let attempt = 0
  const inDatabase = async () => {
    attempt += 1
    return { ...MOVING, jobs: attempt < 40 ? [`draw a page (waits, attempt ${attempt})`] : [] }
  }
  expect(await settle(stageWith(inDatabase), BOUNDS)).toEqual({ ...MOVING, jobs: [] })
})
