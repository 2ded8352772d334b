import { calls, type PageId } from '@huebook/contract'
import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createAccounts } from '#features/users/accounts.ts'
import { AppError } from '#http/app-error.ts'
import type { Tx } from '#platform/db/handle.ts'
import { creditUses, gifts, pages, plans, subscriptions, users } from '#platform/db/schema.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'
import { createCreditService } from './credits.service.ts'
import { nextMonth } from './month.ts'

const site = testSite()
const credits = () => createCreditService({ db: site.db, accounts: createAccounts(site.storage) })

const left = async (mia: SignedIn) => {
  const answer = await site.call(calls.readCredit, {}, mia)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data.page_creation
}

/** Answers nothing where nothing is left; whatever else goes wrong is a fault. */
const orNone = <Result>(work: Promise<Result>): Promise<Result | null> =>
  work.catch((error) => {
    if (error instanceof AppError && error.code === 'NO_CREDIT') return null
    throw error
  })

const reserve = (mia: SignedIn) => orNone(site.db.transaction((tx) => credits().reserve(tx, mia.id, 'page_creation')))

async function newPage(mia: SignedIn): Promise<PageId> {
  const picture = { illustration: 'aa.png', preview: 'bb.webp', width: 1024, height: 1024 }
  const [page] = await site.db
    .insert(pages)
    .values({ ...picture, userId: mia.id, title: 'Fox', public: false })
    .returning()
  if (!page) throw new Error('no page')
  return page.id
}

const settle = async (mia: SignedIn, id: string) => {
  const pageId = await newPage(mia)
  return orNone(
    site.db.transaction((tx) =>
      credits()
        .settle(tx, id, pageId)
        .then(() => true),
    ),
  )
}
const release = (id: string) => site.db.transaction((tx) => credits().release(tx, id))
/** The process that held it has died, and its time is over. */
const crash = (id: string) =>
  site.db
    .update(creditUses)
    .set({ reservedUntil: sql`now() - interval '1 second'` })
    .where(and(eq(creditUses.id, id), gt(creditUses.reservedUntil, sql`now()`)))

async function subscribe(mia: SignedIn, plan: 'starter' | 'advanced', daysAgo = 0): Promise<void> {
  const [row] = await site.db.select().from(plans).where(eq(plans.name, plan))
  if (!row) throw new Error('no such plan')
  await site.db.insert(subscriptions).values({
    userId: mia.id,
    planId: row.id,
    stripeSubscriptionId: crypto.randomUUID(),
    priceCents: row.priceCents,
    periodStart: sql`now() - make_interval(days => ${daysAgo})` as unknown as Date,
    periodEnd: sql`now() + interval '30 days'` as unknown as Date,
  })
}
/** An administrator gives so many credits. */
async function give(mia: SignedIn, pageCreation: number, daysLeft: number | null = null) {
  const expireAt = daysLeft === null ? null : new Date(Date.now() + daysLeft * 24 * 60 * 60 * 1000)
  const [gift] = await site.db
    .insert(gifts)
    .values({ userId: mia.id, pageCreation, reason: 'A prize', expireAt })
    .returning()
  if (!gift) throw new Error('no gift')
  return gift.id
}
/** Which gifts the credits of somebody were taken from; null for those of the month. */
const sources = async (mia: SignedIn) => {
  const uses = await site.db
    .select()
    .from(creditUses)
    .where(eq(creditUses.userId, mia.id))
    .orderBy(creditUses.createdAt)
  return uses.map(({ giftId }) => giftId)
}

const endSubscription = (mia: SignedIn) =>
  site.db
    .update(subscriptions)
    .set({ canceledAt: sql`now()`, expireAt: sql`now()` })
    .where(and(eq(subscriptions.userId, mia.id), isNull(subscriptions.expireAt)))

/** A month goes by: everything that has happened is a month older. */
const passMonth = async (mia: SignedIn) => {
  const month = sql`interval '32 days'`
  await site.db
    .update(creditUses)
    .set({ createdAt: sql`${creditUses.createdAt} - ${month}` })
    .where(eq(creditUses.userId, mia.id))
  await site.db
    .update(users)
    .set({ createdAt: sql`${users.createdAt} - ${month}` })
    .where(eq(users.id, mia.id))
  await site.db
    .update(subscriptions)
    .set({
      periodStart: sql`${subscriptions.periodStart} - ${month}`,
      createdAt: sql`${subscriptions.createdAt} - ${month}`,
      expireAt: sql`${subscriptions.expireAt} - ${month}`,
    })
    .where(eq(subscriptions.userId, mia.id))
}

