import { randomUUID } from 'node:crypto'
import { calls } from '@huebook/contract'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { testSite } from '#testing/test-site.ts'

const site = testSite()

const linesOf = (request: string) =>
  site
    .logged()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { request?: string; msg: string; task?: string })
    .filter((line) => line.request === request)

test('each answer tells the id of its request, which is that of its line in the log', async () => {
  const [one, other] = await Promise.all([site.app.inject('/api/settings/list'), site.app.inject('/api/settings/list')])
  expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id'])
  expect(linesOf(String(one.headers['x-request-id']))).toMatchObject([{ msg: 'answered' }])
})

test.each([
  ['of a proxy is kept', '0af7651916cd43dd8448eb211c80319c', true],
  ['with spaces is not', 'mia was here', false],
  ['that would break the line is not', 'x"}\\n{"level":60', false],
  ['too long to be one is not', 'a'.repeat(65), false],
])('an id %s', async (_what, given, isKept) => {
  const { headers } = await site.app.inject({ url: '/healthz', headers: { 'x-request-id': given } })
  expect(headers['x-request-id'] === given).toBe(isKept)
})

test('what a request has promised is done under its id, by whichever process, and again when it is tried again', async () => {
  const another = await site.startAnother()
  const mia = await site.signIn()
  const id = randomUUID()
  site.mailServerAnswers(450)
  onTestFinished(() => site.mailServerAnswers(250))
  await another.inject({
    method: calls.signIn.method,
    url: `/api${calls.signIn.path}`,
    headers: { 'x-request-id': id },
    payload: { email: mia.email },
  })
  const messages = () => linesOf(id).map(({ msg }) => msg)
  await expect.poll(messages).toContain('a job failed and will be tried again')
  site.mailServerAnswers(250)
  // The next attempt is promised just after that line.
  await expect
    .poll(async () => {
      await site.db.execute(sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`)
      return messages()
    })
    .toContain('a job was done')
})
