import { calls } from '@huebook/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { users } from '#platform/db/schema.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
let admin: SignedIn

const list = async (query: { page?: number; search?: string } = {}) => {
  const answer = await site.call(calls.paginateUsers, { query }, admin)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data
}
const found = async (search: string) => (await list({ search })).data.map(({ name }) => name).sort()

beforeAll(async () => {
  admin = await site.signIn({ admin: true, name: 'Ada' })
  const special = ['Zoë Ångström', '100% Kim', 'snake_case', 'back\\slash', 'Straße', 'ＦＵＬＬwidth']
  const sameMoment = new Date('2026-01-01T00:00:00Z')
  await site.db.insert(users).values([
    ...special.map((name, index) => ({ name, email: `special${index}@example.org` })),
    ...Array.from({ length: 48 }, (_, index) => ({
      name: `Person ${index}`,
      email: `person${index}@example.net`,
      createdAt: sameMoment,
    })),
  ])
})

describe('the list of accounts', () => {
  test('comes in pages of 24, the newest first, each account once although many came at the same moment', async () => {
    const pages = [await list(), await list({ page: 2 }), await list({ page: 3 })]
    expect(pages.map(({ data, current_page, last_page }) => [data.length, current_page, last_page])).toEqual([
      [24, 1, 3],
      [24, 2, 3],
      [7, 3, 3],
    ])
    const all = pages.flatMap(({ data }) => data)
    expect(new Set(all.map(({ id }) => id)).size).toBe(55)
    expect(all.map(({ created_at }) => created_at)).toEqual(
      all
        .map(({ created_at }) => created_at)
        .sort()
        .reverse(),
    )
    expect(all[0]).toMatchObject({ plan: { name: 'free' }, subscription: null, photo: null })
  })

  test('is empty beyond its last page, and has one page when nothing is found', async () => {
    expect(await list({ page: 4 })).toEqual({ data: [], current_page: 4, last_page: 3 })
    expect(await list({ page: Number.MAX_SAFE_INTEGER })).toMatchObject({ data: [], last_page: 3 })
    expect(await list({ search: 'nobody at all' })).toEqual({ data: [], current_page: 1, last_page: 1 })
  })

  test.each([
    ['zoe', ['Zoë Ångström']],
    ['ANGSTROM', ['Zoë Ångström']],
    ['ngstr', ['Zoë Ångström']],
    ['special3@EXAMPLE', ['back\\slash']],
    ['fullwidth', ['ＦＵＬＬwidth']],
    ['%', ['100% Kim']],
    ['％', ['100% Kim']],
    ['_', ['snake_case']],
    ['\\', ['back\\slash']],
    ["' or true --", []],
    ['person 4_', []],
  ])('searched for %j finds %j', async (search, names) => {
    expect(await found(search)).toEqual(names)
  })

  test('counts the pages of what was found', async () => {
    expect(await list({ search: 'person', page: 2 })).toMatchObject({ current_page: 2, last_page: 2 })
  })

  test.each([{ page: 0 }, { page: -1 }, { page: 1.5 }, { page: 'x' }, { search: 'x'.repeat(201) }])(
    'refuses to be asked for %o',
    async (query) => {
      expect(await site.call(calls.paginateUsers, { query } as never, admin)).toMatchObject({ status: 422 })
    },
  )
})
