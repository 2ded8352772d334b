import { type CallQuery, calls, PAGE_FILTERS, PAGE_SIZE, type PageId } from '@huebook/contract'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { coloreds, favorites, pages, users } from '#platform/db/schema.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'
import { watchedDatabase } from '#testing/watched-database.ts'
import { preparePageLists } from './page-lists.queries.ts'

const site = testSite()
/** More than a search goes through one by one. */
const COUNT = 3000
let mia: SignedIn
let uwe: SignedIn

type Query = CallQuery<typeof calls.paginatePages>

const list = async (query: Partial<Query>, caller = mia) => {
  const answer = await site.call(calls.paginatePages, { query }, caller)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data
}
const found = async (search: string) => (await list({ search })).data.map(({ title }) => title)
const picture = { illustration: 'aa.png', preview: 'bb.webp', width: 1024, height: 1024, public: true }
const LONG_AGO = new Date('2020-01-01T00:00:00Z')

beforeAll(async () => {
  mia = await site.signIn({ name: 'Mia' })
  uwe = await site.signIn({ name: 'Uwe-Ångström Weber' })
  await site.db.execute(sql`insert into pages (user_id, title, illustration, preview, width, height, public, created_at)
    select ${mia.id}, case when i % 2 = 0 then 'Owl ' else 'Fox ' end || i, 'aa.png', 'bb.webp', 1, 1, true,
      now() - i * interval '1 minute' from generate_series(1, ${COUNT}) i`)
  await site.db.insert(pages).values(
    ['Élan', 'Jazz trio', '100 %', '🦊 🦉', 'Xy'].map((title) => ({
      ...picture,
      userId: uwe.id,
      title,
      createdAt: LONG_AGO,
    })),
  )
  await site.db.execute(sql`analyze`)
})

describe('a page that lies behind thousands of others is found', () => {
  test.each([
    ['a word of it without its accents', 'elan', ['Élan']],
    ['a part of a word', 'azz', ['Jazz trio']],
    ['two letters', 'xy', ['Xy']],
    ['a character that is none', '%', ['100 %']],
    ['an emoji', '🦉', ['🦊 🦉']],
    ['its number', '2999', ['Fox 2999']],
  ])('by %s', async (_how, search, titles) => {
    expect(await found(search)).toEqual(titles)
  })

  test('by the name of its owner, by two letters of it, and by the new one once they are renamed', async () => {
    expect(await found('angstrom')).toHaveLength(5)
    expect(await found('uw')).toHaveLength(5)
    const body = { name: 'Uwe-Berg Weber', email: uwe.email, photo: '' }
    await site.call(calls.updateCurrentUser, { body }, uwe)
    expect([(await found('angstrom')).length, (await found('berg')).length]).toEqual([0, 5])
    await site.call(calls.updateCurrentUser, { body: { ...body, name: 'Uwe-Ångström Weber' } }, uwe)
  })

  test('and not by the address of its owner', async () => {
    expect(await found(uwe.email)).toEqual([])
  })

  test('and a page drawn in the moment its owner is renamed has the new name', async () => {
    const eve = await site.signIn({ name: 'Eve' })
    await Promise.all([
      ...Array.from({ length: 8 }, (_, i) =>
        site.db.insert(pages).values({ ...picture, userId: eve.id, title: `Moment ${i}` }),
      ),
      site.db.update(users).set({ name: 'Evelyn-Moonlight Weber' }).where(eq(users.id, eve.id)),
    ])
    expect(await found('moonlight')).toHaveLength(8)
    await site.db.delete(users).where(eq(users.id, eve.id))
  })

  test('and is not, once its owner is blocked', async () => {
    await site.db.update(users).set({ blocked: true }).where(eq(users.id, uwe.id))
    expect(await found('elan')).toEqual([])
    await site.db.update(users).set({ blocked: false }).where(eq(users.id, uwe.id))
    expect(await found('elan')).toEqual(['Élan'])
  })
})

test.each([
  ['a word that thousands of pages have', { search: 'owl', scope: 'public' }, COUNT / 2],
  ['one’s own name, which all of one’s own have,', { search: 'mia', scope: 'owned' }, COUNT],
] as const)('%s is read on page by page to the very last, each page once', async (_what, query, count) => {
  const seen = new Set<string>()
  let [page, last] = [1, 1]
  for (; page <= last; page += 1) {
    const answer = await list({ ...query, sort: 'oldest', page })
    for (const { title } of answer.data) seen.add(title)
    last = answer.last_page
  }
  expect([seen.size, last]).toEqual([count, Math.ceil(count / PAGE_SIZE)])
  expect(await list({ ...query, page: last + 2 })).toMatchObject({ data: [], last_page: last })
})

