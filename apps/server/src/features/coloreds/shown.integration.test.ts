import { type ColoredId, calls, PAGE_SIZE, type PageId, type Review, type ReviewDecision } from '@huebook/contract'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditEntries, coloreds, coloringReports, pages, shownColorings, users } from '#platform/db/schema.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'
import { waitFor } from '#testing/wait-for.ts'

const site = testSite()
let files = 0
let admin: SignedIn
let ada: SignedIn
let mia: SignedIn
let zoe: SignedIn
let page: PageId

/** A new picture of a colouring, as it is kept. */
async function picture() {
  files += 1
  const preview = `aa/${files.toString().padStart(8, '0')}.webp`
  await site.storage.put(preview, Buffer.from(`colouring ${files}`), 'image/webp')
  return { photo: `aa/${files}.png`, preview }
}

const colored = async (by: SignedIn, pageId = page) =>
  site.db.insert(coloreds).values({ userId: by.id, pageId, ...(await picture()) })
const draw = async (by: SignedIn, pageId = page) =>
  site.db
    .update(coloreds)
    .set(await picture())
    .where(and(eq(coloreds.userId, by.id), eq(coloreds.pageId, pageId)))

async function newPage(isPublic = true): Promise<PageId> {
  const values = { title: 'A fox', illustration: 'aa/fox.png', preview: 'aa/fox.webp', width: 1024, height: 1024 }
  const [row] = await site.db
    .insert(pages)
    .values({ ...values, userId: ada.id, public: isPublic })
    .returning()
  return row?.id as PageId
}

const standing = (by = mia) => site.call(calls.readColoredShown, { params: { pageId: page } }, by)
const show = (by = mia, pageId = page) => site.call(calls.showColored, { params: { pageId } }, by)
const hide = (by = mia) => site.call(calls.hideColored, { params: { pageId: page } }, by)
const change = (values: Partial<typeof pages.$inferInsert>) =>
  site.db.update(pages).set(values).where(eq(pages.id, page))

async function seenBy(caller: SignedIn, number = 1) {
  const answer = await site.call(
    calls.paginateShownColorings,
    { params: { id: page }, query: { page: number } },
    caller,
  )
  return answer.ok ? answer.data.data : answer.problem.code
}

async function reviews(): Promise<Review[]> {
  const answer = await site.call(calls.paginateReviews, { query: {} }, admin)
  return answer.ok ? answer.data.data.filter((review) => review.page.id === page) : []
}

async function waiting(): Promise<number> {
  const answer = await site.call(calls.countReviews, {}, admin)
  return answer.ok ? answer.data.waiting : Number.NaN
}

const decide = ({ coloring, version }: Review, decision: ReviewDecision, reason = '', by = admin) =>
  site.call(
    calls.decideColoringReview,
    { params: { id: coloring?.id as ColoredId }, body: { decision, version, reason } },
    by,
  )

/** Whoever asks is shown, for an administrator has looked. */
async function showApproved(by = mia): Promise<void> {
  await show(by)
  const [review] = await reviews()
  await decide(review as Review, 'approve')
}

const report = (id: ColoredId, note: string, by: SignedIn) =>
  site.call(calls.reportColoring, { params: { id }, body: { reason: 'unsuitable', note } }, by)

async function reported(note = 'rude'): Promise<Review> {
  await showApproved()
  const [seen] = (await seenBy(zoe)) as { id: ColoredId }[]
  await report(seen?.id as ColoredId, note, zoe)
  return (await reviews())[0] as Review
}

beforeEach(async () => {
  admin = await site.signIn({ admin: true })
  ada = await site.signIn({ name: 'Ada Lovelace' })
  mia = await site.signIn({ name: 'Mia Example' })
  zoe = await site.signIn()
  page = await newPage()
  await colored(mia)
})

