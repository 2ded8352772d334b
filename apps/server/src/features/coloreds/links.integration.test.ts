import { calls, type PageId } from '@huebook/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { coloreds, pages, users } from '#platform/db/schema.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
const PICTURE = Buffer.from('the page as it was coloured')
let files = 0
let ada: SignedIn
let mia: SignedIn
let page: PageId

async function colored(by: SignedIn, pageId: PageId): Promise<void> {
  files += 1
  const preview = `aa/${files.toString().padStart(8, '0')}.webp`
  await site.storage.put(preview, PICTURE, 'image/webp')
  await site.db.insert(coloreds).values({ userId: by.id, pageId, photo: `aa/${files}.png`, preview })
}

async function newPage(owner: SignedIn, isPublic: boolean): Promise<PageId> {
  const values = { title: 'A fox', illustration: 'aa/fox.png', preview: 'aa/fox.webp', width: 1024, height: 1024 }
  const [row] = await site.db
    .insert(pages)
    .values({ ...values, userId: owner.id, public: isPublic })
    .returning()
  return row?.id as PageId
}

const read = async (pageId = page, by = mia) => await site.call(calls.readColoredLink, { params: { pageId } }, by)
const make = (pageId = page, by = mia) => site.call(calls.makeColoredLink, { params: { pageId } }, by)
const remove = (pageId = page, by = mia) => site.call(calls.removeColoredLink, { params: { pageId } }, by)
const tokenOf = async (pageId = page, by = mia): Promise<string> => {
  const answer = await make(pageId, by)
  if (!answer.ok || !answer.data.token) throw new Error('no link')
  return answer.data.token
}
const statusesOf = async (token: string) => [
  (await site.app.inject(`/colored/${token}`)).statusCode,
  (await site.app.inject(`/colored/${token}/picture`)).statusCode,
]
const change = (values: Partial<typeof pages.$inferInsert>) =>
  site.db.update(pages).set(values).where(eq(pages.id, page))

beforeEach(async () => {
  ada = await site.signIn({ name: 'Ada Lovelace' })
  mia = await site.signIn({ name: 'Mia Example' })
  page = await newPage(ada, true)
  await colored(mia, page)
})

describe('the link to a colouring', () => {
  test('shows it to whoever has the link, by the first name of who coloured it, with its picture for messengers', async () => {
    const token = await tokenOf()
    const answer = await site.app.inject(`/colored/${token}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<title>A fox · ')
    expect(answer.body).toContain(`<meta property="og:image" content="http://localhost:3000/colored/${token}/picture">`)
    expect(answer.body).toContain('A fox, coloured by Mia.')
    expect(answer.body).not.toContain('Example')
    const picture = await site.app.inject(`/colored/${token}/picture`)
    expect([picture.statusCode, picture.headers['content-type'], picture.rawPayload]).toEqual([
      200,
      'image/webp',
      PICTURE,
    ])
  })

  test('is listed nowhere: search engines are told so, and no list has it', async () => {
    const token = await tokenOf()
    expect((await site.app.inject(`/colored/${token}`)).headers['x-robots-tag']).toBe('noindex')
    expect((await site.app.inject('/sitemap.xml')).body).not.toContain(token)
  })

  test('stays the same while there is one, is gone at once when it is taken back, and is another one after that', async () => {
    const first = await tokenOf()
    expect(await tokenOf()).toBe(first)
    expect(await read()).toMatchObject({ data: { token: first } })
    expect(await remove()).toMatchObject({ data: { token: null } })
    expect(await read()).toMatchObject({ data: { token: null } })
    expect(await statusesOf(first)).toEqual([404, 404])
    const second = await tokenOf()
    expect(second).not.toBe(first)
    expect(await statusesOf(first)).toEqual([404, 404])
    expect(await statusesOf(second)).toEqual([200, 200])
  })

  test.each([
    ['the page is blocked', { blocked: true }],
    ['whoever owns the page is blocked', { ownerBlocked: true }],
    ['the page is not shared any more', { public: false }],
    ['the page is under review', { reviewed: false }],
  ])('shows nothing while %s, and everything again after that', async (_, hidden) => {
    const token = await tokenOf()
    await change(hidden)
    expect(await statusesOf(token)).toEqual([404, 404])
    await change({ blocked: false, ownerBlocked: false, public: true, reviewed: true })
    expect(await statusesOf(token)).toEqual([200, 200])
  })

  test('shows nothing while who made it is blocked', async () => {
    const token = await tokenOf()
    await site.db.update(users).set({ blocked: true }).where(eq(users.id, mia.id))
    expect(await statusesOf(token)).toEqual([404, 404])
  })

  test('dies with the page, though who has coloured it keeps that', async () => {
    const token = await tokenOf()
    await site.call(calls.deletePage, { params: { id: page } }, ada)
    await site.settled()
    expect(await statusesOf(token)).toEqual([404, 404])
    expect(await make()).toMatchObject({ ok: false, problem: { code: 'PAGE_NOT_SHARED' } })
  })

  test('dies with the account', async () => {
    const token = await tokenOf()
    await site.db.delete(users).where(eq(users.id, mia.id))
    expect(await statusesOf(token)).toEqual([404, 404])
  })

  test('can be made of a colouring of one’s own page that nobody else sees, and does not lead to that page', async () => {
    const own = await newPage(mia, false)
    await colored(mia, own)
    const token = await tokenOf(own)
    expect(await statusesOf(token)).toEqual([200, 200])
    expect((await site.app.inject(`/colored/${token}`)).body).not.toContain(own)
  })

  test('cannot be made of what is not coloured, nor of a page that was taken down', async () => {
    const blank = await newPage(ada, true)
    expect(await make(blank)).toMatchObject({ ok: false, problem: { code: 'PAGE_NOT_FOUND' } })
    await change({ blocked: true })
    expect(await make()).toMatchObject({ ok: false, problem: { code: 'PAGE_TAKEN_DOWN' } })
  })

  test('is nobody else’s to know, to make or to take back', async () => {
    const token = await tokenOf()
    await colored(ada, page)
    expect(await read(page, ada)).toMatchObject({ data: { token: null } })
    await remove(page, ada)
    expect(await tokenOf(page, ada)).not.toBe(token)
    expect(await statusesOf(token)).toEqual([200, 200])
    const zoe = await site.signIn()
    expect(await make(page, zoe)).toMatchObject({ ok: false, problem: { code: 'PAGE_NOT_FOUND' } })
  })

  test('that is taken back is taken back of a page that was taken down, too', async () => {
    const token = await tokenOf()
    await change({ blocked: true })
    expect((await remove()).ok).toBe(true)
    await change({ blocked: false })
    expect(await statusesOf(token)).toEqual([404, 404])
  })

  test('leads nowhere where it is wrong by a letter, cut off, or somebody else’s guess', async () => {
    const token = await tokenOf()
    const other = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`
    expect(await statusesOf(other)).toEqual([404, 404])
    expect((await site.app.inject(`/colored/${token.slice(0, 20)}/picture`)).statusCode).toBe(404)
  })
})
