import { calls } from '@huebook/contract'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { NO_METRICS } from '#platform/metrics/metrics.ts'
import { createTraces, type FinishedSpan } from '#platform/traces/traces.ts'
import { testSite } from '#testing/test-site.ts'

const kept: FinishedSpan[] = []
const site = testSite(
  { trustProxy: (_address, hop) => hop < 1 },
  NO_METRICS,
  createTraces(1, (span) => kept.push(span)),
)
const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PROXY = 'b7ad6b7169203331'

const ofTrace = (traceId: string | undefined) => kept.filter(({ context }) => context.traceId === traceId)

test('a request is a part of the trace its proxy began, by its route and nothing that was typed', async () => {
  const headers = { traceparent: `00-${TRACE}-${PROXY}-01` }
  const { headers: answered } = await site.app.inject({ url: '/api/pages/mia/read?search=mia', headers })
  await site.app.inject({ url: '/healthz', headers: { traceparent: 'mia was here' } })
  expect(ofTrace(TRACE)).toMatchObject([
    {
      parentSpanId: PROXY,
      kind: 'request',
      name: 'GET /api/pages/:id/read',
      isFailure: false,
      attributes: { 'http.request.method': 'GET', 'huebook.request': answered['x-request-id'] },
    },
  ])
  expect(kept.at(-1)).not.toHaveProperty('parentSpanId')
  expect(JSON.stringify(kept)).not.toContain('mia')
})

test('what a request has promised is a part of its trace, each attempt for itself, by whichever process it is done', async () => {
  const another = await site.startAnother()
  const mia = await site.signIn()
  site.mailServerAnswers(450)
  onTestFinished(() => site.mailServerAnswers(250))
  const traceId = '1bf7651916cd43dd8448eb211c80319c'
  await another.inject({
    method: calls.signIn.method,
    url: `/api${calls.signIn.path}`,
    headers: { traceparent: `00-${traceId}-${PROXY}-01` },
    payload: { email: mia.email },
  })
  const attempts = () => ofTrace(traceId).filter(({ kind }) => kind === 'job')
  await expect.poll(() => attempts().length).toBeGreaterThan(0)
  site.mailServerAnswers(250)
  await expect
    .poll(async () => {
      await site.db.execute(sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`)
      return attempts().at(-1)?.isFailure
    })
    .toBe(false)
  const request = ofTrace(traceId).find(({ kind }) => kind === 'request')
  expect(request).toMatchObject({ parentSpanId: PROXY, name: 'POST /api/users/sign-in' })
  expect(attempts()[0]).toMatchObject({
    isFailure: true,
    attributes: { 'huebook.attempt': 1, 'huebook.outcome': 'failed' },
  })
  for (const attempt of attempts()) expect(attempt.parentSpanId).toBe(request?.context.spanId)
  expect(new Set(attempts().map(({ context }) => context.spanId)).size).toBe(attempts().length)
})
