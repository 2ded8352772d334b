import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import { testSite } from '#testing/test-site.ts'
import { createNotices, notify } from './notices.ts'

const site = testSite()

/** A process of the site, and how often it heard of what. */
async function startProcess() {
  const heard = { plans: 0, settings: 0 }
  const notices = createNotices({ db: site.db, log: createLog({ write: () => undefined }) })
  for (const topic of ['plans', 'settings'] as const)
    notices.onNotice(topic, () => {
      heard[topic] += 1
    })
  await notices.start()
  onTestFinished(notices.stop)
  return { heard, notices }
}

const once = { plans: 1, settings: 1 }
const notifyOfPlans = () => site.db.transaction((tx) => notify(tx, 'plans'))

describe('a notice', () => {
  test('is heard by every process once its transaction has ended, and by nobody if that has failed', async () => {
    const [one, other] = [await startProcess(), await startProcess()]
    await expect(
      site.db.transaction(async (tx) => {
        await notify(tx, 'settings')
        throw new Error('changed our mind')
      }),
    ).rejects.toThrow('changed our mind')
    await notifyOfPlans()
    for (const { heard } of [one, other]) await expect.poll(() => heard).toEqual({ ...once, plans: 2 })
  })

  test('may have been missed before a process listens, so a start is like a notice of everything', async () => {
    expect((await startProcess()).heard).toEqual(once)
  })

  test('may have been missed while the connection was lost, and is heard again afterwards', async () => {
    const { heard } = await startProcess()
    await site.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen huebook%'`)
    await expect.poll(() => heard).toEqual({ plans: 2, settings: 2 })
    await notifyOfPlans()
    await expect.poll(() => heard).toEqual({ plans: 3, settings: 2 })
  })

  test('reaches nobody who has stopped, and stopping gives the connection back', async () => {
    const { heard, notices } = await startProcess()
    const other = await startProcess()
    await notices.stop()
    await notifyOfPlans()
    await expect.poll(() => other.heard.plans).toBe(2)
    expect(heard).toEqual(once)
    await expect.poll(() => site.db.$client.totalCount - site.db.$client.idleCount).toBeLessThanOrEqual(1)
  })
})
