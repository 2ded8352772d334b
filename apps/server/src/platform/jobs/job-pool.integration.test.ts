import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { testSite } from '#testing/test-site.ts'
import { addJob } from './add-job.ts'
import { startJobPool } from './job-pool.ts'

const site = testSite()
const NAME = 'paint a fence'

/** From now on the database refuses to take jobs back, and counts how often it was asked to. */
async function refuseJobs() {
  await site.db.execute(sql`drop sequence if exists refusals`)
  await site.db.execute(sql`create sequence refusals minvalue 0 start 0`)
  await site.db.execute(sql`alter function graphile_worker.force_unlock_workers(text[]) rename to kept`)
  await site.db.execute(sql`create function graphile_worker.force_unlock_workers(text[]) returns void language plpgsql
    as $$ begin perform nextval('refusals'); raise 'away'; end $$`)
  return {
    count: async () =>
      Number(
        (await site.db.execute(sql`select last_value + is_called::int as count from refusals`)).rows[0]?.['count'],
      ),
    async end() {
      await site.db.execute(sql`drop function graphile_worker.force_unlock_workers(text[])`)
      await site.db.execute(sql`alter function graphile_worker.kept(text[]) rename to force_unlock_workers`)
    },
  }
}

test('workers that cannot give their jobs back say so once, wait longer each time, and do it in the end', async () => {
  const log = { warn: vi.fn(), error: vi.fn() }
  const done = vi.fn(async () => undefined)
  const stopping = new AbortController().signal
  const pool = await startJobPool({ db: site.db, log, tasks: { [NAME]: done }, atOnce: 1, stopping })
  await site.db.transaction((tx) => addJob(tx, NAME, 1))
  await expect.poll(() => done.mock.calls.length).toBe(1)
  const refusals = await refuseJobs()
  const ended = pool.end()
  await expect.poll(refusals.count).toBe(1)
  const first = performance.now()
  await expect.poll(refusals.count).toBe(2)
  const second = performance.now()
  await expect.poll(refusals.count).toBe(3)
  expect(performance.now() - second).toBeGreaterThan(1.5 * (second - first))
  expect(log.warn).toHaveBeenCalledTimes(1)
  await refusals.end()
  await ended
  expect(pool.owner()).toBeUndefined()
})

test('workers that wait to give their jobs back make nobody wait who stops', async () => {
  const log = { warn: vi.fn(), error: vi.fn() }
  const done = vi.fn(async () => undefined)
  const stopping = new AbortController()
  const pool = await startJobPool({ db: site.db, log, tasks: { [NAME]: done }, atOnce: 1, stopping: stopping.signal })
  await site.db.transaction((tx) => addJob(tx, NAME, 2))
  await expect.poll(() => done.mock.calls.length).toBe(1)
  const refusals = await refuseJobs()
  const ended = pool.end()
  await expect.poll(refusals.count).toBe(3)
  const asked = performance.now()
  stopping.abort()
  await ended
  expect(performance.now() - asked).toBeLessThan(1000)
  await refusals.end()
})