test.each(['public', 'owned', 'favorited', 'colored'] as const)(
  'a page of the %s ones beyond any number of them is empty',
  async (scope) => {
    for (const sort of ['latest', 'mostFavorited'] as const)
      for (const search of ['', 'owl', 'xylophone'])
        expect((await list({ scope, sort, search, page: Number.MAX_SAFE_INTEGER })).data).toEqual([])
  },
)

describe('the words that somebody described a page with', () => {
  const SECRET = 'for Quintessa who is in hospital'
  const lists = ['public', 'favorited', 'colored', 'owned'] as const
  let admin: SignedIn

  beforeAll(async () => {
    admin = await site.signIn({ admin: true })
    const told = { ...picture, userId: uwe.id, prompt: `a get-well card ${SECRET}`, createdAt: LONG_AGO }
    const [page] = await site.db
      .insert(pages)
      .values({ ...told, title: 'A get-well card' })
      .returning()
    for (const caller of [mia, uwe]) {
      const mark = { userId: caller.id, pageId: page?.id ?? ('' as PageId) }
      await site.db.insert(favorites).values(mark)
      await site.db.insert(coloreds).values({ ...mark, photo: 'cc.png', preview: 'dd.webp' })
    }
  })

  const searched = async (search: string, caller: SignedIn) =>
    Object.fromEntries(
      await Promise.all(
        lists.map(async (scope) => [scope, (await list({ scope, search }, caller)).data.map(({ title }) => title)]),
      ),
    )
  const CARD = ['A get-well card']

  test.each(['quintessa', 'hospital', SECRET])('find it in no list of somebody else: "%s"', async (search) => {
    expect(await searched(search, mia)).toEqual({ public: [], favorited: [], colored: [], owned: [] })
    expect((await list({ search, show: 'all' }, admin)).data).toEqual([])
  })

  test('find it among one’s own pages, and in no list that shows those of others as well', async () => {
    expect(await searched('quintessa', uwe)).toEqual({ public: [], favorited: [], colored: [], owned: CARD })
    expect(await searched('get-well', mia)).toEqual({ public: CARD, favorited: CARD, colored: CARD, owned: [] })
  })

  test('find it there behind thousands of others as well, also by two letters', async () => {
    const [last] = await site.db
      .update(pages)
      .set({ prompt: 'for my Ödegaard-Quy' })
      .where(and(eq(pages.userId, mia.id), eq(pages.title, `Fox ${COUNT - 1}`)))
      .returning()
    for (const search of ['Quy', 'qu', 'odegaard'])
      expect((await list({ scope: 'owned', search })).data.map(({ id }) => id)).toEqual([last?.id])
    expect((await list({ search: 'quy' })).data).toEqual([])
  })
})

describe('indexes alone can answer what is asked', () => {
  const GROWING = /Seq Scan on (users|pages|page_search|favorites|coloreds)\b/

  const shapes = (['public', 'owned', 'favorited', 'colored'] as const).flatMap((scope) =>
    ['', 'owl', 'xylophone', 'xy'].map((search) => ({ scope, search })),
  )

  test.each(shapes)('for the $scope pages searched for "$search", whatever sorts them', async ({ scope, search }) => {
    const { db, sent } = watchedDatabase(site.db.$client)
    const listOf = preparePageLists(db)
    for (const admin of [false, true])
      for (const sort of ['trending', 'popularity', 'latest', 'oldest', 'mostFavorited', 'mostColored'] as const)
        for (const page of [1, 2])
          for (const show of admin ? PAGE_FILTERS : (['all'] as const))
            await listOf({ id: uwe.id, admin }, { scope, search, sort, page, show })
    expect(sent).not.toEqual([])
    const client = await site.db.$client.connect()
    // So few rows are quicker read than looked up; what cannot be looked up is read all the same.
    await client.query('begin; set local enable_seqscan = off')
    for (const { query, params } of sent) {
      const { rows } = await client.query(`explain ${query}`, params)
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(GROWING)
    }
    await client.query('rollback')
    client.release()
  })
})
