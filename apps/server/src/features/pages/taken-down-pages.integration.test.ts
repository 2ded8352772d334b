import { calls, type Page, type PageId } from '@huebook/contract'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { pages } from '#platform/db/schema.ts'
import { sendPicture } from '#testing/pictures.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
const TAKEN_DOWN = {
  status: 404,
  problem: {
    code: 'PAGE_TAKEN_DOWN',
    message: 'This page was taken down. What was coloured of it is kept, and comes back if the page does',
  },
}
const ABOUT = { title: 'Owl of the Millers', width: 1024, height: 1024, public: true }
let [mia, uwe, eve, admin] = [] as unknown as [SignedIn, SignedIn, SignedIn, SignedIn]
let page = '' as PageId

const paint = (color: string) =>
  sharp({ create: { width: 1024, height: 1024, channels: 4, background: color } })
    .png()
    .toBuffer()

async function color(caller: SignedIn, with_: string) {
  const photo = (await sendPicture(site, caller, await paint(with_))).json().url
  return site.call(calls.saveColored, { body: { pageId: page, photo } }, caller)
}

const read = (caller: SignedIn) => site.call(calls.readPage, { params: { id: page } }, caller)
const blockPage = () => site.call(calls.togglePageBlocked, { params: { id: page } }, admin)
const blockOwner = () => site.call(calls.toggleUserBlocked, { params: { id: mia.id } }, admin)

async function listed(caller: SignedIn, scope: 'owned' | 'colored' | 'favorited'): Promise<Page[]> {
  const answer = await site.call(calls.paginatePages, { query: { scope } }, caller)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data.data
}

beforeEach(async () => {
  mia = await site.signIn({ name: 'Mia' })
  ;[uwe, eve, admin] = [await site.signIn(), await site.signIn(), await site.signIn({ admin: true })]
  const illustration = `${crypto.randomUUID()}.png`
  await site.storage.put(illustration, await paint('white'), 'image/png')
  const [row] = await site.db
    .insert(pages)
    .values({ ...ABOUT, userId: mia.id, illustration, preview: illustration })
    .returning()
  page = row?.id ?? page
})

describe.each([
  ['that is blocked', blockPage],
  ['whose owner is blocked', blockOwner],
])('a page %s', (_which, toggle) => {
  test('is shown as taken down to those who have coloured it, without its pictures and words, and is back when it is', async () => {
    await color(uwe, 'orange')
    const [before] = await listed(uwe, 'colored')
    await toggle()
    const [taken, ...others] = await listed(uwe, 'colored')
    expect(others).toEqual([])
    expect(taken).toMatchObject({ id: page, blocked: true, withheld: true, is_colored: true, colored: null })
    expect(JSON.stringify(taken)).not.toMatch(/files|Owl|Mia/)
    await toggle()
    expect(await listed(uwe, 'colored')).toEqual([before])
  })

  test('says so to whoever colours it, whether or not they have saved anything yet, and keeps what they had', async () => {
    await color(uwe, 'orange')
    const before = await read(uwe)
    await toggle()
    for (const caller of [uwe, eve]) {
      expect(await color(caller, 'teal')).toMatchObject(TAKEN_DOWN)
      expect(await read(caller)).toMatchObject(TAKEN_DOWN)
    }
    await toggle()
    expect(await read(uwe)).toEqual(before)
  })
})

test('a blocked page is known to its owner as that, and nothing is told of one that nobody else has seen', async () => {
  await site.call(calls.updatePage, { params: { id: page }, body: { title: ABOUT.title, public: false } }, mia)
  await blockPage()
  expect(await listed(mia, 'owned')).toMatchObject([{ id: page, blocked: true, withheld: false, title: ABOUT.title }])
  expect(await read(eve)).toMatchObject({ problem: { code: 'PAGE_NOT_FOUND' } })
})

test('a favourite that is blocked is among nobody’s favourites', async () => {
  await site.call(calls.togglePageFavorited, { params: { id: page } }, uwe)
  await blockPage()
  expect(await listed(uwe, 'favorited')).toEqual([])
})
