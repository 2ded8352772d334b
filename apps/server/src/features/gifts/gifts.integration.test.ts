import { randomUUID } from 'node:crypto'
import { type CallInput, calls, type Gift, type PlanName, type User } from '@huebook/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEntries, creditUses, gifts, pages, subscriptions, users } from '#platform/db/schema.ts'
import { MONTH, payingSite } from '#testing/paying-site.ts'
import type { SignedIn } from '#testing/test-site.ts'

const site = payingSite()

const reason = 'A prize of the summer contest'
const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000).toISOString()

const opened: { admin?: SignedIn } = {}
const admin = async (): Promise<SignedIn> => {
  opened.admin ??= await site.signIn({ admin: true, name: 'Ada' })
  return opened.admin
}
const answered = (answer: { ok: true; data: Gift } | { ok: false; problem: { message: string } }): Gift => {
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data
}
const givePlan = async (to: SignedIn, plan: Exclude<PlanName, 'free'>, until: string | null = null) =>
  answered(await site.call(calls.givePlan, { params: { id: to.id }, body: { plan, until, reason } }, await admin()))
const giveCredits = async (to: SignedIn, body: Partial<CallInput<typeof calls.giveCredits>['body']>) =>
  answered(await site.call(calls.giveCredits, { params: { id: to.id }, body: { reason, ...body } }, await admin()))
const takeBack = async ({ id }: Gift) => site.call(calls.takeGiftBack, { params: { id } }, await admin())
/** The time of a gift passes. */
const endGift = ({ id }: Gift) => site.db.update(gifts).set({ expireAt: sql`now()` }).where(eq(gifts.id, id))

const left = async (mia: SignedIn) => {
  const answer = await site.call(calls.readCredit, {}, mia)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data
}

async function newPage(mia: SignedIn) {
  const picture = { illustration: 'aa.png', preview: 'bb.webp', width: 1024, height: 1024 }
  const [page] = await site.db
    .insert(pages)
    .values({ ...picture, userId: mia.id, title: 'Fox', public: false })
    .returning()
  if (!page) throw new Error('no page')
  return page.id
}

/** So many pages were created a moment ago. */
const spend = (mia: SignedIn, count: number) =>
  site.db.insert(creditUses).values(
    Array.from({ length: count }, () => ({
      userId: mia.id,
      kind: 'page_creation' as const,
      reservedUntil: null,
    })),
  )

/** Every place that says what plan somebody is on; that they all agree is part of each test. */
async function planEverywhere(mia: SignedIn): Promise<PlanName> {
  const own = await site.read(mia)
  const [credit, shown, list] = [
    await left(mia),
    await site.call(calls.readUser, { params: { id: mia.id } }, await admin()),
    await site.call(calls.paginateUsers, { query: { search: mia.email } }, await admin()),
  ]
  const users: (User | undefined)[] = [
    credit.user,
    shown.ok ? shown.data : undefined,
    list.ok ? list.data.data[0] : undefined,
  ]
  for (const user of users) expect(user?.plan).toEqual(own.plan)
  const params = { id: await newPage(mia) }
  const printed = await site.call(calls.exportPage, { params, body: { format: 'sheet' } }, mia)
  // There is no picture behind the page: whoever may print gets that far.
  expect(printed.ok ? null : printed.problem.code).toBe(own.plan.paid ? 'PAGE_NOT_FOUND' : 'NO_PAID_PLAN')
  return own.plan.name
}