describe('a colouring under its page', () => {
  test('is seen by nobody before somebody has looked at it, and by everybody after that, under a first name', async () => {
    expect(await standing()).toMatchObject({ data: { state: 'none' } })
    expect(await show()).toMatchObject({ data: { state: 'waiting', is_latest: true } })
    expect(await seenBy(zoe)).toEqual([])
    const [review] = await reviews()
    expect(review).toMatchObject({ waiting: true, coloring: { by: 'Mia' }, reports: [], page: { title: 'A fox' } })
    expect(await decide(review as Review, 'approve')).toMatchObject({ data: { decided: true } })
    expect(await standing()).toMatchObject({ data: { state: 'shown' } })
    expect(await seenBy(zoe)).toMatchObject([{ by: 'Mia', is_owner: false }])
    expect(await seenBy(mia)).toMatchObject([{ by: 'Mia', is_owner: true }])
    expect(await reviews()).toEqual([])
    expect(await site.db.select().from(auditEntries).where(eq(auditEntries.actorId, admin.id))).toMatchObject([
      { action: 'coloring_approved', userId: mia.id, pageId: page },
    ])
  })

  test('stays as it was looked at, whatever is drawn afterwards, and its picture with it', async () => {
    await showApproved()
    const [before] = (await seenBy(zoe)) as { preview: string }[]
    await draw(mia)
    await site.settled()
    expect(await seenBy(zoe)).toMatchObject([
      { preview: expect.stringContaining(String(before?.preview.split('?')[0])) },
    ])
    expect((await site.app.inject(before?.preview ?? '')).statusCode).toBe(200)
    expect(await standing()).toMatchObject({ data: { state: 'shown', is_latest: false } })
  })

  test('is looked at again where a newer one is to be shown, and the older one is gone until then', async () => {
    await showApproved()
    await draw(mia)
    expect(await show()).toMatchObject({ data: { state: 'waiting', is_latest: true } })
    expect(await seenBy(zoe)).toEqual([])
    await decide((await reviews())[0] as Review, 'approve')
    expect(await seenBy(zoe)).toHaveLength(1)
  })

  test('is not asked for twice: what is shown already stays shown', async () => {
    await showApproved()
    expect(await show()).toMatchObject({ data: { state: 'shown' } })
    expect(await reviews()).toEqual([])
  })

  test('can be taken away at any time, before and after it was looked at, and its picture goes if nothing else has it', async () => {
    await showApproved()
    const [shown] = (await seenBy(zoe)) as { preview: string }[]
    const key = site.storage.keyOf(shown?.preview ?? '') ?? ''
    await draw(mia)
    expect(await hide()).toMatchObject({ data: { state: 'none' } })
    expect(await seenBy(zoe)).toEqual([])
    await site.settled()
    expect(await site.storage.get(key)).toBeNull()
    await show()
    await hide()
    expect(await reviews()).toEqual([])
    expect(await hide()).toMatchObject({ data: { state: 'none' } })
  })

  test.each([
    ['the page is blocked', { blocked: true }],
    ['whoever owns the page is blocked', { ownerBlocked: true }],
    ['the page is not shared any more', { public: false }],
    ['the page is under review', { reviewed: false }],
  ])('is neither seen nor looked at while %s', async (_, hidden) => {
    await showApproved()
    await colored(zoe)
    await show(zoe)
    await change(hidden)
    expect(await seenBy(ada)).toEqual([])
    expect((await reviews()).filter(({ coloring }) => coloring)).toEqual([])
    await change({ blocked: false, ownerBlocked: false, public: true, reviewed: true })
    expect([await seenBy(ada), await reviews()]).toMatchObject([[{ by: 'Mia' }], [{ waiting: true }]])
  })

  test('is not seen while whoever made it is blocked, and goes with their account', async () => {
    await showApproved()
    await site.db.update(users).set({ blocked: true }).where(eq(users.id, mia.id))
    expect(await seenBy(zoe)).toEqual([])
    await site.db.update(users).set({ blocked: false }).where(eq(users.id, mia.id))
    expect(await seenBy(zoe)).toHaveLength(1)
    await site.call(calls.deleteCurrentUser, {}, mia)
    expect(await seenBy(zoe)).toEqual([])
    expect(await site.db.$count(shownColorings, eq(shownColorings.pageId, page))).toBe(0)
  })

  test('cannot be shown of what is not coloured, nor under a page that others do not see', async () => {
    expect(await show(zoe)).toMatchObject({ problem: { code: 'PAGE_NOT_FOUND' } })
    await change({ public: false })
    expect(await show()).toMatchObject({ problem: { code: 'PAGE_NOT_SHARED' } })
    await colored(ada)
    expect(await show(ada)).toMatchObject({
      problem: { message: 'Only you see this page. Share it first, and your colouring can be shown under it' },
    })
  })

  test('under a page that somebody may not see is not told of', async () => {
    await change({ public: false })
    expect(await seenBy(zoe)).toBe('PAGE_NOT_FOUND')
  })

  test('is taken away by whoever made it, and by nobody else', async () => {
    await showApproved()
    expect(await hide(zoe)).toMatchObject({ data: { state: 'none' } })
    expect(await seenBy(zoe)).toHaveLength(1)
  })

  test('that is taken away while an administrator takes it down stays taken down', async () => {
    await showApproved()
    const taken = await site.db.transaction(async (tx) => {
      await tx
        .update(shownColorings)
        .set({ blocked: true, blockedReason: 'Rude' })
        .where(eq(shownColorings.pageId, page))
      const hiding = hide()
      await waitFor(
        () => tx.execute(sql`select 1 from pg_locks where not granted`),
        ({ rows }) => expect(rows.length).toBeGreaterThan(0),
      )
      return { hiding }
    })
    expect(await taken.hiding).toMatchObject({ data: { state: 'taken-down', blocked_reason: 'Rude' } })
    expect(await show()).toMatchObject({ data: { state: 'taken-down' } })
  })

  test('that is asked for anew while it is taken away is there or not, as the last of the two has said', async () => {
    await showApproved()
    await draw(mia)
    const answers = await Promise.all([hide(), show()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [hidden, shown] = answers.map((answer) => (answer.ok ? answer.data.state : ''))
    expect([hidden, shown]).toEqual(['none', 'waiting'])
    const now = await standing()
    expect(['none', 'waiting']).toContain(now.ok ? now.data.state : '')
    expect(await reviews()).toHaveLength(now.ok && now.data.state === 'waiting' ? 1 : 0)
  })

  test('is one of a list that is turned page by page, the newest first', async () => {
    const many = await Promise.all(Array.from({ length: PAGE_SIZE + 2 }, () => site.signIn()))
    for (const [at, one] of many.entries()) {
      const pictures = await picture()
      const [row] = await site.db
        .insert(coloreds)
        .values({ userId: one.id, pageId: page, ...pictures })
        .returning()
      await site.db.insert(shownColorings).values({
        coloredId: row?.id as ColoredId,
        pageId: page,
        preview: pictures.preview,
        reviewed: true,
        createdAt: new Date(Date.UTC(2026, 0, 1) + at * 60_000),
      })
    }
    const [first, second] = [await seenBy(zoe), await seenBy(zoe, 2)] as { created_at: string }[][]
    expect([first?.length, second?.length]).toEqual([PAGE_SIZE, 2])
    const dates = [...(first ?? []), ...(second ?? [])].map(({ created_at }) => created_at)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })
})

describe('a colouring that somebody reports', () => {
  test('waits for a decision, stays where it was until then, and after the reports are dismissed', async () => {
    const review = await reported()
    expect(review).toMatchObject({ waiting: false, reports: [{ reason: 'unsuitable', note: 'rude' }] })
    expect(await seenBy(ada)).toHaveLength(1)
    expect(await decide(review, 'dismiss')).toMatchObject({ ok: true })
    expect([await reviews(), await standing()]).toMatchObject([[], { data: { state: 'shown' } }])
  })

  test('is seen by nobody any more once it is taken down, and whoever made it is told why, and may show another one', async () => {
    const review = await reported()
    expect(await decide(review, 'block', 'A telephone number')).toMatchObject({ ok: true })
    expect(await seenBy(zoe)).toEqual([])
    const takenDown = { data: { state: 'taken-down', is_latest: true, blocked_reason: 'A telephone number' } }
    expect(await standing()).toMatchObject(takenDown)
    // Neither by asking again, nor by taking it away first.
    expect(await show()).toMatchObject(takenDown)
    expect(await hide()).toMatchObject(takenDown)
    expect(await show()).toMatchObject(takenDown)
    await draw(mia)
    expect(await show()).toMatchObject({ data: { state: 'waiting', blocked_reason: '' } })
  })

  test('is reported once by each person, with their latest words, and by nobody who made it or cannot see it', async () => {
    const review = await reported('rude')
    const id = review.coloring?.id as ColoredId
    expect(await report(id, 'very rude', zoe)).toMatchObject({ ok: true })
    expect((await reviews())[0]?.reports).toMatchObject([{ note: 'very rude' }])
    expect(await report(id, 'mine', mia)).toMatchObject({ status: 403 })
    await decide((await reviews())[0] as Review, 'block')
    expect(await report(id, 'again', ada)).toMatchObject({ problem: { code: 'COLORING_NOT_FOUND' } })
    expect(await site.db.$count(coloringReports, eq(coloringReports.coloredId, id))).toBe(1)
  })
})

describe('administrators', () => {
  test('take down what was approved by a slip, find in their list what is shown, and write down why', async () => {
    await showApproved()
    const listed = async () => {
      const answer = await site.call(calls.paginateColoreds, { query: { search: 'Mia Example' } }, admin)
      return answer.ok ? answer.data.data.filter((colored) => colored.pageId === page) : []
    }
    const [colored] = await listed()
    expect(colored).toMatchObject({ shown: true })
    const takeDown = (by: SignedIn, reason: string) =>
      site.call(calls.takeDownColoring, { params: { id: colored?.id as ColoredId }, body: { reason } }, by)
    expect(await takeDown(ada, 'mine now')).toMatchObject({ status: 403 })
    expect(await takeDown(admin, 'A telephone number')).toMatchObject({ data: { taken_down: true } })
    expect(await takeDown(admin, 'Again')).toMatchObject({ ok: true })
    expect([await seenBy(zoe), await listed()]).toMatchObject([[], [{ shown: false }]])
    expect(await standing()).toMatchObject({ data: { state: 'taken-down', blocked_reason: 'A telephone number' } })
    const deeds = await site.db.select().from(auditEntries).where(eq(auditEntries.action, 'coloring_blocked'))
    expect(deeds.filter(({ pageId }) => pageId === page)).toMatchObject([{ reason: 'A telephone number' }])
  })

  test('cannot take down what is not shown', async () => {
    const [row] = await site.db.select().from(coloreds).where(eq(coloreds.userId, mia.id))
    const asked = { params: { id: row?.id as ColoredId }, body: { reason: '' } }
    expect(await site.call(calls.takeDownColoring, asked, admin)).toMatchObject({
      problem: { code: 'COLORING_NOT_FOUND' },
    })
  })

  test('who decide about it in the same moment: one of them does', async () => {
    const other = await site.signIn({ admin: true })
    await show()
    const [review] = (await reviews()) as [Review]
    const answers = await Promise.all([decide(review, 'approve'), decide(review, 'block', '', other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('decide about what they have seen: not about another picture, nor about what was said since', async () => {
    await show()
    const [seen] = (await reviews()) as [Review]
    await draw(mia)
    await show()
    expect(await decide(seen, 'approve')).toMatchObject({
      problem: { message: 'There is something new about this colouring. Please look at it again' },
    })
    expect(await decide((await reviews())[0] as Review, 'dismiss')).toMatchObject({ status: 422 })
    await hide()
    expect(await decide(seen, 'approve')).toMatchObject({ problem: { code: 'COLORING_NOT_FOUND' } })
  })

  test('find pages and colourings in one queue, those that have waited longest first, and a number for both', async () => {
    const before = await waiting()
    await show()
    await change({ reviewed: true })
    const other = page
    page = await newPage()
    await change({ reviewed: false })
    expect(await waiting()).toBe(before + 2)
    const list = await site.call(calls.paginateReviews, { query: {} }, admin)
    const ours = list.ok ? list.data.data.filter((review) => [other, page].includes(review.page.id)) : []
    expect(ours.map(({ coloring, page: { id } }) => [id, coloring !== null])).toEqual([
      [other, true],
      [page, false],
    ])
  })
})
