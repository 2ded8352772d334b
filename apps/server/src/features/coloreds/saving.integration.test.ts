import { type CallInput, calls, type PageId } from '@huebook/contract'
import { compose } from '@huebook/lineart'
import { and, eq, sql } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { coloreds, creditUses, pages, plans } from '#platform/db/schema.ts'
import { sendPicture } from '#testing/pictures.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
let [owner, mia] = [] as unknown as [SignedIn, SignedIn]
let illustration = ''

const svg = (content: string, size = 1024) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${content}</svg>`))
/** A page with one soft-edged ring on it. */
const ring = svg(
  '<rect width="1024" height="1024" fill="#fff"/><circle cx="512" cy="512" r="300" fill="none" stroke="#000" stroke-width="9"/>',
)
const drawing = (color: string, size = 1024) => svg(`<circle cx="400" cy="500" r="240" fill="${color}"/>`, size).png()

/** The address of a drawing that was sent, as it is told of a colouring. */
async function send(caller: SignedIn, picture: Sharp): Promise<string> {
  const { url } = (await sendPicture(site, caller, await picture.toBuffer())).json()
  return site.storage.urlFor('page', site.storage.keyOf(url) ?? '')
}

async function draw(by: SignedIn, about: Partial<typeof pages.$inferInsert> = {}): Promise<PageId> {
  const picture = { illustration, preview: 'small.webp', width: 1024, height: 1024 }
  const [page] = await site.db
    .insert(pages)
    .values({ ...picture, title: 'Ring', userId: by.id, public: true, ...about })
    .returning()
  if (!page) throw new Error('no page')
  return page.id
}

const save = (caller: SignedIn, pageId: PageId, photo: string) =>
  site.call(calls.saveColored, { body: { pageId, photo } as CallInput<typeof calls.saveColored>['body'] }, caller)

const left = async (caller: SignedIn) => {
  const answer = await site.call(calls.readCredit, {}, caller)
  return answer.ok && answer.data.public_page
}
const counted = async (id: PageId) =>
  (await site.db.select({ count: pages.coloredCount }).from(pages).where(eq(pages.id, id)))[0]?.count
const spent = (caller: SignedIn) => site.db.$count(creditUses, eq(creditUses.userId, caller.id))
const allow = (limit: number) => site.db.update(plans).set({ publicPageLimit: limit }).where(eq(plans.name, 'free'))

/** Keeps the page until all of them wait for something, so that they meet at the end of their work. */
const allAtOnce = async <Answer>(page: PageId, begin: () => Promise<Answer>[]): Promise<Answer[]> => {
  const answers = await site.db.transaction(async (tx) => {
    await tx.select().from(pages).where(eq(pages.id, page)).for('no key update')
    const begun = begin()
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await site.db.execute(waiting)).rowCount, { interval: 5 }).toBe(begun.length)
    return begun
  })
  return Promise.all(answers)
}

async function pixels(url: string) {
  const picture = sharp((await site.app.inject(url)).rawPayload)
    .toColourspace('srgb')
    .ensureAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8Array(data) }
}

beforeAll(async () => {
  ;[owner, mia] = [await site.signIn({ name: 'Ada' }), await site.signIn({ name: 'Mia' })]
  const stored = await sendPicture(site, owner, await ring.png().toBuffer())
  illustration = site.storage.keyOf(stored.json().url) ?? ''
})

describe('a colouring that is saved', () => {
  test('shows the drawing on its page to the pixel as the browser does', async () => {
    const photo = await send(mia, drawing('#ef4444'))
    const answer = await save(mia, await draw(owner), photo)
    if (!answer.ok) throw new Error(answer.problem.message)
    expect(answer.data).toMatchObject({ photo, user: { name: 'Mia' }, page: { title: 'Ring' } })
    const [page, drawn] = [await pixels(site.storage.url(illustration)), await pixels(photo)]
    const preview = await pixels(answer.data.preview)
    expect(Buffer.compare(Buffer.from(preview.data), Buffer.from(compose(page, drawn).data))).toBe(0)
  })

  test('is as strong as it was made, also for a device that knows of no strength, and as strong as ever where none is told', async () => {
    const page = await draw(owner)
    const photo = await send(mia, drawing('#22c55e'))
    const saveWith = async (strength?: number) => {
      const body = { pageId: page, photo, ...(strength && { strength }) }
      const answer = await site.call(calls.saveColored, { body }, mia)
      if (!answer.ok) throw new Error(answer.problem.message)
      const preview = await pixels(answer.data.preview)
      return [answer.data.strength, [...preview.data.subarray(4 * (512 * 1024 + 300)).subarray(0, 3)]]
    }
    const [soft, full] = [
      [50, [145, 226, 175]],
      [100, [34, 197, 94]],
    ]
    expect([await saveWith(), await saveWith(100), await saveWith()]).toEqual([soft, full, full])
    expect(await site.call(calls.readPage, { params: { id: page } }, mia)).toMatchObject({
      data: { colored: { strength: 100 } },
    })
    const tooStrong = { body: { pageId: page, photo, strength: 101 } }
    expect(await site.call(calls.saveColored, tooStrong, mia)).toMatchObject({ ok: false, status: 422 })
  })

  test('is there again when the page is opened', async () => {
    const page = await draw(owner)
    const photo = await send(mia, drawing('#22c55e'))
    const saved = await save(mia, page, photo)
    expect(await site.call(calls.readPage, { params: { id: page } }, mia)).toMatchObject({
      data: { is_colored: true, colored_count: 1, colored: { photo, preview: saved.ok && saved.data.preview } },
    })
    expect(await site.call(calls.readPage, { params: { id: page } }, owner)).toMatchObject({
      data: { is_colored: false, colored: null },
    })
  })

  test('is first among one’s coloured pages, with when it was last drawn on, however old its page is', async () => {
    const zoe = await site.signIn()
    const [old, young] = [await draw(owner), await draw(owner)]
    await site.db
      .update(pages)
      .set({ createdAt: new Date('2020-01-01T00:00:00Z') })
      .where(eq(pages.id, old))
    const coloredPages = async (sort: 'latest' | 'oldest') => {
      const answer = await site.call(calls.paginatePages, { query: { scope: 'colored', sort } }, zoe)
      return answer.ok ? answer.data.data : []
    }
    const ids = async (sort: 'latest' | 'oldest') => (await coloredPages(sort)).map(({ id }) => id)
    await save(zoe, old, await send(zoe, drawing('#22c55e')))
    await save(zoe, young, await send(zoe, drawing('#22c55e')))
    expect(await ids('latest')).toEqual([young, old])
    const before = Date.now()
    await save(zoe, old, await send(zoe, drawing('#ef4444')))
    expect([await ids('latest'), await ids('oldest')]).toEqual([
      [old, young],
      [young, old],
    ])
    const [first] = await coloredPages('latest')
    expect(first?.created_at).toBe('2020-01-01T00:00:00.000Z')
    expect(new Date(first?.colored_at ?? 0).getTime()).toBeGreaterThanOrEqual(before)
    expect(await site.call(calls.readPage, { params: { id: old } }, owner)).toMatchObject({
      data: { colored_at: null },
    })
  })

  test('takes the place of the one before, whose files are gone but for those it shares', async () => {
    const page = await draw(mia)
    const first = await save(mia, page, await send(mia, drawing('#0ea5e9')))
    const second = await save(mia, page, await send(mia, drawing('#a855f7')))
    await site.settled()
    if (!first.ok || !second.ok) throw new Error('not saved')
    expect(second.data.id).toBe(first.data.id)
    const status = async (url: string) => (await site.app.inject(url)).statusCode
    expect([await status(first.data.preview), await status(second.data.preview)]).toEqual([404, 200])
    const again = await save(mia, page, second.data.photo)
    await site.settled()
    expect([again.ok && again.data.preview, await status(second.data.preview)]).toEqual([second.data.preview, 200])
    expect(await counted(page)).toBe(1)
  })
})

describe('a credit', () => {
  test('is spent by the first colouring of a page of somebody else, and by none after it', async () => {
    const [zoe, page] = [await site.signIn(), await draw(owner)]
    const before = await left(zoe)
    await save(zoe, page, await send(zoe, drawing('#ef4444')))
    await save(zoe, page, await send(zoe, drawing('#eab308')))
    expect([before, await left(zoe), await counted(page)]).toEqual([before, Number(before) - 1, 1])
  })

  test('is not needed for a page of one’s own, and nobody else’s is spent', async () => {
    const zoe = await site.signIn()
    await save(zoe, await draw(zoe, { public: false }), await send(zoe, drawing('#ef4444')))
    expect(await spent(zoe)).toBe(0)
  })

  test('is spent once by three tabs that save in the same moment, and the page is counted once', async () => {
    const [zoe, page] = [await site.signIn(), await draw(owner)]
    const photos = await Promise.all(['#ef4444', '#eab308', '#22c55e'].map((color) => send(zoe, drawing(color))))
    const answers = await allAtOnce(page, () => photos.map((photo) => save(zoe, page, photo)))
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
    expect([await spent(zoe), await counted(page)]).toEqual([1, 1])
  })

  test('that is the last one cannot be spent on two pages at once', async () => {
    await allow(1)
    const zoe = await site.signIn()
    const photo = await send(zoe, drawing('#ef4444'))
    const two = [await draw(owner), await draw(owner)]
    const answers = await Promise.all(two.map((page) => save(zoe, page, photo)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      problem: { code: 'NO_CREDIT', message: 'No credits available. Upgrade your plan to continue.' },
    })
    const refused = two[answers.findIndex(({ ok }) => !ok)] as PageId
    expect([await spent(zoe), await counted(refused)]).toEqual([1, 0])
    expect(await site.db.$count(coloreds, eq(coloreds.userId, zoe.id))).toBe(1)
    await allow(10)
  })

  test('that is gone does not keep anybody from a page they have begun', async () => {
    await allow(1)
    const [zoe, page] = [await site.signIn(), await draw(owner)]
    const photo = await send(zoe, drawing('#ef4444'))
    await save(zoe, page, photo)
    expect([await left(zoe), (await save(zoe, page, photo)).status]).toEqual([0, 200])
    await allow(10)
  })
})

describe('nothing is saved', () => {
  test.each([
    ['private', { public: false }],
    ['private and blocked', { public: false, blocked: true }],
    ['not reviewed', { reviewed: false }],
  ])('on a page of somebody else that is %s: it looks as if it were not there', async (_why, about) => {
    const page = await draw(owner, about)
    expect(await save(mia, page, await send(mia, drawing('#ef4444')))).toMatchObject({
      status: 404,
      problem: { code: 'PAGE_NOT_FOUND' },
    })
    expect(await site.db.$count(coloreds, eq(coloreds.pageId, page))).toBe(0)
  })

  test('of a drawing that somebody else has sent', async () => {
    const page = await draw(owner)
    const photo = await send(owner, drawing('#123456'))
    expect(await save(mia, page, photo)).toMatchObject({ status: 422, problem: { code: 'INVALID' } })
    expect(await save(mia, page, 'https://elsewhere.example/photo.png')).toMatchObject({ status: 422 })
    expect(await site.db.$count(coloreds, and(eq(coloreds.pageId, page), eq(coloreds.userId, mia.id)))).toBe(0)
  })

  test.each([
    ['is not as large as the canvas', () => drawing('#ef4444', 512)],
    ['is no PNG', () => svg('<rect width="1024" height="1024" fill="#fff"/>').flatten().jpeg()],
  ])('of a picture that %s', async (_why, picture) => {
    const [zoe, page] = [await site.signIn(), await draw(owner)]
    expect(await save(zoe, page, await send(zoe, picture()))).toMatchObject({
      status: 422,
      problem: { message: 'This is not a drawing of a page. Please try again' },
    })
    expect(await spent(zoe)).toBe(0)
  })

  test('for somebody who leaves in the same moment, and nothing of it stays', async () => {
    const [zoe, page] = [await site.signIn(), await draw(owner)]
    const photo = await send(zoe, drawing('#ef4444'))
    const [saved, gone] = await Promise.all([save(zoe, page, photo), site.call(calls.deleteCurrentUser, {}, zoe)])
    expect([gone.status, [200, 401, 404, 422].includes(saved.status)]).toEqual([200, true])
    expect([await site.db.$count(coloreds, eq(coloreds.pageId, page)), await counted(page)]).toEqual([0, 0])
  })
})
