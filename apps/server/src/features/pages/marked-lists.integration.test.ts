import { calls, PAGE_SIZE, type PageId } from '@huebook/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { pages, users } from '#platform/db/schema.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
/** More than a search goes through one by one, most of them with the few favourites most pages have. */
const COUNT = 3000
/** The last page of the list when it is new; later some pages are blocked, and it is beyond the end of the favourites. */
const LAST = Math.ceil(COUNT / PAGE_SIZE)
const SCOPES = ['favorited', 'colored'] as const
const ORDERS = {
  trending: 'hot desc, id desc',
  popularity: 'popularity desc, id desc',
  latest: 'created_at desc, id desc',
  oldest: 'created_at, id',
  mostFavorited: 'favorited_count desc, id desc',
  mostColored: 'colored_count desc, id desc',
} as const
type Scope = (typeof SCOPES)[number]
type Sort = keyof typeof ORDERS

let mia: SignedIn
let uwe: SignedIn

beforeAll(async () => {
  uwe = await site.signIn({ name: 'Uwe' })
  mia = await site.signIn({ name: 'Mia' })
  await site.db.execute(sql`insert into pages (user_id, title, illustration, preview, width, height, public, created_at,
      favorited_count, colored_count)
    select ${uwe.id}, case when i % 9 = 0 then 'Owl ' else 'Fox ' end || i, 'aa.png', 'bb.webp', 1, 1, true,
      now() - random() * interval '90 days', (1 / (0.001 + random()))::int, (1 / (0.001 + random()))::int
    from generate_series(1, ${COUNT}) i`)
  await site.db.execute(sql`insert into favorites (user_id, page_id) select ${mia.id}, id from pages`)
  await site.db.execute(sql`insert into coloreds (user_id, page_id, photo, preview, updated_at)
    select ${mia.id}, id, 'cc.png', 'dd.webp', now() - random() * interval '90 days' from pages`)
  await site.db.execute(sql`analyze`)
}, 60_000)

const list = async (scope: Scope, sort: Sort, page: number, search = ''): Promise<PageId[]> => {
  const answer = await site.call(calls.paginatePages, { query: { scope, sort, page, search } }, mia)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data.data.map(({ id }) => id)
}

/** What is to be on that page of the list, by the pages alone; of what somebody has coloured, by when they did. */
const expected = async (scope: Scope, sort: Sort, page: number, search = ''): Promise<PageId[]> => {
  const drawnAt = `(select updated_at from coloreds where page_id = pages.id and user_id = '${mia.id}')`
  const order = scope === 'colored' ? ORDERS[sort].replace('created_at', drawnAt) : ORDERS[sort]
  const { rows } = await site.db.execute<{ id: PageId }>(
    sql.raw(`select id from pages where ${scope === 'colored' || 'not blocked'} and search like '%${search}%'
      order by ${order} limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`),
  )
  return rows.map(({ id }) => id)
}

/** People come and go: some counts move a little, some much, and some pages are blocked. */
const live = () =>
  site.db.execute(sql`update pages set
    favorited_count = greatest(0, round(favorited_count * (0.85 + 0.3 * random()) + 2 * random() - 1)),
    colored_count = greatest(0, round(colored_count * (0.85 + 0.3 * random()) + 2 * random() - 1)),
    blocked = blocked or random() < 0.05`)

test.each([
  ['when it is new', false],
  ['once people have come and gone', true],
])(
  'a long list of what somebody has favourited or coloured is in the true order %s',
  async (_when, isLater) => {
    if (isLater) await live()
    for (const scope of SCOPES)
      for (const sort of Object.keys(ORDERS) as Sort[])
        for (const [page, search] of [
          [1, ''],
          [20, ''],
          [LAST, ''],
          [1, 'owl'],
          [6, 'owl'],
          [20, 'fox 1'],
        ] as const)
          expect([scope, sort, page, search, await list(scope, sort, page, search)]).toEqual([
            ...[scope, sort, page, search],
            await expected(scope, sort, page, search),
          ])
  },
  60_000,
)

