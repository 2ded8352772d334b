import { type CallQuery, calls } from '@huebook/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { coloreds, pages } from '#platform/db/schema.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
let admin: SignedIn

const list = async (query: Partial<CallQuery<typeof calls.paginateColoreds>> = {}) => {
  const answer = await site.call(calls.paginateColoreds, { query }, admin)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data
}
const found = async (search: string) =>
  (await list({ search })).data.map(({ page, user }) => `${user.name}: ${page.title}`)

beforeAll(async () => {
  admin = await site.signIn({ admin: true })
  const [mia, zoe] = [await site.signIn({ name: 'Mia' }), await site.signIn({ name: 'Zoë' })]
  const picture = { illustration: 'aa.png', preview: 'bb.webp', width: 1024, height: 1024 }
  const drawn = await site.db
    .insert(pages)
    .values(
      ['Élan', '100 % owl', ...Array.from({ length: 23 }, (_, i) => `Page ${i}`)].map((title) => ({
        ...picture,
        title,
        userId: mia.id,
        public: title !== '100 % owl',
      })),
    )
    .returning()
  await site.db.insert(coloreds).values(
    drawn.flatMap(({ id, title }, i) => {
      const colored = {
        pageId: id,
        photo: `photo${i}.png`,
        preview: `preview${i}.webp`,
        createdAt: new Date(2026, 1, 28 - i),
      }
      return title === 'Élan'
        ? [
            { ...colored, userId: zoe.id },
            { ...colored, userId: mia.id, createdAt: new Date(2026, 2, 1) },
          ]
        : [{ ...colored, userId: mia.id }]
    }),
  )
})

describe('the list of coloured pages', () => {
  test('shows an administrator which page was coloured, by whom, when and how it looks, the newest first', async () => {
    const { data, current_page, last_page } = await list()
    expect([data.length, current_page, last_page]).toEqual([24, 1, 2])
    expect(data.slice(0, 2)).toMatchObject([
      {
        page: { title: 'Élan', illustration: '/files/aa.png' },
        user: { name: 'Mia' },
      },
      {
        page: { title: 'Élan' },
        user: { name: 'Zoë' },
        photo: site.storage.urlFor('page', 'photo0.png'),
        preview: site.storage.urlFor('page', 'preview0.webp'),
      },
    ])
    expect((await list({ page: 2 })).data).toHaveLength(2)
    expect(await list({ page: 3 })).toEqual({ data: [], current_page: 3, last_page: 2 })
  })

  test('shows no picture of what was coloured on a page that is not shared: it would show the page', async () => {
    expect((await list({ search: 'owl' })).data).toMatchObject([
      { withheld: true, photo: '', preview: '', previews: [], page: { title: '100 % owl', illustration: '' } },
    ])
    expect((await list({ search: 'elan' })).data).toMatchObject([{ withheld: false }, { withheld: false }])
  })

  test.each([
    ['elan', ['Mia: Élan', 'Zoë: Élan']],
    ['zoe', ['Zoë: Élan']],
    ['%', ['Mia: 100 % owl']],
    ['example.org', []],
  ])('searched for %s finds what was coloured and who did, and no addresses', async (search, expected) => {
    expect(await found(search)).toEqual(expected)
  })
})