describe('what is left', () => {
  test('is what the free plan has, for somebody new', async () => {
    const mia = await site.signIn()
    expect(await site.call(calls.readCredit, {}, mia)).toMatchObject({
      data: { page_creation: 5, public_page: 10, user: { id: mia.id, plan: { name: 'free' } } },
    })
  })

  test('is less while something is under way, and again what it was if that fails', async () => {
    const mia = await site.signIn()
    const id = await reserve(mia)
    expect(await left(mia)).toBe(4)
    await release(id ?? '')
    expect(await left(mia)).toBe(5)
  })

  test('comes back by itself when the process that reserved it has died', async () => {
    const mia = await site.signIn()
    await crash((await reserve(mia)) ?? '')
    expect(await left(mia)).toBe(5)
  })

  test('is not more for whoever releases what is spent, nor for whoever deletes the page', async () => {
    const mia = await site.signIn()
    const id = (await reserve(mia)) ?? ''
    await settle(mia, id)
    await release(id)
    await site.db.delete(pages).where(eq(pages.userId, mia.id))
    expect(await left(mia)).toBe(4)
  })

  test('is whole again a month after the day of sign-up', async () => {
    const mia = await site.signIn()
    await settle(mia, (await reserve(mia)) ?? '')
    await site.db
      .update(users)
      .set({ createdAt: sql`now() - interval '1 month' - interval '1 hour'` })
      .where(eq(users.id, mia.id))
    await site.db
      .update(creditUses)
      .set({ createdAt: sql`now() - interval '2 hours'` })
      .where(eq(creditUses.userId, mia.id))
    expect(await left(mia)).toBe(5)
  })

  test('says when it will be whole again: with the next month, or when the plan ends that somebody has cancelled', async () => {
    const renewsAt = async (somebody: SignedIn) => {
      const answer = await site.call(calls.readCredit, {}, somebody)
      return answer.ok && answer.data.renews_at
    }
    const mia = await site.signIn()
    const signedUp = new Date('2026-01-31T10:00:00Z')
    await site.db.update(users).set({ createdAt: signedUp }).where(eq(users.id, mia.id))
    const { rows } = await site.db.execute<{
      next: Date
    }>(sql`select min(${signedUp.toISOString()}::timestamptz at time zone 'UTC'
      + make_interval(months => months)) at time zone 'UTC' as next from generate_series(1, 1000) months
      where ${signedUp.toISOString()}::timestamptz at time zone 'UTC' + make_interval(months => months) > now() at time zone 'UTC'`)
    expect(await renewsAt(mia)).toBe(new Date(rows[0]?.next ?? 0).toISOString())
    await subscribe(mia, 'starter', 3)
    const paysSince = (await site.db.select().from(subscriptions).where(eq(subscriptions.userId, mia.id)))[0]
      ?.periodStart
    expect(await renewsAt(mia)).toBe(nextMonth(paysSince ?? new Date(), new Date()).toISOString())
    const end = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000)
    await site.db
      .update(subscriptions)
      .set({ canceledAt: new Date(), expireAt: end })
      .where(eq(subscriptions.userId, mia.id))
    expect(await renewsAt(mia)).toBe(end.toISOString())
  })

  test('is what the paid plan has, from the day it is paid for, in the middle of a month', async () => {
    const mia = await site.signIn()
    await settle(mia, (await reserve(mia)) ?? '')
    await site.db
      .update(creditUses)
      .set({ createdAt: sql`now() - interval '1 hour'` })
      .where(eq(creditUses.userId, mia.id))
    await subscribe(mia, 'starter')
    expect(await left(mia)).toBe(50)
  })

  test('counts what was used when the plan of a running subscription changes', async () => {
    const mia = await site.signIn()
    await subscribe(mia, 'starter', 3)
    await settle(mia, (await reserve(mia)) ?? '')
    const [advanced] = await site.db.select().from(plans).where(eq(plans.name, 'advanced'))
    await site.db
      .update(subscriptions)
      .set({ planId: advanced?.id ?? ('' as never) })
      .where(eq(subscriptions.userId, mia.id))
    expect(await left(mia)).toBe(199)
  })

  test('goes on month by month although nobody has told of the new period', async () => {
    const mia = await site.signIn()
    await subscribe(mia, 'starter')
    await settle(mia, (await reserve(mia)) ?? '')
    await passMonth(mia)
    expect(await left(mia)).toBe(50)
  })

  test('is the free month’s once a subscription has ended, without what was paid for', async () => {
    const mia = await site.signIn()
    await subscribe(mia, 'starter')
    for (let count = 0; count < 7; count += 1) await settle(mia, (await reserve(mia)) ?? '')
    await site.db
      .update(creditUses)
      .set({ createdAt: sql`now() - interval '1 minute'` })
      .where(eq(creditUses.userId, mia.id))
    await endSubscription(mia)
    expect(await left(mia)).toBe(5)
  })
})

