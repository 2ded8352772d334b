import { type CallInput, calls, type PageId } from '@huebook/contract'
import { compose } from '@huebook/lineart'
import { eq } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { pages, plans, subscriptions } from '#platform/db/schema.ts'
import { contentKey } from '#platform/storage/key.ts'
import { sendPicture } from '#testing/pictures.ts'
import { readPdf } from '#testing/read-pdf.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

type ExportRequest = CallInput<typeof calls.exportPage>['body']

const site = testSite()
const CREDIT = 'Drawings from OpenMoji & friends, CC BY-SA 4.0'
let [owner, mia] = [] as unknown as [SignedIn, SignedIn]
let page = '' as PageId
let files = { illustration: '', vector: '' }

const svg = (content: string, width = 1024, height = 1024) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
const ring = svg(
  '<rect width="1024" height="1024" fill="#fff"/><circle cx="512" cy="512" r="300" fill="none" stroke="#000" stroke-width="9"/>',
)
const drawing = (size = 1024) =>
  sharp(Buffer.from(svg('<circle cx="400" cy="500" r="240" fill="#ef4444"/>', size, size))).png()

async function send(caller: SignedIn, picture: Sharp): Promise<string> {
  return (await sendPicture(site, caller, await picture.toBuffer())).json().url
}

async function store(bytes: Buffer, extension: 'png' | 'svg', type: string): Promise<string> {
  const key = contentKey(bytes, extension)
  await site.storage.put(key, bytes, type)
  return key
}

async function draw(by: SignedIn, about: Partial<typeof pages.$inferInsert> = {}): Promise<PageId> {
  const picture = { ...files, preview: 'small.webp', width: 1024, height: 1024 }
  const [row] = await site.db
    .insert(pages)
    .values({ ...picture, title: 'Ring', userId: by.id, public: true, credit: CREDIT, ...about })
    .returning()
  if (!row) throw new Error('no page')
  return row.id
}

async function pay(caller: SignedIn, until: Date | null = null): Promise<void> {
  const [plan] = await site.db.select().from(plans).where(eq(plans.name, 'starter'))
  const [periodStart, periodEnd] = [new Date(Date.now() - 86_400_000), new Date(Date.now() + 86_400_000)]
  await site.db.insert(subscriptions).values({
    userId: caller.id,
    planId: plan?.id as NonNullable<typeof plan>['id'],
    stripeSubscriptionId: `sub_${caller.id}`,
    priceCents: 499,
    periodStart,
    periodEnd,
    ...(until && { canceledAt: periodStart, expireAt: until }),
  })
}

const ask = (caller: SignedIn, id: PageId, request: ExportRequest) =>
  site.app.inject({
    method: 'POST',
    url: `/api${calls.exportPage.path.replace('{id}', id)}`,
    headers: { authorization: `Bearer ${caller.token}` },
    payload: request,
  })

async function pixels(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8Array(data) }
}

beforeAll(async () => {
  ;[owner, mia] = [await site.signIn({ name: 'Ada' }), await site.signIn({ name: 'Mia' })]
  await pay(mia)
  files = {
    illustration: await store(await sharp(Buffer.from(ring)).png().toBuffer(), 'png', 'image/png'),
    vector: await store(Buffer.from(ring), 'svg', 'image/svg+xml'),
  }
  page = await draw(owner)
})

describe('somebody on the free plan', () => {
  test.each([
    ['sheet', 'Print is only available on the paid plan.'],
    ['png', 'Download is only available on the paid plan.'],
    ['pdf', 'Download is only available on the paid plan.'],
    ['svg', 'Download is only available on the paid plan.'],
  ] as const)('gets no %s, not even of a page of their own', async (format, message) => {
    const zoe = await site.signIn()
    const own = await draw(zoe)
    for (const id of [page, own]) {
      const answer = await ask(zoe, id, { format })
      expect([answer.statusCode, answer.json()]).toEqual([403, { code: 'NO_PAID_PLAN', message }])
    }
  })

  test('is also whoever has stopped paying, from the day it ends', async () => {
    const [leaving, left] = [await site.signIn(), await site.signIn()]
    await pay(leaving, new Date(Date.now() + 3_600_000))
    await pay(left, new Date(Date.now() - 3_600_000))
    const request = { format: 'pdf' } as const
    expect([(await ask(leaving, page, request)).statusCode, (await ask(left, page, request)).statusCode]).toEqual([
      200, 403,
    ])
  })
})