describe('a plan that is given', () => {
  test('lets somebody print on a site that takes no payments, and says everywhere which plan they are on', async () => {
    const mia = await site.signIn()
    expect(await planEverywhere(mia)).toBe('free')
    const until = days(90)
    await givePlan(mia, 'starter', until)
    expect(await planEverywhere(mia)).toBe('starter')
    expect(await site.read(mia)).toMatchObject({
      subscription: null,
      given_plan: { plan: { title: 'Starter', name: 'starter' }, expire_at: until },
    })
    expect(await left(mia)).toMatchObject({ page_creation: 50, public_page: 200 })
  })

  test('is nobody else’s', async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn()]
    await givePlan(mia, 'advanced')
    await giveCredits(mia, { pageCreation: 10 })
    expect(await planEverywhere(ben)).toBe('free')
    expect(await left(ben)).toMatchObject({ page_creation: 5, given: { page_creation: 0 } })
  })

  test('ends by itself at its time, and leaves the free plan', async () => {
    const mia = await site.signIn()
    await endGift(await givePlan(mia, 'starter', days(1)))
    expect(await planEverywhere(mia)).toBe('free')
    expect(await site.read(mia)).toMatchObject({ given_plan: null })
  })

  test('is not held against the month in which it ends', async () => {
    const mia = await site.signIn()
    const gift = await givePlan(mia, 'starter', days(1))
    await spend(mia, 7)
    expect((await left(mia)).page_creation).toBe(43)
    await endGift(gift)
    expect((await left(mia)).page_creation).toBe(5)
  })

  test('is no more once it is taken back, and cannot be taken back twice', async () => {
    const mia = await site.signIn()
    const gift = await givePlan(mia, 'advanced')
    expect(await takeBack(gift)).toMatchObject({ data: { state: 'taken_back' } })
    expect(await planEverywhere(mia)).toBe('free')
    expect(await takeBack(gift)).toMatchObject({ status: 409, problem: { code: 'CONFLICT' } })
  })

  test('of two, the better one holds', async () => {
    const mia = await site.signIn()
    await givePlan(mia, 'starter')
    const better = await givePlan(mia, 'advanced', days(1))
    expect(await planEverywhere(mia)).toBe('advanced')
    await endGift(better)
    expect(await planEverywhere(mia)).toBe('starter')
  })
})

describe('whoever gives', () => {
  const give = async (to: SignedIn, pageCreation: number, key: string, by?: SignedIn) => {
    const { token } = by ?? (await admin())
    const answer = await site.app.inject({
      method: 'POST',
      url: `/api/users/${to.id}/gifts/credits`,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      payload: { pageCreation, reason },
    })
    return answer.json<Gift & { code?: string }>()
  }

  test('twice with the same key gives once, be it at the same moment', async () => {
    const mia = await site.signIn()
    const key = randomUUID()
    const given = await Promise.all([give(mia, 10, key), give(mia, 10, key)])
    const later = await give(mia, 10, key)
    expect(new Set([...given, later].map(({ id }) => id)).size).toBe(1)
    expect(await left(mia)).toMatchObject({ given: { page_creation: 10 } })
    expect(await give(mia, 20, key)).toMatchObject({ code: 'KEY_REUSED' })
    expect(await give(await site.signIn(), 10, key)).toMatchObject({ code: 'KEY_REUSED' })
  })

  test('with a key of their own gives once more, and so does another administrator with the same', async () => {
    const mia = await site.signIn()
    const key = randomUUID()
    await give(mia, 10, key)
    await give(mia, 10, randomUUID())
    await give(mia, 10, key, await site.signIn({ admin: true, name: 'Bea' }))
    expect(await left(mia)).toMatchObject({ given: { page_creation: 30 } })
  })
})