describe('a reservation that has run out', () => {
  test('is taken anew by whoever finishes after all, where something is left', async () => {
    const mia = await site.signIn()
    const id = (await reserve(mia)) ?? ''
    await crash(id)
    expect(await settle(mia, id)).toBe(true)
    expect(await left(mia)).toBe(4)
  })

  test('is refused where others have used the rest meanwhile', async () => {
    const mia = await site.signIn()
    const id = (await reserve(mia)) ?? ''
    await crash(id)
    for (let count = 0; count < 5; count += 1) await settle(mia, (await reserve(mia)) ?? '')
    expect(await settle(mia, id)).toBeNull()
    expect(await left(mia)).toBe(0)
  })
})

describe('a reservation that runs out while somebody waits for their turn', () => {
  /** Somebody with one credit left, which is reserved. */
  async function lastOneReserved() {
    const mia = await site.signIn()
    for (let count = 0; count < 4; count += 1) await settle(mia, (await reserve(mia)) ?? '')
    return { mia, id: (await reserve(mia)) ?? '', pageId: await newPage(mia) }
  }
  const runsOutIn = (id: string, seconds: number) =>
    site.db
      .update(creditUses)
      .set({ reservedUntil: sql`clock_timestamp() + make_interval(secs => ${seconds})` })
      .where(eq(creditUses.id, id))
  /** Begun before it has run out; meanwhile it does, and somebody else takes the credit. */
  async function tooLate(mia: SignedIn, id: string, work: (tx: Tx) => Promise<unknown>) {
    return site.db.transaction(async (tx) => {
      await tx.execute(sql`select now()`)
      await runsOutIn(id, 0)
      expect(await reserve(mia)).not.toBeNull()
      return work(tx)
    })
  }

  test('is not spent after another has taken the credit', async () => {
    const { mia, id, pageId } = await lastOneReserved()
    expect(await orNone(tooLate(mia, id, (tx) => credits().settle(tx, id, pageId)))).toBeNull()
    expect(await used(mia)).toBe(5)
  })

  test('is not renewed after another has taken the credit', async () => {
    const { mia, id } = await lastOneReserved()
    await tooLate(mia, id, (tx) => credits().renew(tx, id))
    expect(await used(mia)).toBe(5)
  })

  test('is not taken by another while it is being renewed', async () => {
    const { mia, id } = await lastOneReserved()
    await runsOutIn(id, 1)
    const asked = await site.db.transaction(async (tx) => {
      await credits().renew(tx, id)
      const hasRunOut = sql`select from credit_uses where id = ${id} and reserved_until < clock_timestamp()`
      await expect.poll(async () => (await site.db.execute(hasRunOut)).rows.length).toBe(1)
      let isAnswered = false
      const taken = reserve(mia).finally(() => {
        isAnswered = true
      })
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
      await expect.poll(async () => isAnswered || (await site.db.execute(waiting)).rows.length > 0).toBe(true)
      return { taken }
    })
    await asked.taken
    expect(await used(mia)).toBe(5)
  })
})

describe('credits that were given', () => {
  test('are spent last, and of two gifts the one that ends first', async () => {
    const mia = await site.signIn()
    const [forGood, later, soon] = [await give(mia, 1), await give(mia, 1, 9), await give(mia, 2, 3)]
    for (let count = 0; count < 9; count += 1) await settle(mia, (await reserve(mia)) ?? '')
    expect(await sources(mia)).toEqual([...Array<null>(5).fill(null), soon, soon, later, forGood])
    expect([await left(mia), await reserve(mia)]).toEqual([0, null])
  })

  test('come back to where they came from when the work fails or its process dies', async () => {
    const mia = await site.signIn()
    const gift = await give(mia, 2)
    for (let count = 0; count < 5; count += 1) await settle(mia, (await reserve(mia)) ?? '')
    const [failed, died] = [(await reserve(mia)) ?? '', (await reserve(mia)) ?? '']
    expect([await left(mia), (await sources(mia)).slice(-2)]).toEqual([0, [gift, gift]])
    await release(failed)
    await crash(died)
    expect(await site.call(calls.readCredit, {}, mia)).toMatchObject({
      data: { page_creation: 2, given: { page_creation: 2 } },
    })
  })

  test('are not spent twice by requests at the same moment', async () => {
    const mia = await site.signIn()
    const gift = await give(mia, 3)
    const begun = await Promise.all(Array.from({ length: 20 }, () => reserve(mia)))
    expect(begun.filter(Boolean)).toHaveLength(8)
    expect((await sources(mia)).filter((source) => source === gift)).toHaveLength(3)
  })

  test('are not touched by what the month has used before a plan became smaller', async () => {
    const mia = await site.signIn()
    await give(mia, 4)
    await subscribe(mia, 'starter')
    for (let count = 0; count < 7; count += 1) await settle(mia, (await reserve(mia)) ?? '')
    const [free] = await site.db.select().from(plans).where(eq(plans.name, 'free'))
    await site.db
      .update(subscriptions)
      .set({ planId: free?.id ?? ('' as never) })
      .where(eq(subscriptions.userId, mia.id))
    expect(await left(mia)).toBe(4)
  })
})

