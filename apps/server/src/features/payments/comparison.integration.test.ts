import type { UserId } from '@huebook/contract'
import { sql, TransactionRollbackError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { payingSite } from '#testing/paying-site.ts'
import type { SignedIn } from '#testing/test-site.ts'
import { promiseIdleRefresh, promiseRefresh } from './payment-jobs.ts'

const site = payingSite()

const COMPARISON = 'compare what everybody pays for'

async function signInPayers(count: number): Promise<SignedIn[]> {
  const payers: SignedIn[] = []
  for (let number = 0; number < count; number += 1) {
    const payer = await site.signIn()
    await site.buy(payer)
    payers.push(payer)
  }
  return payers
}

/** Whom Stripe was asked about, in this order. */
const looks = () => site.stripe.requests.flatMap(({ path }) => /\/subscriptions\?customer=(\w+)/.exec(path)?.[1] ?? [])

/** Lets nobody who is looked at be answered, until told. */
function holdRefreshes(): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  site.stripe.onStep = async (step, moment) => {
    if (moment === 'asked' && site.stripe.requests[step - 1]?.path.includes('customer=')) await held
  }
  return () => {
    site.stripe.onStep = async () => undefined
    release()
  }
}

const jobs = async (where = sql`true`) =>
  (
    await site.db.execute<{ priority: number }>(sql`select priority from graphile_worker.jobs
      where task_identifier in (${COMPARISON}, 'look at what somebody pays for') and ${where}`)
  ).rows

test('whoever has just paid is looked at before those of the comparison who wait', async () => {
  const payers = await signInPayers(12)
  const zoe = await site.signIn()
  await site.pay(zoe)
  const customer = await site.customerOf(zoe)
  const before = looks().length
  const release = holdRefreshes()
  await site.beginComparison()
  await expect.poll(() => looks().length - before).toBe(4)
  await expect.poll(async () => (await jobs()).length).toBeGreaterThanOrEqual(payers.length)
  const telling = site.deliverAll()
  await expect.poll(async () => (await jobs(sql`key = ${`payments of ${zoe.id}`} and priority = 0`)).length).toBe(1)
  release()
  await telling
  expect(looks().slice(before).indexOf(customer)).toBeLessThan(8)
  expect((await site.read(zoe)).plan.name).toBe('starter')
})

test('the comparison puts nobody back who waits already, and whoever is told of comes forward', async () => {
  const [mia, ben] = await Promise.all([site.signIn(), site.signIn()])
  await site.db
    .transaction(async (tx) => {
      const placeOf = async ({ id }: SignedIn) =>
        (await tx.execute(sql`select priority from graphile_worker.jobs where key = ${`payments of ${id}`}`)).rows
      await promiseRefresh(tx, mia.id)
      for (const { id } of [mia, ben]) await promiseIdleRefresh(tx, id)
      expect([await placeOf(mia), await placeOf(ben)]).toEqual([[{ priority: 0 }], [{ priority: 1 }]])
      await promiseRefresh(tx, ben.id)
      expect(await placeOf(ben)).toEqual([{ priority: 0 }])
      return tx.rollback()
    })
    .catch((error) => {
      if (!(error instanceof TransactionRollbackError)) throw error
    })
})

test('a comparison and whoever promises looks at the same people do not wait for each other for ever', async () => {
  const ids = (await signInPayers(4)).map(({ id }) => id).sort()
  await site.db.transaction(async (tx) => {
    const [first = ids[0], ...others] = ids.reverse()
    await promiseRefresh(tx, first as UserId)
    await site.beginComparison()
    await expect.poll(isAnyoneWaiting).toBe(true)
    for (const id of others) await promiseRefresh(tx, id)
  })
  await site.settled()
  expect(site.logged()).not.toContain('a job failed')
})

test('one comparison waits, however often one was due while Stripe was away', async () => {
  site.stripe.answering = 'fails'
  for (let day = 0; day < 5; day += 1) await site.beginComparison()
  await expect.poll(async () => (await jobs(sql`task_identifier = ${COMPARISON}`)).length).toBe(1)
  site.stripe.answering = 'answers'
  await expect.poll(async () => (await jobs()).length).toBe(0)
})

async function isAnyoneWaiting(): Promise<boolean> {
  const { rows } = await site.db.execute(sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows.length > 0
}