describe('a gift and a payment', () => {
  test('never fight: the better of both holds, and whichever ends falls back to the other', async () => {
    const mia = await site.signIn()
    await site.buy(mia, 'starter')
    const gift = await givePlan(mia, 'advanced', days(30))
    expect(await planEverywhere(mia)).toBe('advanced')
    expect(await left(mia)).toMatchObject({ page_creation: 200 })
    await endGift(gift)
    expect(await planEverywhere(mia)).toBe('starter')
    expect(await site.read(mia)).toMatchObject({ subscription: { state: 'active', price: 4.99 } })
  })

  test('a payment better than the gift holds while it lasts, and falls back to the gift', async () => {
    const mia = await site.signIn()
    await givePlan(mia, 'starter')
    const customer = await site.buy(mia, 'advanced')
    expect(await planEverywhere(mia)).toBe('advanced')
    expect(site.stripe.paidBy(customer)).toBe(999)
    await site.call(calls.cancelSubscription, {}, mia)
    expect(await planEverywhere(mia)).toBe('advanced')
    await site.db.update(subscriptions).set({ expireAt: sql`now()` }).where(eq(subscriptions.userId, mia.id))
    expect(await planEverywhere(mia)).toBe('starter')
    expect(await site.read(mia)).toMatchObject({ subscription: null, given_plan: { plan: { name: 'starter' } } })
  })

  test('canceling the payment leaves the gift, and a gift cannot be canceled', async () => {
    const mia = await site.signIn()
    const gift = await givePlan(mia, 'advanced')
    expect(await site.call(calls.cancelSubscription, {}, mia)).toMatchObject({ problem: { code: 'NO_PAID_PLAN' } })
    await site.buy(mia, 'starter')
    await site.call(calls.cancelSubscription, {}, mia)
    expect(await site.read(mia)).toMatchObject({
      plan: { name: 'advanced' },
      subscription: { state: 'canceled', plan: { name: 'starter' } },
    })
    await takeBack(gift)
    expect(await planEverywhere(mia)).toBe('starter')
  })

  test('whoever pays pays what they paid, whatever they are given', async () => {
    const mia = await site.signIn()
    const customer = await site.buy(mia, 'starter')
    await givePlan(mia, 'advanced')
    site.stripe.advance(MONTH)
    await site.deliverAll()
    site.stripe.passTime(-MONTH)
    expect(site.stripe.paidBy(customer)).toBe(2 * 499)
    expect(await site.read(mia)).toMatchObject({ plan: { name: 'advanced' }, subscription: { price: 4.99 } })
  })

  test('the end of a gift that made no difference gives no credits anew', async () => {
    const mia = await site.signIn()
    await site.buy(mia, 'advanced')
    const gift = await givePlan(mia, 'starter', days(1))
    await spend(mia, 1)
    expect((await left(mia)).page_creation).toBe(199)
    await endGift(gift)
    expect((await left(mia)).page_creation).toBe(199)
  })

  test('the end of a payment that made no difference gives no credits anew', async () => {
    const mia = await site.signIn()
    await site.buy(mia, 'starter')
    await givePlan(mia, 'advanced')
    await spend(mia, 1)
    await site.db.update(subscriptions).set({ expireAt: sql`now()` }).where(eq(subscriptions.userId, mia.id))
    expect((await left(mia)).page_creation).toBe(199)
  })
})

describe('credits that are given', () => {
  test('come on top of the month’s, and say how many of them were given', async () => {
    const mia = await site.signIn()
    await giveCredits(mia, { pageCreation: 3, publicPage: 20 })
    expect(await left(mia)).toMatchObject({
      page_creation: 8,
      public_page: 30,
      given: { page_creation: 3, public_page: 20 },
    })
  })

  test('last until they are spent, unless they were given for a time', async () => {
    const mia = await site.signIn()
    await giveCredits(mia, { pageCreation: 3 })
    const short = await giveCredits(mia, { pageCreation: 2, until: days(1) })
    expect((await left(mia)).page_creation).toBe(10)
    await endGift(short)
    await site.db.update(users).set({ createdAt: sql`now() - interval '3 months'` }).where(eq(users.id, mia.id))
    expect(await left(mia)).toMatchObject({ page_creation: 8, given: { page_creation: 3 } })
  })

  test('are gone once they are taken back', async () => {
    const mia = await site.signIn()
    const gift = await giveCredits(mia, { pageCreation: 3 })
    expect(await takeBack(gift)).toMatchObject({ data: { state: 'taken_back', left: { page_creation: 3 } } })
    expect(await left(mia)).toMatchObject({ page_creation: 5, given: { page_creation: 0 } })
  })
})