type Step = 'reserve' | 'settle' | 'release' | 'crash'
const steps = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.array(fc.constantFrom<Step>('reserve', 'reserve', 'settle', 'release', 'crash'), {
        minLength: 1,
        maxLength: 8,
      }),
    },
    { weight: 1, arbitrary: fc.constantFrom('subscribe' as const, 'end' as const, 'month' as const, 'give' as const) },
  ),
  { minLength: 1, maxLength: 12 },
)

test('whatever happens at the same moment, nobody uses more than there is, and nothing is lost or counted twice', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (batches) => {
      const mia = await site.signIn()
      /** Every reservation that was answered, and what has become of it. */
      const open = new Set<string>()
      const spent = new Set<string>()
      for (const batch of batches) {
        const before = await left(mia)
        if (!Array.isArray(batch)) {
          if (batch === 'subscribe') await endSubscription(mia).then(() => subscribe(mia, 'starter'))
          if (batch === 'end') await endSubscription(mia)
          if (batch === 'month') await passMonth(mia)
          if (batch === 'give') await give(mia, 3)
          continue
        }
        const waiting = [...open]
        const begun: string[] = []
        /** Steps of this batch that may have given a credit back, for another of it to take. */
        let freed = 0
        await Promise.all(
          batch.map(async (step) => {
            const id = step === 'reserve' ? await reserve(mia) : waiting.shift()
            if (!id) return
            if (step === 'reserve') begun.push(id)
            if (step === 'settle' || step === 'release') open.delete(id)
            if (step === 'crash' || step === 'release') freed += 1
            if (step === 'crash') await crash(id)
            if (step === 'release') await release(id)
            if (step === 'settle' && (await settle(mia, id))) spent.add(id)
          }),
        )
        expect(begun.length).toBeLessThanOrEqual(before + freed)
        for (const id of begun) open.add(id)
        const rows = await site.db.select().from(creditUses).where(eq(creditUses.userId, mia.id))
        const counted = rows.filter(({ reservedUntil }) => reservedUntil === null).map(({ id }) => id)
        // Each page that was paid for is paid for once, and nothing else is.
        expect(new Set(counted)).toEqual(spent)
        expect(await used(mia)).toBeLessThanOrEqual(await limit(mia))
        const given = await leftOfGifts(mia)
        expect(given).toBeGreaterThanOrEqual(0)
        expect(await left(mia)).toBe((await limit(mia)) - (await used(mia)) + given)
      }
    }),
    {
      numRuns: 25,
      examples: [
        [['subscribe', 'month', ['reserve'], 'end', ['reserve'], 'subscribe']],
        [['give', Array<Step>(8).fill('reserve'), ['release', 'settle', 'crash'], Array<Step>(8).fill('reserve')]],
      ],
    },
  )
})

const limit = async (mia: SignedIn) => {
  const [row] = await site.db
    .select({ limit: plans.pageCreationLimit })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(eq(subscriptions.userId, mia.id), isNull(subscriptions.expireAt)))
  return row?.limit ?? 5
}

/** What counts for the month that goes on; in this test it has begun with the last change of plan, or of month. */
const used = async (mia: SignedIn) => {
  const [since] = await site.db
    .select({
      at: sql<Date>`greatest(max(${subscriptions.periodStart}), max(${subscriptions.expireAt}), now() - interval '30 days')`.mapWith(
        users.createdAt,
      ),
    })
    .from(subscriptions)
    .where(eq(subscriptions.userId, mia.id))
  return site.db.$count(
    creditUses,
    and(
      eq(creditUses.userId, mia.id),
      isNull(creditUses.giftId),
      gt(creditUses.createdAt, since?.at ?? new Date(0)),
      or(isNull(creditUses.reservedUntil), gt(creditUses.reservedUntil, sql`now()`)),
    ),
  )
}

const leftOfGifts = async (mia: SignedIn) => {
  const [sum] = await site.db
    .select({ given: sql<number>`coalesce(sum(${gifts.pageCreation}), 0)::int` })
    .from(gifts)
    .where(eq(gifts.userId, mia.id))
  const spent = await site.db.$count(
    creditUses,
    and(
      eq(creditUses.userId, mia.id),
      isNotNull(creditUses.giftId),
      or(isNull(creditUses.reservedUntil), gt(creditUses.reservedUntil, sql`now()`)),
    ),
  )
  return (sum?.given ?? 0) - spent
}
