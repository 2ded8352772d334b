import { expect, test } from 'vitest'
import { createCallCounts } from './call-counts.ts'

const MINUTE = 60_000

function counting({ most = 10 } = {}) {
  let time = 5000
  const counts = createCallCounts({ most, now: () => time })
  const call = (client: string) => {
    const counted = { current: 0, ttl: 0 }
    counts.incr(client, (_error, result) => Object.assign(counted, result), MINUTE, 3)
    return counted
  }
  return {
    call,
    wait: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

test('calls are counted for each client, from its first call until its minute is over', () => {
  const { call, wait } = counting()
  expect(call('ada')).toEqual({ current: 1, ttl: MINUTE })
  wait(45_000)
  expect(call('ada')).toEqual({ current: 2, ttl: 15_000 })
  expect(call('eva')).toEqual({ current: 1, ttl: MINUTE })
  wait(15_000)
  expect(call('ada')).toEqual({ current: 1, ttl: MINUTE })
  expect(call('eva')).toEqual({ current: 2, ttl: 45_000 })
})

test('however many clients call, those whose minute began last are remembered', () => {
  const { call } = counting({ most: 2 })
  for (const client of ['ada', 'eva', 'mia']) call(client)
  expect(['mia', 'eva', 'ada'].map((client) => call(client).current)).toEqual([2, 2, 1])
})
