import type { User } from '@huebook/contract'
import { expect, test } from 'vitest'
import { ada } from '#testing/ada.ts'
import { awaitPlan, LATE_AFTER } from './await-plan.ts'

const starter = { title: 'Starter', name: 'starter', paid: true } as const
const paid: User = { ...ada, plan: starter, subscription: { plan: starter } as User['subscription'] }

/** Somebody who waits, at a site and a payment provider that know of the payment after so many questions. */
function waiting({ siteKnowsAfter = Number.POSITIVE_INFINITY, providerKnows = false, answers = true } = {}) {
  const log = { asked: 0, provider: 0, pauses: [] as number[] }
  const leaving = new AbortController()
  const ways = {
    read: async () => (answers ? (log.asked >= siteKnowsAfter ? paid : ada) : null),
    refresh: async () => {
      log.provider += 1
      return providerKnows ? paid : ada
    },
    pause: async (milliseconds: number) => void log.pauses.push(milliseconds),
    onAsked: (asked: number) => {
      log.asked = asked
    },
  }
  return { log, leaving, ways, end: () => awaitPlan(ways, leaving.signal) }
}

test('somebody whose payment is known already need not wait', async () => {
  const { end, log } = waiting({ siteKnowsAfter: 0 })
  expect(await end()).toBe(paid)
  expect(log.pauses).toEqual([])
})

test('a plan that was given is not taken for the payment', async () => {
  const { ways, leaving, log } = waiting({ providerKnows: true })
  const given = { ...ada, plan: starter, given_plan: { plan: starter, expire_at: null } }
  expect(await awaitPlan({ ...ways, read: async () => given }, leaving.signal)).toBe(paid)
  expect(log.provider).toBe(1)
})

test('a payment that becomes known while somebody waits ends the waiting', async () => {
  const { end, log } = waiting({ siteKnowsAfter: 2 })
  expect(await end()).toBe(paid)
  expect(log.asked).toBe(2)
})

test('where no message of the payment arrives, the payment provider itself is asked', async () => {
  const { end, log } = waiting({ providerKnows: true })
  expect(await end()).toBe(paid)
  expect(log.provider).toBe(1)
})

test('a payment that comes late is still noticed, and asked for less often', async () => {
  const { end, log } = waiting({ siteKnowsAfter: LATE_AFTER + 2 })
  expect(await end()).toBe(paid)
  expect(log.pauses.at(-1)).toBeGreaterThan(log.pauses[0] ?? 0)
})

test('a site that does not answer is not asked all the time', async () => {
  const { end, log } = waiting({ answers: false, providerKnows: true })
  const calm = waiting({ providerKnows: true })
  await Promise.all([end(), calm.end()])
  expect(log.pauses[0]).toBeGreaterThan(calm.log.pauses[0] ?? 0)
})

test('nobody is asked any more once the screen is left', async () => {
  const { ways, leaving, log } = waiting()
  const pause = async () => leaving.abort()
  expect(await awaitPlan({ ...ways, pause }, leaving.signal)).toBeNull()
  expect(log.asked).toBe(1)
})
