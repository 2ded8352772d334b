import { calls, type User } from '@huebook/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { pages, settings, users } from '#platform/db/schema.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()

const account = async (caller: SignedIn): Promise<User> => {
  const answer = await site.call(calls.readCurrentUser, {}, caller)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data
}
const choose = (caller: SignedIn, nickname: string, sharesPages = true) =>
  site.call(calls.updateSharing, { body: { nickname, sharesPages } }, caller)

async function draw(owner: SignedIn) {
  const picture = { illustration: 'aa.png', preview: 'bb.webp', width: 1024, height: 1024 }
  const [page] = await site.db
    .insert(pages)
    .values({ userId: owner.id, title: 'An owl', public: true, ...picture })
    .returning()
  return (page as NonNullable<typeof page>).id
}

describe('what others see somebody as', () => {
  test.each([
    ['Mia Fischer', 'Mia'],
    ['Mia', 'Mia'],
    ['Anna-Lena von Hohenstein', 'Anna-Lena'],
    ['Dr. Anna Weber', 'Anna'],
    ['Prof. Dr. Anna Weber', 'Anna'],
    ['Weber, Anna', 'Anna'],
    ['Ms. Carter', 'Ms. C.'],
    ['Mrs Carter', 'Mrs C.'],
    ['Ελένη Παπαδοπούλου', 'Ελένη'],
    ['Drew Barry', 'Drew'],
    ['Sirius Black', 'Sirius'],
    ['mia.fischer@gmail.com', 'mia'],
    ['Mia.Fischer', 'Mia'],
    ['Mia_Fischer', 'Mia'],
    ['Mia-Fischer', 'Mia'],
    ['Anna-Lena Weber', 'Anna-Lena'],
    ['Fischer/Mia', 'Fischer'],
    ['@mia_draws', 'mia'],
    ['Mr.Smith', 'Mr. S.'],
    ['0171-2345678', '0171'],
    ['Weber , Anna', 'Anna'],
    ['Weber,Anna-Lena', 'Anna-Lena'],
    ['Dr. Weber, Anna', 'Anna'],
    ['Weber, Dr. Anna', 'Anna'],
    ['von Hohenstein, Anna', 'Anna'],
    ['Anna Weber, MD', 'Anna'],
    ['Dr. med. Anna Weber', 'Anna'],
    ['Dr. rer. nat. Anna Weber', 'Anna'],
    ['Dr.-Ing. Anna Weber', 'Anna'],
    ['Dr. Phil Weber', 'Phil'],
    [', Anna', 'Anna'],
    ['田中　愛子', '田中'],
    ['Mia\u00A0Fischer', 'Mia'],
    ['A. Weber', 'A.'],
    ['Dr.', 'Dr.'],
    ['@', '@'],
  ])('of %s is %s, unless they choose', async (name, shown) => {
    expect(await account(await site.signIn({ name }))).toMatchObject({ name, shown_name: shown, nickname: null })
  })

  test('is a first name or a nickname on every list, search and shared page, never the full name', async () => {
    const [mia, uwe] = [await site.signIn({ name: 'Mia Papadopoulou' }), await site.signIn()]
    const id = await draw(mia)
    const seen = async () => {
      const [list, read] = await Promise.all([
        site.call(calls.paginatePages, { query: {} }, uwe),
        site.call(calls.readPage, { params: { id } }, uwe),
      ])
      const shared = await site.app.inject(`/pages/${id}`)
      expect(JSON.stringify([list, read]) + shared.body).not.toContain('Papadopoulou')
      return [list.ok && list.data.data.find((page) => page.id === id)?.user.name, read.ok && read.data.user.name]
    }
    expect(await seen()).toEqual(['Mia', 'Mia'])
    const found = await site.call(calls.paginatePages, { query: { search: 'Papadopoulou' } }, uwe)
    expect(found).toMatchObject({ data: { data: [] } })
    expect(await choose(mia, 'Blue Whale')).toMatchObject({ data: { user: { shown_name: 'Blue Whale' } } })
    expect(await seen()).toEqual(['Blue Whale', 'Blue Whale'])
    expect(await choose(mia, '')).toMatchObject({ data: { user: { shown_name: 'Mia', nickname: null } } })
    expect(await seen()).toEqual(['Mia', 'Mia'])
  })

  test.each([
    'fvck',
    'S3xy Mia',
    'f\u057Dck',
    'fu ck',
    'mia@example.org',
    't.me/mia',
    't . me / mia',
    '0171 2345678',
    '@mia_draws',
    'I live in Ulm',
    'Admin',
    'a d m i n',
    'The Аdmin',
    'ADMINISTRATOR',
    'Moderator',
    'Support',
    'Huebook',
    'Hue-Book Support',
  ])('is never "%s"', async (nickname) => {
    const mia = await site.signIn()
    expect(await choose(mia, nickname)).toMatchObject({ status: 422, problem: { code: 'MODERATED' } })
    expect(await account(mia)).toMatchObject({ shown_name: 'Mia', shares_pages: null })
  })

  test('is never what the site is called', async () => {
    const mia = await site.signIn()
    const named = { name: 'app_name' as const, value: 'Buntes Haus' }
    await site.db.insert(settings).values(named).onConflictDoUpdate({ target: settings.name, set: named })
    expect(await choose(mia, 'buntes haus')).toMatchObject({ status: 422, problem: { code: 'MODERATED' } })
  })

  test.each(['Ana L.', 'Bunte Mia', 'Supportive Sam', 'Mia 2014', '小猫'])('may be "%s"', async (nickname) => {
    expect(await choose(await site.signIn(), nickname)).toMatchObject({ data: { user: { shown_name: nickname } } })
  })

  test('is the first letter of a first name that cannot be shown to everybody', async () => {
    const mia = await site.signIn()
    const body = { name: 'Fvck You', email: mia.email, photo: '' }
    expect(await site.call(calls.updateCurrentUser, { body }, mia)).toMatchObject({
      data: { user: { name: 'Fvck You', shown_name: 'F.' } },
    })
  })

  test('is the first name again once that can be shown, and stays a nickname that was chosen', async () => {
    const [mia, uwe] = [await site.signIn(), await site.signIn()]
    const call = async (caller: SignedIn, name: string) => {
      await site.call(calls.updateCurrentUser, { body: { name, email: caller.email, photo: '' } }, caller)
      return (await account(caller)).shown_name
    }
    expect(await call(mia, 'Fvck You')).toBe('F.')
    expect(await call(mia, 'Fvck Them')).toBe('F.')
    expect(await call(mia, 'Mia Fischer')).toBe('Mia')
    await choose(uwe, 'U.')
    expect(await call(uwe, 'Uwe Weber')).toBe('U.')
    expect(await call(uwe, 'Paul Weber')).toBe('U.')
  })
})

describe('whether pages are shared', () => {
  test('is asked once: nobody has said it at first, and what they say stays with the account', async () => {
    const mia = await site.signIn()
    expect(await account(mia)).toMatchObject({ shares_pages: null })
    await choose(mia, '', false)
    expect(await account(mia)).toMatchObject({ shares_pages: false })
    await choose(mia, '', true)
    expect(await account(mia)).toMatchObject({ shares_pages: true })
  })

  test('is nobody else’s to say', async () => {
    const [mia, uwe] = [await site.signIn(), await site.signIn()]
    await choose(uwe, 'Uwe', true)
    expect((await site.db.select().from(users).where(eq(users.id, mia.id)))[0]).toMatchObject({
      nickname: null,
      sharesPages: null,
    })
    expect(await site.call(calls.updateSharing, { body: { nickname: '', sharesPages: true } })).toMatchObject({
      status: 401,
    })
  })
})
