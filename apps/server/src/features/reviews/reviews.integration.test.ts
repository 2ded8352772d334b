import { calls, type PageId, type ReviewDecision } from '@huebook/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { pages, reports } from '#platform/db/schema.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'
import { reviewQueries } from './reviews.queries.ts'

const site = testSite()

async function addPage(owner: SignedIn, flags: { reviewed: boolean }): Promise<PageId> {
  const files = { illustration: 'a.png', preview: 'a.webp', width: 10, height: 10 }
  const [page] = await site.db
    .insert(pages)
    .values({ userId: owner.id, title: 'A fox', public: true, ...files, ...flags })
    .returning()
  if (!page) throw new Error('no page was created')
  return page.id
}

const report = (id: PageId, note: string, caller: SignedIn) =>
  site.call(calls.reportPage, { params: { id }, body: { reason: 'unsuitable', note } }, caller)

async function reviewOf(id: PageId, admin: SignedIn) {
  const list = await site.call(calls.paginateReviews, { query: {} }, admin)
  return list.ok ? list.data.data.find(({ page }) => page.id === id) : undefined
}

const decide = (id: PageId, decision: ReviewDecision, version: string | undefined, admin: SignedIn) =>
  site.call(calls.decideReview, { params: { id }, body: { decision, version: version ?? '' } }, admin)

async function state(id: PageId) {
  const [page] = await site.db.select().from(pages).where(eq(pages.id, id))
  return { reviewed: page?.reviewed, blocked: page?.blocked }
}

const people = async () => [
  await site.signIn({ admin: true }),
  await site.signIn({ admin: true }),
  await site.signIn(),
  await site.signIn(),
]

describe('two administrators', () => {
  test('who decide one after the other: the second hears that it is decided, and nothing changes', async () => {
    const [ada, eva, mia] = (await people()) as [SignedIn, SignedIn, SignedIn]
    const id = await addPage(mia, { reviewed: false })
    const seen = await reviewOf(id, eva)
    expect(await decide(id, 'approve', seen?.version, ada)).toMatchObject({ data: { decided: true } })
    expect(await decide(id, 'block', seen?.version, eva)).toMatchObject({
      status: 409,
      problem: { code: 'CONFLICT', message: 'Another administrator has decided about this page meanwhile' },
    })
    expect(await state(id)).toEqual({ reviewed: true, blocked: false })
  })

  test('who decide in the same moment: one of them does', async () => {
    const [ada, eva, mia] = (await people()) as [SignedIn, SignedIn, SignedIn]
    for (let round = 0; round < 10; round += 1) {
      const id = await addPage(mia, { reviewed: false })
      const version = (await reviewOf(id, ada))?.version
      const answers = await Promise.all([decide(id, 'approve', version, ada), decide(id, 'block', version, eva)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(await state(id)).toEqual(
        answers[0]?.status === 200 ? { reviewed: true, blocked: false } : { reviewed: false, blocked: true },
      )
    }
  })
})

describe('a reported page', () => {
  test('stays as it is when the reports are dismissed, and can be reported anew', async () => {
    const [ada, , mia, ben] = (await people()) as [SignedIn, SignedIn, SignedIn, SignedIn]
    const id = await addPage(mia, { reviewed: true })
    await report(id, 'rude', ben)
    expect(await decide(id, 'dismiss', (await reviewOf(id, ada))?.version, ada)).toMatchObject({ ok: true })
    expect([await reviewOf(id, ada), await state(id)]).toEqual([undefined, { reviewed: true, blocked: false }])
    await report(id, 'still rude', ben)
    expect((await reviewOf(id, ada))?.reports).toMatchObject([{ note: 'still rude' }])
  })

  test('is not decided about by somebody who has not read what was said since', async () => {
    const [ada, , mia, ben] = (await people()) as [SignedIn, SignedIn, SignedIn, SignedIn]
    const id = await addPage(mia, { reviewed: true })
    await report(id, 'rude', ben)
    const seen = await reviewOf(id, ada)
    await report(id, 'it shows my house', await site.signIn())
    expect(await decide(id, 'dismiss', seen?.version, ada)).toMatchObject({
      status: 409,
      problem: { message: 'There is something new about this page. Please look at it again' },
    })
    expect(await site.db.$count(reports, eq(reports.pageId, id))).toBe(2)
    expect((await reviewOf(id, ada))?.reports).toHaveLength(2)
  })

  test('that nobody has reported has nothing to dismiss', async () => {
    const [ada, , mia] = (await people()) as [SignedIn, SignedIn, SignedIn]
    const id = await addPage(mia, { reviewed: false })
    expect(await decide(id, 'dismiss', (await reviewOf(id, ada))?.version, ada)).toMatchObject({ status: 422 })
    expect(await reviewOf(id, ada)).toBeDefined()
  })
})

test('the reviews are counted', async () => {
  const [ada, , mia] = (await people()) as [SignedIn, SignedIn, SignedIn]
  const count = async () => {
    const answer = await site.call(calls.countReviews, {}, ada)
    return answer.ok ? answer.data.waiting : Number.NaN
  }
  const before = await count()
  await addPage(mia, { reviewed: false })
  expect(await count()).toBe(before + 1)
})

test('how many wait is known without looking at every page', async () => {
  const mia = await site.signIn()
  const about = { userId: mia.id, title: 'Owl', illustration: 'aa.png', preview: 'bb.webp', width: 1, height: 1 }
  await site.db.insert(pages).values(Array.from({ length: 2000 }, () => ({ ...about, public: true })))
  await addPage(mia, { reviewed: false })
  // So that PostgreSQL knows what there is.
  await site.db.execute(sql`vacuum analyze`)
  await site.db.transaction(async (tx) => {
    // As with a million pages: of these few it may be quickest to read them all.
    await tx.execute(sql`set local enable_seqscan = off`)
    // Also what this connection has read before, as long as that was not reported: up to a second later.
    async function seen(): Promise<number> {
      const { rows } = await tx.execute(
        sql`select seq_tup_read + idx_tup_fetch as seen from pg_stat_xact_user_tables where relname = 'pages'`,
      )
      return Number(rows[0]?.['seen'] ?? 0)
    }
    const before = await seen()
    expect(await reviewQueries(tx).countWaiting()).toBeGreaterThan(0)
    const counting = (await seen()) - before
    expect(counting).toBeGreaterThan(0)
    expect(counting).toBeLessThan(1000)
  })
})

test('reviews are for administrators only, the owner of the page not excepted', async () => {
  const [, , mia] = (await people()) as [SignedIn, SignedIn, SignedIn]
  const id = await addPage(mia, { reviewed: false })
  expect(await decide(id, 'approve', '', mia)).toMatchObject({ status: 403 })
  expect(await site.call(calls.paginateReviews, { query: {} }, mia)).toMatchObject({ status: 403 })
  expect(await site.call(calls.countReviews, {}, mia)).toMatchObject({ status: 403 })
  expect(await state(id)).toEqual({ reviewed: false, blocked: false })
})
