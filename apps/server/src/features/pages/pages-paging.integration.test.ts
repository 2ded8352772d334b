import { type CallQuery, calls, type PageId } from '@huebook/contract'
import { inArray, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { coloreds, favorites, pages } from '#platform/db/schema.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
const COUNT = 60
const MOMENTS = [new Date('2026-11-01T12:00:00Z'), new Date('2026-11-02T12:00:00Z')]
let mia: SignedIn
let all: PageId[]

type Query = CallQuery<typeof calls.paginatePages>

const list = async (query: Partial<Query>) => {
  const answer = await site.call(calls.paginatePages, { query }, mia)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data
}

/** All pages of a list one after the other, as "Load more" asks for them. */
async function walk(query: Partial<Query>) {
  const first = await list(query)
  const lists = [first]
  for (let page = 2; page <= first.last_page; page++) lists.push(await list({ ...query, page }))
  return { lists, ids: lists.flatMap(({ data }) => data.map(({ id }) => id)) }
}

/** Sixty pages of two moments, favourited once or not at all, coloured once or not: whatever sorts them, many are equal. */
beforeAll(async () => {
  mia = await site.signIn({ name: 'Mia' })
  const picture = { illustration: 'aa.png', preview: 'bb.webp', width: 1024, height: 1024 }
  const rows = await site.db
    .insert(pages)
    .values(
      Array.from({ length: COUNT }, (_, i) => ({
        ...picture,
        userId: mia.id,
        title: `Page ${i}`,
        public: true,
        createdAt: MOMENTS[i % 2],
        favoritedCount: (i >> 1) % 2,
        coloredCount: (i >> 2) % 2,
      })),
    )
    .returning({ id: pages.id })
  all = rows.map(({ id }) => id)
  await site.db.insert(favorites).values(all.map((pageId) => ({ userId: mia.id, pageId })))
  const colored = { userId: mia.id, photo: 'cc.png', preview: 'dd.webp' }
  await site.db.insert(coloreds).values(all.map((pageId) => ({ ...colored, pageId })))
})

const SCOPES = ['public', 'owned', 'favorited', 'colored'] as const
const SORTS = ['trending', 'popularity', 'latest', 'oldest', 'mostFavorited', 'mostColored'] as const

describe.each(SCOPES)('the %s pages', (scope) => {
  test('come 24 at a time, and say which page is the last', async () => {
    const { lists } = await walk({ scope })
    expect(lists.map(({ data, current_page, last_page }) => [data.length, current_page, last_page])).toEqual([
      [24, 1, 3],
      [24, 2, 3],
      [12, 3, 3],
    ])
    expect(await list({ scope, page: 4 })).toEqual({ data: [], current_page: 4, last_page: 3 })
  })

  test.each(SORTS)('sorted by %s come each exactly once, although many are equal', async (sort) => {
    const { ids } = await walk({ scope, sort })
    expect(ids).toHaveLength(COUNT)
    expect(new Set(ids)).toEqual(new Set(all))
  })

  test.each(SORTS)('sorted by %s keep their order when some of them are written anew', async (sort) => {
    const { ids } = await walk({ scope, sort })
    const some = ids.filter((_, i) => i % 3 === 0)
    await site.db
      .update(pages)
      .set({ title: sql`${pages.title} || '.'` })
      .where(inArray(pages.id, some))
    expect((await walk({ scope, sort })).ids).toEqual(ids)
  })
})

test('what a search finds has its own last page', async () => {
  const { lists, ids } = await walk({ search: 'Page 1' })
  expect(lists).toHaveLength(1)
  expect(ids).toHaveLength(11)
})

test.each([
  ['latest', 'created_at', 'falls'],
  ['oldest', 'created_at', 'rises'],
  ['mostFavorited', 'favorited_count', 'falls'],
  ['mostColored', 'colored_count', 'falls'],
] as const)('sorted by %s, %s only %s over all pages', async (sort, field, direction) => {
  const { lists } = await walk({ sort })
  const values = lists.flatMap(({ data }) => data.map((page) => String(page[field])))
  expect(values).toEqual(direction === 'rises' ? values.toSorted() : values.toSorted().reverse())
})
