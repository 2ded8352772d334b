import { type CallInput, type CreatedPage, calls, type Page } from '@huebook/contract'
import { pageOfPicture } from '@huebook/lineart'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { creations, pages } from '#platform/db/schema.ts'
import { sendPicture } from '#testing/pictures.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()

type UploadRequest = CallInput<typeof calls.uploadPage>['body']

/** A photograph of a red apple and a green pear before a blue wall, with a soft light. */
const photo = (width = 800, height = 600) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="${width}" height="${height}">
      <defs><radialGradient id="l"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-opacity=".2"/></radialGradient></defs>
      <rect width="800" height="600" fill="#4a7fb5"/><rect y="430" width="800" height="170" fill="#8a5a33"/>
      <circle cx="280" cy="360" r="130" fill="#c62828"/><ellipse cx="560" cy="340" rx="100" ry="150" fill="#7cb342"/>
      <rect x="270" y="180" width="20" height="70" fill="#4e342e"/><rect width="800" height="600" fill="url(#l)"/></svg>`),
  )

async function upload(mia: SignedIn, bytes: Buffer): Promise<string> {
  const answer = await sendPicture(site, mia, bytes, { fields: { dimensions: '1024x1024' } })
  return answer.json().url
}

async function makePage(mia: SignedIn, request: Partial<UploadRequest> & { photo: string }) {
  return site.call(calls.uploadPage, { body: { title: 'Fruit', ...request } }, mia)
}

const left = async (mia: SignedIn) => {
  const answer = await site.call(calls.readCredit, {}, mia)
  return answer.ok && answer.data.page_creation
}

const pixels = async (url: string) => {
  const picture = sharp((await site.app.inject(url)).rawPayload)
    .toColourspace('srgb')
    .ensureAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) }
}

const pageIn = (answer: Awaited<ReturnType<typeof makePage>>): CreatedPage => {
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data
}

describe('a picture that is uploaded', () => {
  test('becomes a private page as it is, on a white square', async () => {
    const mia = await site.signIn()
    const page = pageIn(await makePage(mia, { photo: await upload(mia, await photo().jpeg().toBuffer()) }))
    expect(page).toMatchObject({ title: 'Fruit', public: false, vector: null, width: 1024, height: 1024, credit: null })
    const { data } = await pixels(page.illustration)
    expect([...data.subarray(0, 4)]).toEqual([255, 255, 255, 255])
    const middle = 4 * (600 * 1024 + 360)
    expect(data[middle]).toBeGreaterThan((data[middle + 2] ?? 0) + 60)
  })

  test('becomes line art, to the pixel what a browser makes of it, with curves for print', async () => {
    const mia = await site.signIn()
    const url = await upload(mia, await photo().jpeg().toBuffer())
    const shown = pageOfPicture(await pixels(url), { convert: true, detail: 3 })
    const page = pageIn(await makePage(mia, { photo: url, convert: true, detail: 3 }))
    expect(Buffer.compare(Buffer.from((await pixels(page.illustration)).data), Buffer.from(shown.data))).toBe(0)
    expect((await site.app.inject(page.vector ?? '')).body).toMatch(/^<svg /)
  })

  test('spends one credit, and a picture that nothing can be made of none', async () => {
    const mia = await site.signIn()
    const blank = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#789' } })
      .png()
      .toBuffer()
    expect(await makePage(mia, { photo: await upload(mia, blank), convert: true })).toMatchObject({
      status: 422,
      problem: {
        code: 'NOT_DRAWABLE',
        message: 'This did not become a page that can be coloured, so your credit is back. Please try something else',
      },
    })
    expect(await left(mia)).toBe(5)
    pageIn(await makePage(mia, { photo: await upload(mia, await photo().png().toBuffer()) }))
    expect(await left(mia)).toBe(4)
  })

  test.each([
    ['as it is', { convert: false }],
    ['as line art', { convert: true }],
  ])('that is black all over makes no page %s, and costs nothing', async (_how, request) => {
    const mia = await site.signIn()
    const lensCap = { create: { width: 800, height: 600, channels: 3, background: '#0a0809' } } as const
    const url = await upload(mia, await sharp(lensCap).jpeg().toBuffer())
    expect(await makePage(mia, { photo: url, ...request })).toMatchObject({
      status: 422,
      problem: {
        code: 'NOT_DRAWABLE',
        message: 'This picture is black all over, so your credit is back. Please choose one with something to colour',
      },
    })
    expect([await left(mia), await site.db.$count(pages, eq(pages.userId, mia.id))]).toEqual([5, 0])
  })

  test.each([
    [
      'somebody else has sent',
      async (_mia: SignedIn) => upload(await site.signIn(), await photo(300, 200).png().toBuffer()),
    ],
    ['is on another site', async () => 'https://example.org/cat.png'],
    ['was never sent', async () => `/files/${'a'.repeat(64)}.png`],
    ['is a file of the machine', async () => '/files/../../etc/passwd'],
  ])('that %s is refused, and nothing is begun', async (_what, address) => {
    const mia = await site.signIn()
    expect(await makePage(mia, { photo: await address(mia) })).toMatchObject({
      status: 422,
      problem: { message: 'Please upload the photo again' },
    })
    expect(await site.db.$count(creations, eq(creations.userId, mia.id))).toBe(0)
  })

  test('that is sent twice with one key is one page', async () => {
    const mia = await site.signIn()
    const body = { title: 'Twice', photo: await upload(mia, await photo(400, 300).png().toBuffer()) }
    const send = () =>
      site.app.inject({
        method: 'POST',
        url: `/api${calls.uploadPage.path}`,
        headers: { authorization: `Bearer ${mia.token}`, 'idempotency-key': 'one-and-the-same' },
        payload: body,
      })
    const [one, other] = await Promise.all([send(), send()])
    expect([one.statusCode, one.json().id]).toEqual([200, other.json().id])
    expect(await site.db.$count(pages, eq(pages.userId, mia.id))).toBe(1)
  })
})

describe('a picture that is shared', () => {
  const share = async (mia: SignedIn) =>
    pageIn(await makePage(mia, { photo: await upload(mia, await photo(500, 400).png().toBuffer()), public: true }))
  const sees = async (ben: SignedIn, page: Page) => {
    const list = await site.call(calls.paginatePages, { query: {} }, ben)
    const read = await site.call(calls.readPage, { params: { id: page.id } }, ben)
    return [list.ok && list.data.data.some(({ id }) => id === page.id), read.status]
  }
  const waiting = async (admin: SignedIn) => {
    const list = await site.call(calls.paginateReviews, { query: {} }, admin)
    return list.ok ? list.data.data : []
  }

  const decide = async (page: Page, decision: 'approve' | 'block', admin: SignedIn) => {
    const review = (await waiting(admin)).find((one) => one.page.id === page.id)
    const body = { decision, version: review?.version ?? '' }
    return site.call(calls.decideReview, { params: { id: page.id }, body }, admin)
  }

  test('waits for an administrator’s look; its owner has it at once', async () => {
    const [mia, ben, admin] = [await site.signIn(), await site.signIn(), await site.signIn({ admin: true })]
    const page = await share(mia)
    expect([page.waiting_for_review, await sees(ben, page)]).toEqual([true, [false, 404]])
    expect((await sees(mia, page))[1]).toBe(200)
    expect([page.from_picture, (await waiting(admin)).some((one) => one.page.from_picture)]).toEqual([true, false])
    expect((await waiting(admin)).map((review) => review.page.id)).toContain(page.id)
    await decide(page, 'approve', admin)
    expect(await sees(ben, page)).toEqual([true, 200])
    expect((await waiting(admin)).map((review) => review.page.id)).not.toContain(page.id)
  })

  test('is gone for everybody but its owner when an administrator says so', async () => {
    const [mia, ben, admin] = [await site.signIn(), await site.signIn(), await site.signIn({ admin: true })]
    const page = await share(mia)
    await decide(page, 'block', admin)
    expect(await sees(ben, page)).toEqual([false, 404])
    expect(await waiting(admin)).toEqual([])
  })

  test('can be reported by those who see it, once each, and an administrator reads why', async () => {
    const [mia, ben, admin] = [await site.signIn(), await site.signIn(), await site.signIn({ admin: true })]
    const page = await share(mia)
    const params = { id: page.id }
    const report = (caller: SignedIn, note: string) =>
      site.call(calls.reportPage, { params, body: { reason: 'unsuitable', note } }, caller)
    expect(await report(ben, 'not seen yet')).toMatchObject({ status: 404 })
    await decide(page, 'approve', admin)
    expect(await report(mia, 'my own')).toMatchObject({ status: 403 })
    expect(await report(ben, 'rude')).toMatchObject({ data: { reported: true } })
    expect(await report(ben, 'very rude')).toMatchObject({ data: { reported: true } })
    expect(await waiting(admin)).toMatchObject([
      { page: { id: page.id }, reports: [{ reason: 'unsuitable', note: 'very rude' }] },
    ])
    await decide(page, 'approve', admin)
    expect(await waiting(admin)).toEqual([])
    expect(await report(ben, 'still rude')).toMatchObject({ ok: true })
    expect(await waiting(admin)).toHaveLength(1)
  })

  test.each(['What the f\u057Dck', 'k y s', 'I know where you live', 'Call 0171 2345678', 'mia@example.org'])(
    'is not called "%s": the credit is back, and kept to oneself it may be',
    async (title) => {
      const mia = await site.signIn()
      const photoUrl = await upload(mia, await photo(300, 200).png().toBuffer())
      expect(await makePage(mia, { photo: photoUrl, title, public: true })).toMatchObject({
        status: 422,
        problem: { code: 'MODERATED' },
      })
      expect(await left(mia)).toBe(5)
      expect(await makePage(mia, { photo: photoUrl, title })).toMatchObject({ data: { title, public: false } })
    },
  )

  test('that is not there cannot be decided about', async () => {
    const admin = await site.signIn({ admin: true })
    const params = { id: crypto.randomUUID() as Page['id'] }
    const body = { decision: 'approve' as const, version: '' }
    expect(await site.call(calls.decideReview, { params, body }, admin)).toMatchObject({ status: 404 })
  })
})

describe('a picture that somebody has made a page of already', () => {
  const bytes = () => photo().jpeg().toBuffer()

  test('leads to the page they have and costs nothing, be it sent anew, under another title or at the same moment', async () => {
    const mia = await site.signIn()
    const make = async (title: string) =>
      pageIn(await makePage(mia, { photo: await upload(mia, await bytes()), convert: true, title }))
    const [one, other] = await Promise.all([make('Fruit'), make('Fruit')])
    const later = await make('Apple and pear')
    expect(new Set([one.id, other.id, later.id]).size).toBe(1)
    expect([one.had_already, other.had_already].sort()).toEqual([false, true])
    expect(later).toMatchObject({ had_already: true, title: 'Fruit' })
    expect([await left(mia), await site.db.$count(pages, eq(pages.userId, mia.id))]).toEqual([4, 1])
  })

  test('is another page with other lines, and costs a credit', async () => {
    const mia = await site.signIn()
    const url = await upload(mia, await bytes())
    for (const detail of [1, 3]) pageIn(await makePage(mia, { photo: url, convert: true, detail }))
    expect([await left(mia), await site.db.$count(pages, eq(pages.userId, mia.id))]).toEqual([3, 2])
  })

  test('is a second page where they share it and had not, and costs nothing all the same', async () => {
    const mia = await site.signIn()
    const url = await upload(mia, await bytes())
    const own = pageIn(await makePage(mia, { photo: url }))
    const shared = pageIn(await makePage(mia, { photo: url, public: true }))
    expect(shared).toMatchObject({ public: true, waiting_for_review: true, had_already: true })
    expect(shared.id).not.toBe(own.id)
    expect(pageIn(await makePage(mia, { photo: url, public: true })).id).toBe(shared.id)
    expect(await left(mia)).toBe(4)
  })

  test('is paid for again by whoever hides the one before each time', async () => {
    const mia = await site.signIn()
    const url = await upload(mia, await bytes())
    for (let round = 0; round < 3; round += 1) {
      const { id, title } = pageIn(await makePage(mia, { photo: url, public: true }))
      await site.call(calls.updatePage, { params: { id }, body: { title, public: false } }, mia)
    }
    expect(await left(mia)).toBe(3)
  })

  test('leads to the page they have also where an administrator has blocked it, and is shown to nobody', async () => {
    const [mia, ben, admin] = [await site.signIn(), await site.signIn(), await site.signIn({ admin: true })]
    const url = await upload(mia, await bytes())
    const page = pageIn(await makePage(mia, { photo: url, public: true }))
    await site.call(calls.togglePageBlocked, { params: { id: page.id } }, admin)
    const again = pageIn(await makePage(mia, { photo: url, public: true, title: 'A quiet pond' }))
    expect(again).toMatchObject({ id: page.id, blocked: true, had_already: true })
    expect(await site.call(calls.readPage, { params: { id: page.id } }, ben)).toMatchObject({ status: 404 })
  })

  test('is a new page once the one before was deleted', async () => {
    const mia = await site.signIn()
    const url = await upload(mia, await bytes())
    const { id } = pageIn(await makePage(mia, { photo: url }))
    await site.call(calls.deletePage, { params: { id } }, mia)
    expect(pageIn(await makePage(mia, { photo: await upload(mia, await bytes()) }))).toMatchObject({
      had_already: false,
    })
    expect(await left(mia)).toBe(3)
  })
})
