import { type CallQuery, calls, type Page } from '@huebook/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditEntries, coloreds, favorites, pages, users } from '#platform/db/schema.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
const DAY = 24 * 60 * 60 * 1000
let mia: SignedIn
let uwe: SignedIn
let admin: SignedIn

const draw = async (owner: SignedIn, title: string, more: Partial<typeof pages.$inferInsert> = {}) => {
  const picture = { illustration: 'aa.png', preview: 'bb.webp', width: 1024, height: 1024 }
  const [page] = await site.db
    .insert(pages)
    .values({ userId: owner.id, title, public: true, ...picture, ...more })
    .returning()
  return page as NonNullable<typeof page>
}

const list = async (caller: SignedIn, query: Partial<CallQuery<typeof calls.paginatePages>> = {}): Promise<Page[]> => {
  const answer = await site.call(calls.paginatePages, { query }, caller)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data.data
}
const titles = async (...given: Parameters<typeof list>) => (await list(...given)).map(({ title }) => title)

beforeAll(async () => {
  mia = await site.signIn({ name: 'Mia Özdemir' })
  uwe = await site.signIn({ name: 'Uwe' })
  admin = await site.signIn({ admin: true })
  await site.db.update(users).set({ stripeId: 'cus_mia' }).where(eq(users.id, mia.id))
  const at = (days: number) => new Date(Date.now() - days * DAY)
  await draw(mia, 'Fox', { createdAt: at(1), prompt: 'a fox in the garden', coloredCount: 9 })
  const owl = await draw(mia, 'Owl', { createdAt: at(30), favoritedCount: 50 })
  await draw(mia, 'Secret', { public: false, createdAt: at(2) })
  await draw(mia, 'Rude', { blocked: true, createdAt: at(3) })
  await draw(uwe, 'Éléphant', { createdAt: at(4), favoritedCount: 1 })
  await site.db.insert(favorites).values({ userId: uwe.id, pageId: owl.id })
  await site.db.insert(coloreds).values({ userId: uwe.id, pageId: owl.id, photo: 'cc.png', preview: 'dd.webp' })
})

describe('the public pages', () => {
  test('are those that are shared and not blocked, the newest first', async () => {
    expect(await titles(uwe)).toEqual(['Fox', 'Éléphant', 'Owl'])
  })

  test.each([
    ['oldest', ['Owl', 'Éléphant', 'Fox']],
    ['mostFavorited', ['Owl', 'Éléphant', 'Fox']],
    ['mostColored', ['Fox']],
    ['popularity', ['Owl', 'Fox', 'Éléphant']],
    ['trending', ['Fox', 'Éléphant', 'Owl']],
  ] as const)('sorted by %s', async (sort, expected) => {
    expect((await titles(uwe, { sort })).slice(0, expected.length)).toEqual(expected)
  })

  test.each([
    ['elephant', ['Éléphant']],
    ['FOX', ['Fox']],
    ['garden', []],
    ['mia', ['Fox', 'Owl']],
    ['ozdemir', []],
    ['example.org', []],
    ['%', []],
  ])('that hold %s, in title or what the owner is shown as', async (search, expected) => {
    expect(await titles(uwe, { search })).toEqual(expected)
  })

  test('disappear with a blocked owner, and come back with them; administrators see them all the time', async () => {
    const block = (blocked: boolean) =>
      site.call(calls.toggleUserBlocked, { params: { id: mia.id } }, admin).then((answer) => {
        expect(answer).toMatchObject({ data: { blocked } })
      })
    await block(true)
    expect(await titles(uwe)).toEqual(['Éléphant'])
    expect(await titles(uwe, { scope: 'favorited' })).toEqual([])
    expect(await titles(admin)).toEqual(['Fox', 'Secret', 'Rude', 'Éléphant', 'Owl'])
    await block(false)
    expect(await titles(uwe)).toEqual(['Fox', 'Éléphant', 'Owl'])
    expect(await titles(uwe, { scope: 'favorited' })).toEqual(['Owl'])
  })

  test('are trending when they are of the last week and three people or more have marked them, not because of one', async () => {
    const drawn = [
      await draw(uwe, 'Unseen'),
      await draw(uwe, 'Liked by two', { favoritedCount: 2, coloredCount: 2 }),
      await draw(uwe, 'Liked by three', { favoritedCount: 3, coloredCount: 2 }),
    ]
    const badges = Object.fromEntries((await list(uwe)).map(({ title, trending }) => [title, trending]))
    expect(badges).toEqual({
      Fox: true,
      Éléphant: false,
      Owl: false,
      Unseen: false,
      'Liked by two': false,
      'Liked by three': true,
    })
    for (const { id } of drawn) await site.db.delete(pages).where(eq(pages.id, id))
  })

  test('are trending for the twelve best at most, however many are liked', async () => {
    const many = await Promise.all(
      Array.from({ length: 15 }, (_, i) => draw(uwe, `Liked ${i}`, { favoritedCount: 10 + i, coloredCount: 10 })),
    )
    const trending = (await list(uwe)).filter((page) => page.trending).map(({ title }) => title)
    expect(trending.toSorted()).toEqual(Array.from({ length: 12 }, (_, i) => `Liked ${i + 3}`).toSorted())
    for (const { id } of many) await site.db.delete(pages).where(eq(pages.id, id))
  })

  test('do not tell strangers who pays with which account', async () => {
    const owner = async (caller: SignedIn) =>
      (await list(caller, { search: 'Fox' })).map(({ user, is_owner }) => [user.stripe_id, is_owner])
    expect(await owner(uwe)).toEqual([['', false]])
    expect(await owner(admin)).toEqual([['cus_mia', false]])
  })
})

