import { expect, test } from 'vitest'
import { testSite } from '#testing/test-site.ts'

const site = testSite({ rateLimit: 3 })

test('a client that calls too often is asked to wait, and told how long; its pictures still load', async () => {
  const ask = () => site.app.inject('/api/plans/list')
  for (const answer of [await ask(), await ask(), await ask()]) expect(answer.statusCode).toBe(200)
  const refused = await ask()
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await site.app.inject('/')).statusCode).toBe(200)
})
