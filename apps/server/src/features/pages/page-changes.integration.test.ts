import { type CallQuery, calls, type PageId } from '@huebook/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { coloreds, favorites, pages } from '#platform/db/schema.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
let mia: SignedIn
let uwe: SignedIn
let admin: SignedIn

beforeAll(async () => {
  mia = await site.signIn({ name: 'Mia Fischer' })
  uwe = await site.signIn({ name: 'Uwe' })
  admin = await site.signIn({ admin: true })
})

/** A page that was drawn here, unless it says otherwise. */
const draw = async (more: Partial<typeof pages.$inferInsert> = {}): Promise<PageId> => {
  const picture = { illustration: 'aa.png', preview: 'bb.webp', width: 1024, height: 1024 }
  const [page] = await site.db
    .insert(pages)
    .values({ userId: mia.id, title: 'An owl', prompt: 'an owl', public: true, ...picture, ...more })
    .returning()
  return (page as NonNullable<typeof page>).id
}
/** A picture that somebody has sent. */
const send = (more: Partial<typeof pages.$inferInsert> = {}) => draw({ prompt: '', ...more })

const change = (id: PageId, body: { title: string; public: boolean }, caller = mia) =>
  site.call(calls.updatePage, { params: { id }, body }, caller)
const rename = (id: PageId, title: string) => change(id, { title, public: true })
const sees = async (caller: SignedIn, id: PageId, query: Partial<CallQuery<typeof calls.paginatePages>> = {}) => {
  const answer = await site.call(calls.paginatePages, { query }, caller)
  return answer.ok && answer.data.data.some((page) => page.id === id)
}
const titleOf = async (id: PageId) => (await site.db.select().from(pages).where(eq(pages.id, id)))[0]?.title