describe('somebody who pays', () => {
  test('gets a sheet for their browser to print, blank or with their drawing', async () => {
    const blank = await ask(mia, page, { format: 'sheet', paper: 'letter' })
    expect([blank.statusCode, blank.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(blank.body).toContain('width="612pt" height="792pt"')
    expect(blank.body).not.toContain('<image')
    const colored = await ask(mia, page, { format: 'sheet', photo: await send(mia, drawing()) })
    expect(colored.body).toContain('mix-blend-mode:multiply')
  })

  test('keeps a blank page on one sheet: curves, and whose drawings they are', async () => {
    const answer = await ask(mia, page, { format: 'pdf', paper: 'letter' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const { sheets, size, curves, pictures, drawn } = readPdf(answer.rawPayload)
    expect([sheets, size, curves, pictures]).toEqual([1, { width: 612, height: 792 }, 4, []])
    expect(drawn).toContain(`(${CREDIT}) Tj`)
  })

  test('keeps their drawing on it', async () => {
    const photo = await send(mia, drawing())
    const answer = await ask(mia, page, { format: 'pdf', photo })
    expect(readPdf(answer.rawPayload)).toMatchObject({
      sheets: 1,
      size: { width: 595.28, height: 841.89 },
      curves: 4,
      pictures: [{ width: 1024, height: 1024 }],
    })
  })

  test('keeps a picture of 1024 × 1024, to the pixel as it is seen', async () => {
    const answer = await ask(mia, page, { format: 'png', photo: await send(mia, drawing()) })
    expect(answer.headers['content-type']).toBe('image/png')
    const kept = await pixels(answer.rawPayload)
    expect([kept.width, kept.height]).toEqual([1024, 1024])
    const seen = compose(await pixels(Buffer.from(ring)), await pixels(await drawing().toBuffer()))
    expect(Buffer.compare(Buffer.from(kept.data), Buffer.from(seen.data))).toBe(0)
    const full = await ask(mia, page, { format: 'png', photo: await send(mia, drawing()), strength: 100 })
    const strong = compose(await pixels(Buffer.from(ring)), await pixels(await drawing().toBuffer()), 100)
    expect(Buffer.compare(Buffer.from((await pixels(full.rawPayload)).data), Buffer.from(strong.data))).toBe(0)
  })

  test('keeps the curves of a blank page, with whose drawings they are', async () => {
    const answer = await ask(mia, page, { format: 'svg' })
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect(answer.body).toContain('<circle cx="512"')
    expect(answer.body).toContain('Drawings from OpenMoji &amp; friends')
    expect((await pixels(answer.rawPayload)).width).toBe(1024)
  })

  test('has a page without curves kept as the picture it is', async () => {
    const plain = await draw(owner, { vector: null })
    expect(readPdf((await ask(mia, plain, { format: 'pdf' })).rawPayload).pictures).toHaveLength(1)
    expect((await ask(mia, plain, { format: 'svg' })).statusCode).toBe(422)
  })

  test.each([
    ['private', { public: false }, 'PAGE_NOT_FOUND'],
    ['blocked', { blocked: true }, 'PAGE_TAKEN_DOWN'],
  ])('gets no page of somebody else that is %s', async (_why, about, code) => {
    const answer = await ask(mia, await draw(owner, about), { format: 'pdf' })
    expect([answer.statusCode, answer.json().code]).toEqual([404, code])
  })

  test.each([
    ['somebody else’s drawing', 'pdf', (): Promise<string> => send(owner, drawing().negate({ alpha: false }))],
    ['an address elsewhere', 'png', async (): Promise<string> => 'https://elsewhere.example/photo.png'],
    ['a drawing of another size', 'pdf', (): Promise<string> => send(mia, drawing(512))],
    ['curves of what was painted', 'svg', (): Promise<string> => send(mia, drawing())],
  ] as const)('gets no file of %s', async (_what, format, photo) => {
    const answer = await ask(mia, page, { format, photo: await photo() })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'INVALID'])
  })
})
