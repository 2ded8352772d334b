import { calls, type Page, type PageId } from '@huebook/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { coloreds, favorites, fileChecks, pages, reports } from '#platform/db/schema.ts'
import { contentKey } from '#platform/storage/key.ts'
import { picture, sendPicture } from '#testing/pictures.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
const NOT_FOUND = { status: 404, problem: { code: 'PAGE_NOT_FOUND' } }
/** One that everybody has seen. */
const TAKEN_DOWN = { status: 404, problem: { code: 'PAGE_TAKEN_DOWN' } }
let mia: SignedIn
let uwe: SignedIn
let admin: SignedIn

beforeAll(async () => {
  mia = await site.signIn({ name: 'Mia' })
  uwe = await site.signIn({ name: 'Uwe' })
  admin = await site.signIn({ admin: true })
})

const draw = async (owner: SignedIn, more: Partial<typeof pages.$inferInsert> = {}): Promise<PageId> => {
  const picture = { illustration: 'aa.png', preview: 'bb.webp', width: 1024, height: 1024 }
  const [page] = await site.db
    .insert(pages)
    .values({ userId: owner.id, title: 'Owl', public: true, ...picture, ...more })
    .returning()
  return (page as NonNullable<typeof page>).id
}

const read = (id: PageId, caller: SignedIn) => site.call(calls.readPage, { params: { id } }, caller)
const favorite = (id: PageId, caller: SignedIn) => site.call(calls.togglePageFavorited, { params: { id } }, caller)
const remove = (id: PageId, caller: SignedIn) => site.call(calls.deletePage, { params: { id } }, caller)
const nowhere = '00000000-0000-4000-8000-000000000000' as PageId

/** Pages that are nobody's business but their owner's and the administrators'. */
const HIDDEN = [
  ['private', { public: false }],
  ['blocked', { blocked: true }],
  ['waiting to be looked at', { reviewed: false }],
] as const

describe('a page', () => {
  test('is read by its owner, by others and by administrators, each with what it is to them', async () => {
    const id = await draw(mia)
    await favorite(id, uwe)
    const seen: Partial<Page>[] = []
    for (const caller of [mia, uwe, admin]) {
      const answer = await read(id, caller)
      if (answer.ok) seen.push(answer.data)
    }
    expect(seen).toMatchObject([
      { id, is_owner: true, is_favorited: false, favorited_count: 1 },
      { id, is_owner: false, is_favorited: true, favorited_count: 1 },
      { id, is_owner: false, is_favorited: false, favorited_count: 1 },
    ])
  })

  test.each(HIDDEN)(
    'that is %s is there for its owner and administrators, and for nobody else',
    async (_name, state) => {
      const id = await draw(mia, state)
      for (const caller of [mia, admin]) expect(await read(id, caller)).toMatchObject({ ok: true, data: { id } })
      expect(await read(id, uwe)).toMatchObject('blocked' in state ? TAKEN_DOWN : NOT_FOUND)
    },
  )

  test('of somebody who was blocked is gone for others', async () => {
    const eve = await site.signIn()
    const id = await draw(eve)
    await site.call(calls.toggleUserBlocked, { params: { id: eve.id } }, admin)
    expect(await read(id, uwe)).toMatchObject(TAKEN_DOWN)
    expect(await favorite(id, uwe)).toMatchObject(NOT_FOUND)
    expect(await read(id, admin)).toMatchObject({ ok: true })
  })

  test('that never was is told like one that is hidden', async () => {
    for (const ask of [read, favorite, remove]) expect(await ask(nowhere, uwe)).toMatchObject(NOT_FOUND)
  })
})

describe('a favourite', () => {
  test('is counted, and taken back', async () => {
    const id = await draw(mia)
    expect(await favorite(id, uwe)).toMatchObject({ data: { is_favorited: true, favorited_count: 1 } })
    expect(await favorite(id, mia)).toMatchObject({ data: { is_favorited: true, favorited_count: 2 } })
    expect(await favorite(id, uwe)).toMatchObject({ data: { is_favorited: false, favorited_count: 1 } })
    expect(await read(id, mia)).toMatchObject({ data: { is_favorited: true, favorited_count: 1 } })
  })

  test.each(HIDDEN)('of another user’s page that is %s is refused, of one’s own it is not', async (_name, state) => {
    const id = await draw(mia, state)
    expect(await favorite(id, uwe)).toMatchObject(NOT_FOUND)
    expect(await favorite(id, mia)).toMatchObject({ data: { is_favorited: true, favorited_count: 1 } })
  })

  test('is counted exactly when a hundred people toggle ten pages two hundred times at once', async () => {
    const people = await Promise.all(Array.from({ length: 100 }, () => site.signIn()))
    const ids = await Promise.all(Array.from({ length: 10 }, () => draw(mia)))
    const toggles = Array.from({ length: 200 }, (_, i) =>
      favorite(ids[(i * 7) % 10] as PageId, people[i % 100] as SignedIn),
    )
    expect((await Promise.all(toggles)).filter(({ ok }) => !ok)).toEqual([])
    const wrong = await site.db.execute(sql`select id from pages
      where favorited_count <> (select count(*) from favorites where page_id = pages.id)`)
    expect(wrong.rows).toEqual([])
  })

  test('toggled by one person on many devices at once ends as often as it began', async () => {
    const id = await draw(mia)
    await Promise.all(Array.from({ length: 20 }, () => favorite(id, uwe)))
    expect(await read(id, uwe)).toMatchObject({ data: { is_favorited: false, favorited_count: 0 } })
  })

  test('of somebody who leaves at the same moment is counted no more, and nobody waits for ever', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => draw(mia)))
    for (let round = 0; round < 10; round += 1) {
      const ben = await site.signIn()
      await Promise.all(ids.slice(0, 3).map((id) => favorite(id, ben)))
      const answers = await Promise.all([
        ...ids.map((id) => favorite(id, ben)),
        site.call(calls.deleteCurrentUser, {}, ben),
      ])
      for (const { status } of answers) expect(status).toBeOneOf([200, 401])
    }
    for (const id of ids) expect(await read(id, mia)).toMatchObject({ data: { favorited_count: 0 } })
  })
})