describe('giving', () => {
  test('is for administrators: nobody gives themself or others anything, nor takes anything back', async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn()]
    const gift = await givePlan(ben, 'starter')
    const refused = [
      await site.call(calls.givePlan, { params: { id: mia.id }, body: { plan: 'advanced', reason } }, mia),
      await site.call(calls.giveCredits, { params: { id: mia.id }, body: { pageCreation: 9, reason } }, mia),
      await site.call(calls.takeGiftBack, { params: { id: gift.id } }, mia),
      await site.call(calls.takeGiftBack, { params: { id: gift.id } }, ben),
      await site.call(calls.readUserOverview, { params: { id: ben.id } }, mia),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect(await planEverywhere(mia)).toBe('free')
    expect(await planEverywhere(ben)).toBe('starter')
  })

  test('needs a reason, somebody to give to, something to give, and a day that is still to come', async () => {
    const mia = await site.signIn()
    const ada = await admin()
    const params = { id: mia.id }
    const nobody = { id: '00000000-0000-4000-8000-000000000000' as typeof mia.id }
    const refused = [
      await site.call(calls.givePlan, { params, body: { plan: 'starter', reason: ' ' } }, ada),
      await site.call(calls.giveCredits, { params, body: { reason } }, ada),
      await site.call(calls.giveCredits, { params, body: { pageCreation: -1, reason } }, ada),
      await site.call(calls.givePlan, { params, body: { plan: 'starter', reason, until: days(-1) } }, ada),
      await site.call(calls.givePlan, { params: nobody, body: { plan: 'starter', reason } }, ada),
    ]
    expect(refused.map((answer) => !answer.ok && answer.problem.code)).toEqual([
      'INVALID',
      'INVALID',
      'INVALID',
      'INVALID',
      'USER_NOT_FOUND',
    ])
    expect(await left(mia)).toMatchObject({ page_creation: 5 })
  })

  test('and taking back stand in the audit log with what it was and why, until the receiver leaves', async () => {
    const mia = await site.signIn()
    await takeBack(await givePlan(mia, 'starter', days(3)))
    const read = async () => {
      const answer = await site.call(calls.paginateAudit, { query: { userId: mia.id } }, await admin())
      return answer.ok ? answer.data.data : []
    }
    const gift = { plan: { title: 'Starter' }, page_creation: 0, reason }
    expect(await read()).toMatchObject([
      { action: 'gift_taken_back', actor: { name: 'Ada' }, gift },
      { action: 'gift_given', actor: { name: 'Ada' }, gift },
    ])
    const entries = await read()
    await site.call(calls.deleteCurrentUser, {}, mia)
    const [kept] = await site.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.id, entries[0]?.id ?? ('' as never)))
    expect(kept).toMatchObject({ action: 'gift_taken_back', userId: null })
    expect(await site.db.$count(gifts, eq(gifts.userId, mia.id))).toBe(0)
  })

  test('shows an administrator what somebody was given, has left and has made', async () => {
    const mia = await site.signIn()
    await newPage(mia)
    await givePlan(mia, 'starter')
    await giveCredits(mia, { pageCreation: 3 })
    expect(await site.call(calls.readUserOverview, { params: { id: mia.id } }, await admin())).toMatchObject({
      data: {
        credit: { page_creation: 53, given: { page_creation: 3 } },
        gifts: [
          { plan: null, page_creation: 3, left: { page_creation: 3 }, state: 'running', reason },
          { plan: { name: 'starter' }, expire_at: null },
        ],
        pages: 1,
        coloreds: 0,
      },
    })
  })

  test('shows what still runs first, however many gifts have ended since it was given', async () => {
    const mia = await site.signIn()
    await givePlan(mia, 'starter')
    const ended = { userId: mia.id, pageCreation: 1, reason, expireAt: sql`now()` as unknown as Date }
    await site.db.insert(gifts).values(Array.from({ length: 200 }, () => ended))
    expect(await site.call(calls.readUserOverview, { params: { id: mia.id } }, await admin())).toMatchObject({
      data: { gifts: { 0: { state: 'running', plan: { name: 'starter' } }, 1: { state: 'ended' } } },
    })
  })
})
