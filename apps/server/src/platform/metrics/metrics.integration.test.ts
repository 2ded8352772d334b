import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@huebook/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { appError } from '#http/app-error.ts'
import { startSweeping } from '#platform/sweeper/sweeper.ts'
import { testSite } from '#testing/test-site.ts'
import { createPrometheus } from './prometheus.ts'
import { serveMetrics } from './serve-metrics.ts'

const metrics = createPrometheus(() => site.db.$client)
const site = testSite({}, metrics)

/** What a metric says at the moment, by its labels in their order. */
async function metric(name: string, labels = ''): Promise<number> {
  const line = (await metrics.read()).split('\n').find((one) => one.startsWith(`${name}${labels} `))
  return Number(line?.split(' ').at(-1) ?? Number.NaN)
}

describe('metrics count', () => {
  test('requests by route and status, whatever stands in the address', async () => {
    const mia = await site.signIn()
    await site.app.inject('/api/pages/read/mia-is-here')
    await site.app.inject('/api/users/paginate?search=mia')
    await site.app.inject('/wp-login.php?mia')
    await site.call(calls.readCurrentUser, {}, mia)
    const labels = '{method="GET",route="/api/users/read",status="200"}'
    expect(await metric('huebook_http_requests_total', labels)).toBe(1)
    expect(await metric('huebook_http_request_duration_seconds_count', '{method="GET",route="/api/users/read"}')).toBe(
      1,
    )
    expect(await metrics.read()).not.toMatch(/mia|wp-login|127\.0\.0\.1/)
  })

  test('mails that went, and attempts at their jobs', async () => {
    const mia = await site.signIn()
    await site.call(calls.signIn, { body: { email: mia.email } })
    await site.mailsTo(mia.email)
    expect(await metric('huebook_mails_total', '{outcome="sent"}')).toBe(1)
    expect(await metric('huebook_jobs_total', '{queue="mails",outcome="done"}')).toBe(1)
  })

  test('mails that did not go and wait', async () => {
    const mia = await site.signIn()
    site.mailServerAnswers(450)
    onTestFinished(() => site.mailServerAnswers(250))
    await site.call(calls.signIn, { body: { email: mia.email } })
    await expect.poll(() => metric('huebook_mails_total', '{outcome="failed"}')).toBeGreaterThan(0)
    await expect
      .poll(async () => {
        await site.db.execute(
          sql`update graphile_worker._private_jobs set run_at = now() - interval '1 hour', locked_at = now()`,
        )
        return metric('huebook_jobs_oldest_seconds', '{queue="mails"}')
      })
      .toBeGreaterThanOrEqual(3600)
    expect(await metric('huebook_jobs_waiting', '{queue="mails"}')).toBe(1)
    expect(await metric('huebook_jobs_waiting', '{queue="pages"}')).toBe(0)
  })

  test('rounds of tidying up that failed', async () => {
    const stop = new AbortController()
    onTestFinished(() => stop.abort())
    const sweep = { task: 'sweep of leaves', everyMs: 60_000, run: () => Promise.reject(appError('UNAVAILABLE')) }
    startSweeping([sweep], site.background, metrics, stop.signal)
    await site.background.settled()
    expect(await metric('huebook_sweeps_total', '{sweep="sweep of leaves",outcome="failed"}')).toBe(1)
  })

  test('connections, and say nothing of jobs while the database is away', async () => {
    expect(await metric('huebook_database_connections', '{state="idle"}')).toBeGreaterThan(0)
    expect(await metric('huebook_database_waiting')).toBe(0)
    metrics.watchJobs(() => Promise.reject(new Error('away')))
    expect(await metric('huebook_jobs_waiting', '{queue="mails"}')).toBeNaN()
  })
})

test('metrics have an address of their own, with nothing else there, and are not on the site’s', async () => {
  const server = await serveMetrics({ host: '127.0.0.1', port: 0, ...metrics })
  onTestFinished(server.close)
  const read = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)
  expect(await (await read('/metrics')).text()).toContain('process_resident_memory_bytes')
  expect((await read('/')).status).toBe(404)
  expect((await site.app.inject({ url: '/metrics', headers: { accept: 'application/json' } })).body).not.toContain(
    'process_',
  )
})

test('the dashboard and the page about metrics name those there are, and none of ours is left out', async () => {
  const inProject = (path: string) => readFileSync(join(import.meta.dirname, '../../../../..', path), 'utf8')
  const there = [...(await metrics.read()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )
  const ours = there.filter((name) => name.startsWith('huebook_') && !/_(bucket|sum|count)$/.test(name))
  for (const file of ['deploy/grafana-dashboard.json', 'docs/operations/metrics.md']) {
    const named = inProject(file).match(/\b(huebook|process|nodejs)_[a-z0-9_]+[a-z0-9]/g) ?? []
    expect(named.filter((name) => !there.includes(name))).toEqual([])
    expect(ours.filter((name) => !named.some((one) => one.startsWith(name)))).toEqual([])
  }
})