test('what somebody has favourited or coloured is found by its owner’s name, and by the new one once they are renamed', async () => {
  const rename = (name: string) => site.db.update(users).set({ name }).where(eq(users.id, uwe.id))
  const found = async (scope: Scope, name: string) => (await list(scope, 'latest', 1, name)).length
  for (const [name, before] of [
    ['Berg', 'Uwe'],
    ['Uwe', 'Berg'],
  ] as const) {
    await rename(name)
    for (const scope of SCOPES)
      expect([scope, await found(scope, name), await found(scope, before)]).toEqual([scope, PAGE_SIZE, 0])
  }
}, 60_000)

test('a favourite of a page that thousands have favourited writes few rows, but for once in a while', async () => {
  const [page] = await site.db.select().from(pages).limit(1)
  const id = (page as NonNullable<typeof page>).id
  await site.db.update(pages).set({ favoritedCount: 10_000, blocked: false }).where(eq(pages.id, id))
  const listed = async () => (await site.db.select().from(pages).where(eq(pages.id, id)))[0]?.listedFavorited
  for (const [counted, known] of [
    [10_001, 10_000],
    [12_000, 10_000],
    [12_500, 12_500],
    [10_500, 12_500],
    [10_000, 10_000],
  ]) {
    await site.db.update(pages).set({ favoritedCount: counted }).where(eq(pages.id, id))
    expect([counted, await listed()]).toEqual([counted, known])
  }
})

/** Four pages that somebody shares. */
const drawnBy = async ({ id }: SignedIn): Promise<PageId[]> => {
  const picture = { illustration: 'aa.png', preview: 'bb.webp', width: 1, height: 1, public: true }
  const values = Array.from({ length: 4 }, (_, i) => ({ ...picture, userId: id, title: `Moment ${i}` }))
  return (await site.db.insert(pages).values(values).returning({ id: pages.id })).map(({ id }) => id)
}
const favorite = (caller: SignedIn, id: PageId) => site.call(calls.togglePageFavorited, { params: { id } }, caller)

test('somebody can leave while others favourite the pages they have favourited themselves', async () => {
  const fans = await Promise.all(Array.from({ length: 6 }, () => site.signIn()))
  for (let round = 0; round < 6; round += 1) {
    const eve = await site.signIn()
    const drawn = await drawnBy(eve)
    await Promise.all(drawn.map((id) => favorite(eve, id)))
    const answers = await Promise.all([
      ...fans.flatMap((fan) => drawn.map((id) => favorite(fan, id))),
      site.call(calls.deleteCurrentUser, {}, eve),
    ])
    for (const { status } of answers) expect(status).toBeOneOf([200, 404])
  }
}, 60_000)

test('somebody can be renamed while others favourite their pages and leave, and every favourite has the new name', async () => {
  const eve = await site.signIn({ name: 'Eve' })
  const drawn = await drawnBy(eve)
  for (let round = 0; round < 6; round += 1) {
    const fans = await Promise.all(Array.from({ length: 6 }, () => site.signIn()))
    const [leaving, ...staying] = fans as [SignedIn, ...SignedIn[]]
    await Promise.all(drawn.map((id) => favorite(leaving, id)))
    const body = { name: `Eve${round}`, email: eve.email, photo: '' }
    const answers = await Promise.all([
      ...staying.flatMap((fan) => drawn.map((id) => favorite(fan, id))),
      site.call(calls.updateCurrentUser, { body }, eve),
      site.call(calls.deleteCurrentUser, {}, leaving),
    ])
    for (const { status } of answers) expect(status).toBe(200)
    const { rows } = await site.db.execute(
      sql`select page_search from favorites join pages on pages.id = page_id where pages.user_id = ${eve.id}`,
    )
    expect(rows).toHaveLength((round + 1) * staying.length * drawn.length)
    for (const row of rows) expect(row['page_search']).toMatch(`eve${round}`)
  }
}, 60_000)