describe('an administrator', () => {
  test('is told of every page, and finds it by the full name of its owner', async () => {
    expect(await titles(admin)).toEqual(['Fox', 'Secret', 'Rude', 'Éléphant', 'Owl'])
    expect(await titles(admin, { search: 'ozdemir' })).toEqual(['Fox', 'Secret', 'Rude', 'Owl'])
    expect((await list(admin, { search: 'Fox' }))[0]?.user.name).toBe('Mia Özdemir')
  })

  test('picks out the private, the blocked and the reported ones; nobody else does', async () => {
    const fox = (await list(admin, { search: 'Fox' }))[0] as Page
    await site.call(calls.reportPage, { params: { id: fox.id }, body: { reason: 'other' } }, uwe)
    expect(await titles(admin, { show: 'private' })).toEqual(['Secret'])
    expect(await titles(admin, { show: 'blocked' })).toEqual(['Rude'])
    expect(await titles(admin, { show: 'reported' })).toEqual(['Fox'])
    expect(await titles(admin, { show: 'reported', search: 'owl' })).toEqual([])
    expect(await titles(uwe, { show: 'private' })).toEqual(['Fox', 'Éléphant', 'Owl'])
  })

  test('gets no picture of a private page before opening it on purpose, which the audit log tells', async () => {
    const [secret] = await list(admin, { show: 'private' })
    const params = { id: (secret as Page).id }
    const read = await site.call(calls.readPage, { params }, admin)
    for (const seen of [secret, read.ok && read.data])
      expect(seen).toMatchObject({
        withheld: true,
        public: false,
        illustration: '',
        vector: null,
        preview: '',
        previews: [],
        placeholder: null,
      })
    const logged = async () => {
      const answer = await site.call(calls.paginateAudit, { query: { search: 'opened' } }, admin)
      return answer.ok ? answer.data.data.map(({ action, actor, page }) => [action, actor?.id, page?.title]) : []
    }
    expect(await logged()).toEqual([])
    expect(await site.call(calls.openPage, { params }, admin)).toMatchObject({
      data: {
        page: {
          title: 'Secret',
          withheld: false,
          illustration: expect.stringMatching(/^\/files\/aa\.png\?pass=page-/),
        },
        prompt: '',
        owner: { id: mia.id, name: 'Mia Özdemir', shown_name: 'Mia', email: mia.email },
      },
    })
    expect(await logged()).toEqual([['page_opened', admin.id, 'Secret']])
  })

  test('looks at a page that everybody sees without a word in the audit log, with what it was made from', async () => {
    const fox = (await list(admin, { search: 'Fox' }))[0] as Page
    expect(fox).toMatchObject({ withheld: false, illustration: '/files/aa.png' })
    expect(await site.call(calls.openPage, { params: { id: fox.id } }, admin)).toMatchObject({
      data: { prompt: 'a fox in the garden', page: { id: fox.id } },
    })
    expect(await site.db.$count(auditEntries, eq(auditEntries.pageId, fox.id))).toBe(0)
    expect(await site.call(calls.openPage, { params: { id: fox.id } }, uwe)).toMatchObject({ status: 403 })
  })

  test('blocks a private page', async () => {
    const [secret] = await list(admin, { show: 'private' })
    const params = { id: (secret as Page).id }
    expect(await site.call(calls.togglePageBlocked, { params }, admin)).toMatchObject({ data: { blocked: true } })
    expect(await titles(admin, { show: 'blocked' })).toEqual(['Secret', 'Rude'])
    await site.call(calls.togglePageBlocked, { params }, admin)
  })
})

test('how many have reported a page is told to administrators alone, until one of them decides', async () => {
  const owl = (await list(uwe, { search: 'Owl' }))[0] as Page
  const params = { id: owl.id }
  for (const caller of [uwe, await site.signIn()])
    await site.call(calls.reportPage, { params, body: { reason: 'other', note: '' } }, caller)
  const reported = async (caller: SignedIn) => {
    const read = await site.call(calls.readPage, { params }, caller)
    return [(await list(caller, { search: 'Owl' }))[0]?.open_reports, read.ok && read.data.open_reports]
  }
  expect([await reported(admin), await reported(uwe)]).toEqual([
    [2, 2],
    [0, 0],
  ])
  const reviews = await site.call(calls.paginateReviews, { query: {} }, admin)
  const version = (reviews.ok && reviews.data.data.find(({ page }) => page.id === owl.id)?.version) || ''
  await site.call(calls.decideReview, { params, body: { decision: 'approve', version } }, admin)
  expect(await reported(admin)).toEqual([0, 0])
})

describe('the other lists', () => {
  test('show one’s own pages, private and blocked ones included, and nobody else’s', async () => {
    const ina = await site.signIn({ name: 'Ina' })
    await draw(ina, 'Draft', { public: false })
    await draw(ina, 'Blocked', { public: false, blocked: true, createdAt: new Date(Date.now() - DAY) })
    expect(await titles(ina, { scope: 'owned' })).toEqual(['Draft', 'Blocked'])
    expect(await titles(uwe, { scope: 'owned' })).toEqual(['Éléphant'])
  })

  test('show what one has favourited or coloured, with the own colouring', async () => {
    expect(await titles(uwe, { scope: 'favorited' })).toEqual(['Owl'])
    const [owl, ...more] = await list(uwe, { scope: 'colored' })
    expect(more).toEqual([])
    expect(owl).toMatchObject({
      is_colored: true,
      is_favorited: true,
      colored: {
        photo: site.storage.urlFor('page', 'cc.png'),
        preview: site.storage.urlFor('page', 'dd.webp'),
      },
    })
    expect(await titles(await site.signIn(), { scope: 'colored' })).toEqual([])
  })
})
