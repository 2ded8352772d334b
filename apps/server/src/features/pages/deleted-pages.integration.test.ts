import { calls, type Page, type PageId } from '@huebook/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { coloreds, pages, plans, subscriptions } from '#platform/db/schema.ts'
import { sendPicture } from '#testing/pictures.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
const NOT_FOUND = { status: 404, problem: { code: 'PAGE_NOT_FOUND' } }
const ABOUT = { title: 'Owl in the park', prompt: 'an owl in the park behind our house', width: 1024, height: 1024 }
let [mia, uwe, eve] = [] as unknown as [SignedIn, SignedIn, SignedIn]
let page = '' as PageId

const drawing = (color: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024">
      <circle cx="400" cy="500" r="240" fill="${color}"/></svg>`),
  )
    .png()
    .toBuffer()

async function store(color: string): Promise<string> {
  const bytes = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: color } })
    .png()
    .toBuffer()
  const key = `${crypto.randomUUID()}.png`
  await site.storage.put(key, bytes, 'image/png')
  return key
}

async function isStored(key: string): Promise<boolean> {
  const file = await site.storage.get(key)
  file?.body.destroy()
  return file !== null
}

async function color(caller: SignedIn, with_: string) {
  const photo = (await sendPicture(site, caller, await drawing(with_))).json().url
  return site.call(calls.saveColored, { body: { pageId: page, photo } }, caller)
}

const read = (caller: SignedIn) => site.call(calls.readPage, { params: { id: page } }, caller)
const remove = (caller: SignedIn) => site.call(calls.deletePage, { params: { id: page } }, caller)
const leave = (caller: SignedIn) => site.call(calls.deleteCurrentUser, {}, caller)

const listed = async (caller: SignedIn, scope: 'public' | 'owned' | 'colored' | 'favorited'): Promise<PageId[]> => {
  const answer = await site.call(calls.paginatePages, { query: { scope, search: 'owl' } }, caller)
  return answer.ok ? answer.data.data.map(({ id }: Page) => id) : []
}

const left = async (caller: SignedIn) => {
  const answer = await site.call(calls.readCredit, {}, caller)
  return answer.ok && answer.data.public_page
}

const files = async () => {
  const [row] = await site.db.select().from(pages).where(eq(pages.id, page))
  return row ? [row.illustration, row.preview] : []
}

async function pay(caller: SignedIn): Promise<void> {
  const [plan] = await site.db.select().from(plans).where(eq(plans.name, 'starter'))
  if (!plan) throw new Error('no plan')
  const [periodStart, periodEnd] = [new Date(Date.now() - 86_400_000), new Date(Date.now() + 86_400_000)]
  const about = { userId: caller.id, planId: plan.id, priceCents: 499, periodStart, periodEnd }
  await site.db.insert(subscriptions).values({ ...about, stripeSubscriptionId: `sub_${caller.id}` })
}

beforeEach(async () => {
  ;[mia, uwe, eve] = [await site.signIn({ name: 'Mia' }), await site.signIn({ name: 'Uwe' }), await site.signIn()]
  const [illustration, preview] = [await store('white'), await store('ivory')]
  const [row] = await site.db
    .insert(pages)
    .values({ ...ABOUT, userId: mia.id, public: true, illustration, preview, previewSmall: preview })
    .returning()
  page = row?.id ?? page
})

describe('a page that its owner deletes after somebody else has coloured it', () => {
  beforeEach(async () => {
    for (const caller of [uwe, eve]) await site.call(calls.togglePageFavorited, { params: { id: page } }, caller)
    expect([await color(uwe, 'orange'), await color(mia, 'red')]).toMatchObject([{ ok: true }, { ok: true }])
    expect(await remove(mia)).toMatchObject({ data: { deleted: true } })
    await site.background.settled()
  })

  test('is gone for its owner, for others and from every list', async () => {
    for (const caller of [mia, eve]) {
      expect(await read(caller)).toMatchObject(NOT_FOUND)
      for (const scope of ['public', 'owned', 'colored', 'favorited'] as const)
        expect(await listed(caller, scope)).not.toContain(page)
    }
    expect(await remove(mia)).toMatchObject(NOT_FOUND)
    for (const scope of ['public', 'owned', 'favorited'] as const) expect(await listed(uwe, scope)).not.toContain(page)
    expect(await site.db.$count(coloreds, eq(coloreds.userId, mia.id))).toBe(0)
  })

  test('stays with whoever has coloured it, who goes on for nothing and is not told whose it was', async () => {
    expect(await listed(uwe, 'colored')).toEqual([page])
    expect(await read(uwe)).toMatchObject({
      data: { is_colored: true, is_owner: false, public: false, user: { name: '' }, colored_count: 1 },
    })
    const before = await left(uwe)
    expect(await color(uwe, 'teal')).toMatchObject({ ok: true })
    expect(await left(uwe)).toBe(before)
    expect(await color(eve, 'teal')).toMatchObject(NOT_FOUND)
    for (const key of await files()) expect(await isStored(key)).toBe(true)
  })

  test('can be printed and downloaded by them, as any other', async () => {
    await pay(uwe)
    await pay(eve)
    const body = { format: 'pdf', paper: 'a4' } as const
    const exported = await Promise.all(
      [uwe, eve].map((caller) =>
        site.app.inject({
          method: 'POST',
          url: `/api/pages/${page}/export`,
          headers: { authorization: `Bearer ${caller.token}` },
          payload: body,
        }),
      ),
    )
    expect(exported.map(({ statusCode }) => statusCode)).toEqual([200, 404])
  })

  test('is taken from them when it is blocked', async () => {
    const admin = await site.signIn({ admin: true })
    await site.call(calls.togglePageBlocked, { params: { id: page } }, admin)
    expect([await read(uwe), await read(eve)]).toMatchObject([{ problem: { code: 'PAGE_TAKEN_DOWN' } }, NOT_FOUND])
  })

  test('goes with the last who has coloured it, files and all', async () => {
    const stored = await files()
    await leave(uwe)
    await site.app.listen({ host: '127.0.0.1', port: 0 })
    await site.background.settled()
    expect(await site.db.$count(pages, eq(pages.id, page))).toBe(0)
    for (const key of stored) expect(await isStored(key)).toBe(false)
  })
})

test('a page stays with those who have coloured it, though its owner has left with the account, and nothing tells of them', async () => {
  await color(uwe, 'orange')
  await color(mia, 'red')
  expect(await leave(mia)).toMatchObject({ ok: true })
  await site.background.settled()
  expect(await read(uwe)).toMatchObject({ data: { title: ABOUT.title, user: { name: '' } } })
  expect(await color(uwe, 'teal')).toMatchObject({ ok: true })
  const [row] = await site.db.select().from(pages).where(eq(pages.id, page))
  expect(row).toMatchObject({ userId: null, ownerName: '', prompt: '', coloredCount: 1 })
  for (const key of await files()) expect(await isStored(key)).toBe(true)
})

test('those who leave at the same moment with pages and colourings of one another do not wait for ever', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [ada, ben] = [await site.signIn(), await site.signIn()]
    for (const [owner, other] of [
      [ada, ben],
      [ben, ada],
    ] as const)
      for (let count = 0; count < 3; count += 1) {
        const picture = { illustration: 'aa.png', preview: 'bb.webp', width: 1, height: 1 }
        const [row] = await site.db
          .insert(pages)
          .values({ userId: owner.id, title: 'Owl', public: true, ...picture })
          .returning()
        const drawn = { photo: 'cc.png', preview: 'dd.webp' }
        await site.db.insert(coloreds).values({ userId: other.id, pageId: row?.id ?? page, ...drawn })
      }
    expect(await Promise.all([leave(ada), leave(ben)])).toMatchObject([{ ok: true }, { ok: true }])
  }
})