describe('blocking a page', () => {
  test('takes it from everybody but its owner, and unblocking brings it back', async () => {
    const id = await draw(mia)
    const toggle = () => site.call(calls.togglePageBlocked, { params: { id } }, admin)
    expect(await toggle()).toMatchObject({ data: { blocked: true } })
    expect(await read(id, uwe)).toMatchObject(TAKEN_DOWN)
    expect(await read(id, mia)).toMatchObject({ data: { blocked: true } })
    expect(await toggle()).toMatchObject({ data: { blocked: false } })
    expect(await read(id, uwe)).toMatchObject({ ok: true })
  })

  test('is not for its owner, nor for another user', async () => {
    const id = await draw(mia)
    for (const caller of [mia, uwe])
      expect(await site.call(calls.togglePageBlocked, { params: { id } }, caller)).toMatchObject({ status: 403 })
    expect(await read(id, uwe)).toMatchObject({ data: { blocked: false } })
  })

  test('that is not there is refused', async () => {
    expect(await site.call(calls.togglePageBlocked, { params: { id: nowhere } }, admin)).toMatchObject(NOT_FOUND)
  })
})

describe('deleting a page', () => {
  let stored = 0
  async function storeFile(): Promise<string> {
    stored += 1
    const bytes = Buffer.from(`file ${stored}`)
    const key = contentKey(bytes, 'png')
    await site.storage.put(key, bytes, 'image/png')
    return key
  }

  async function isStored(key: string): Promise<boolean> {
    const file = await site.storage.get(key)
    file?.body.destroy()
    return file !== null
  }

  test('that nobody else has coloured takes its pictures, favourites, own colouring and reports with it', async () => {
    const files = { illustration: await storeFile(), vector: await storeFile(), preview: await storeFile() }
    const id = await draw(mia, files)
    const colored = { photo: await storeFile(), preview: await storeFile() }
    await site.db.insert(coloreds).values({ userId: mia.id, pageId: id, ...colored })
    await site.db.insert(reports).values({ userId: uwe.id, pageId: id, reason: 'other' })
    await favorite(id, uwe)
    expect(await remove(id, mia)).toMatchObject({ ok: true, data: { deleted: true } })
    await site.background.settled()
    for (const key of [...Object.values(files), ...Object.values(colored)]) expect(await isStored(key)).toBe(false)
    for (const table of [favorites, coloreds, reports])
      expect(await site.db.select().from(table).where(eq(table.pageId, id))).toEqual([])
    expect(await site.db.select().from(fileChecks)).toEqual([])
    expect(await read(id, mia)).toMatchObject(NOT_FOUND)
    expect(await remove(id, mia)).toMatchObject(NOT_FOUND)
  })

  test('leaves pictures that another page shows as well', async () => {
    const files = { illustration: await storeFile(), preview: await storeFile() }
    const [id, other] = [await draw(mia, files), await draw(uwe, files)]
    await remove(id, mia)
    await site.background.settled()
    expect([await isStored(files.illustration), await isStored(files.preview)]).toEqual([true, true])
    expect(await read(other, mia)).toMatchObject({ ok: true })
  })

  test('takes the upload it was made of with it', async () => {
    const url = (await sendPicture(site, mia, await picture({ color: 'lime' }).png().toBuffer())).json().url as string
    const key = site.storage.keyOf(url) ?? ''
    await remove(await draw(mia, { source: key }), mia)
    await site.background.settled()
    expect(await isStored(key)).toBe(false)
    const { rows } = await site.db.execute(sql`select 1 from uploads where key = ${key}`)
    expect(rows).toEqual([])
  })

  test('is for its owner alone: another user’s page stays, and an administrator blocks instead', async () => {
    const id = await draw(mia)
    expect(await remove(id, uwe)).toMatchObject(NOT_FOUND)
    expect(await remove(id, admin)).toMatchObject({ status: 403 })
    expect(await read(id, mia)).toMatchObject({ ok: true })
  })

  test('while others favourite it and the owner leaves, ends for all of them', async () => {
    for (let round = 0; round < 10; round += 1) {
      const ben = await site.signIn()
      const ids = await Promise.all(Array.from({ length: 3 }, () => draw(ben)))
      const answers = await Promise.all([
        ...ids.map((id) => remove(id, ben)),
        ...ids.map((id) => favorite(id, uwe)),
        site.call(calls.deleteCurrentUser, {}, ben),
      ])
      for (const { status } of answers) expect(status).toBeOneOf([200, 401, 404])
    }
  })
})