async function isAnyoneWaiting(): Promise<boolean> {
  const { rows } = await site.db.execute(sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows.length > 0
}

describe('an own page', () => {
  test('is renamed, for everybody and at once where every word is known', async () => {
    const id = await draw()
    expect(await rename(id, 'A birthday cake with candles on it')).toMatchObject({
      data: { id, title: 'A birthday cake with candles on it', waiting_for_review: false },
    })
    expect(await sees(uwe, id, { search: 'candles' })).toBe(true)
    expect(await sees(uwe, id, { search: 'cake' })).toBe(true)
  })

  test.each([
    'What a f\u057Dck',
    'fvck off',
    'k y s',
    'I know where you live',
    'Call 0171 2345678',
    'mia@example.org',
    'www.example.org',
  ])('that everybody sees is not called "%s"', async (title) => {
    const id = await draw()
    expect(await rename(id, title)).toMatchObject({ status: 422, problem: { code: 'MODERATED' } })
    expect(await titleOf(id)).toBe('An owl')
    expect(await sees(uwe, id)).toBe(true)
  })

  test.each(['I live in a castle', 'Come to my house alone', '小明是笨蛋'])(
    'called "%s" is neither refused nor shown before somebody has looked at it',
    async (title) => {
      const id = await draw()
      expect(await rename(id, title)).toMatchObject({ data: { waiting_for_review: true } })
      expect(await sees(uwe, id)).toBe(false)
    },
  )

  test('with a title that nobody can vouch for is seen by others once an administrator has looked at it', async () => {
    const id = await draw()
    expect(await rename(id, 'Zyzzyva and friends')).toMatchObject({ data: { waiting_for_review: true } })
    expect(await sees(uwe, id)).toBe(false)
    const reviews = await site.call(calls.paginateReviews, { query: {} }, admin)
    const review = reviews.ok ? reviews.data.data.find(({ page }) => page.id === id) : undefined
    const body = { decision: 'approve' as const, version: review?.version ?? '' }
    expect(await site.call(calls.decideReview, { params: { id }, body }, admin)).toMatchObject({ ok: true })
    expect(await sees(uwe, id)).toBe(true)
  })

  test('stays nobody’s where it was deleted while its title was judged', async () => {
    const id = await draw({ public: false, reviewed: false })
    await site.db.insert(coloreds).values({ pageId: id, userId: uwe.id, photo: 'p.png', preview: 'p.webp' })
    const sharing = site.db.transaction(async (tx) => {
      await tx.select().from(pages).where(eq(pages.id, id)).for('update')
      const answer = rename(id, 'An owl')
      await expect.poll(isAnyoneWaiting).toBe(true)
      await tx.update(pages).set({ userId: null, ownerName: '' }).where(eq(pages.id, id))
      return { answer }
    })
    expect(await (await sharing).answer).toMatchObject({ status: 404 })
    expect(await sees(uwe, id)).toBe(false)
  })

  test('is looked at after a report although its owner keeps it to themself or deletes it: others have it still', async () => {
    const id = await draw()
    await site.db.insert(coloreds).values({ pageId: id, userId: uwe.id, photo: 'p.png', preview: 'p.webp' })
    await site.call(calls.reportPage, { params: { id }, body: { reason: 'other' } }, uwe)
    const reviewed = async () => {
      const reviews = await site.call(calls.paginateReviews, { query: {} }, admin)
      return reviews.ok ? reviews.data.data.find(({ page }) => page.id === id)?.page : undefined
    }
    await change(id, { title: 'An owl', public: false })
    expect(await reviewed()).toMatchObject({ withheld: false, open_reports: 1 })
    await site.call(calls.deletePage, { params: { id } }, mia)
    expect(await reviewed()).toMatchObject({ withheld: false, open_reports: 1 })
  })

  test('tells nobody else the words that could not be drawn', async () => {
    const id = await draw({ missing: ['Kowalczykowa'] })
    const missing = async (caller: SignedIn) => {
      const answer = await site.call(calls.readPage, { params: { id } }, caller)
      return answer.ok && answer.data.missing
    }
    expect([await missing(mia), await missing(uwe)]).toEqual([['Kowalczykowa'], []])
  })

  test('is never approved under a title that the administrator has not read', async () => {
    const id = await draw()
    await rename(id, 'Zyzzyva and friends')
    const reviews = await site.call(calls.paginateReviews, { query: {} }, admin)
    const review = reviews.ok ? reviews.data.data.find(({ page }) => page.id === id) : undefined
    await rename(id, 'Zyzzyvas and fiends')
    const body = { decision: 'approve' as const, version: review?.version ?? '' }
    expect(await site.call(calls.decideReview, { params: { id }, body }, admin)).toMatchObject({ status: 409 })
  })

  test('that was drawn and kept to oneself before titles were judged is not shared at once', async () => {
    const id = await draw({ public: false, reviewed: false, title: 'Call 0171 2345678' })
    expect(await change(id, { title: 'Call 0171 2345678', public: true })).toMatchObject({
      status: 422,
      problem: { code: 'MODERATED' },
    })
    expect(await sees(uwe, id)).toBe(false)
    expect(await change(id, { title: 'A telephone', public: true })).toMatchObject({
      data: { waiting_for_review: false },
    })
  })

  test('that is kept to oneself may be called anything, until it is shared', async () => {
    const id = await draw({ public: false })
    expect(await change(id, { title: 'For Zyzzy, 0171 2345678', public: false })).toMatchObject({ ok: true })
    expect(await change(id, { title: 'For Zyzzy, 0171 2345678', public: true })).toMatchObject({ status: 422 })
    expect(await change(id, { title: 'For Zyzzy', public: true })).toMatchObject({ data: { waiting_for_review: true } })
  })

  test('is nobody else’s to change', async () => {
    const id = await draw()
    expect(await change(id, { title: 'Mine now', public: true }, uwe)).toMatchObject({ status: 404 })
    expect(await change(id, { title: 'Mine now', public: true }, admin)).toMatchObject({ status: 403 })
    expect(await titleOf(id)).toBe('An owl')
  })
})

describe('a page that is no longer shared', () => {
  test('is off every list and address at once, and back as soon as it is shared again', async () => {
    const id = await draw()
    await site.db.insert(favorites).values({ userId: uwe.id, pageId: id })
    expect(await change(id, { title: 'An owl', public: false })).toMatchObject({ data: { public: false } })
    expect([await sees(uwe, id), await sees(uwe, id, { scope: 'favorited' })]).toEqual([false, false])
    expect(await site.call(calls.readPage, { params: { id } }, uwe)).toMatchObject({ status: 404 })
    expect((await site.app.inject(`/pages/${id}`)).statusCode).toBe(404)
    expect(await sees(mia, id, { scope: 'owned' })).toBe(true)
    expect(await change(id, { title: 'An owl', public: true })).toMatchObject({ data: { waiting_for_review: false } })
    expect([await sees(uwe, id), await sees(uwe, id, { scope: 'favorited' })]).toEqual([true, true])
  })

  test('stays with those who have coloured it, and only with them', async () => {
    const id = await draw()
    await site.db.insert(coloreds).values({ userId: uwe.id, pageId: id, photo: 'cc.png', preview: 'dd.webp' })
    await change(id, { title: 'An owl', public: false })
    expect(await sees(uwe, id, { scope: 'colored' })).toBe(true)
    expect(await site.call(calls.readPage, { params: { id } }, uwe)).toMatchObject({ data: { is_colored: true } })
    const ben = await site.signIn()
    expect(await site.call(calls.readPage, { params: { id } }, ben)).toMatchObject({ status: 404 })
  })
})

describe('a picture that was sent and kept to oneself', () => {
  test('is looked at before others see it, should it be shared later', async () => {
    const id = await send({ public: false, reviewed: false })
    expect(await change(id, { title: 'An owl', public: true })).toMatchObject({ data: { waiting_for_review: true } })
    expect(await sees(uwe, id)).toBe(false)
  })

  test('is shown again without another look where an administrator had approved of it', async () => {
    const id = await send()
    await change(id, { title: 'An owl', public: false })
    expect(await change(id, { title: 'An owl', public: true })).toMatchObject({ data: { waiting_for_review: false } })
  })
})
