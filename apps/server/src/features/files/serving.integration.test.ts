import { type ColoredId, calls, type Page, type PageId } from '@huebook/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { coloreds, coloredVersions, pages, settings, uploads } from '#platform/db/schema.ts'
import { contentKey } from '#platform/storage/key.ts'
import { picture, sendPicture } from '#testing/pictures.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
const FOR_EVERYBODY = 'public, max-age=31536000, immutable'
const FOR_ONE = 'private, max-age=300'
let [mia, uwe, admin] = [] as unknown as [SignedIn, SignedIn, SignedIn]

async function fetched(url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: answered } = await site.app.inject({ url, headers })
  return [statusCode, answered['cache-control']]
}

const GONE = [404, 'no-store']
const SHOWN = [200, FOR_EVERYBODY]
const PRIVATE = [200, FOR_ONE]

/** A file named by its content alone, as all were in earlier versions. */
async function storeAsBefore(content: string): Promise<string> {
  const key = contentKey(Buffer.from(content), 'png')
  await site.storage.put(key, Buffer.from(content), 'image/png')
  return key
}

let named = 0
async function storeNamed(): Promise<string> {
  named += 1
  const key = `${String(named).padStart(40, 'a')}.png`
  await site.storage.put(key, Buffer.from(`picture ${named}`), 'image/png')
  return key
}

async function draw(owner: SignedIn, about: Partial<typeof pages.$inferInsert> = {}): Promise<PageId> {
  const files = {
    illustration: await storeNamed(),
    vector: null,
    preview: await storeNamed(),
    previewSmall: await storeNamed(),
  }
  const [row] = await site.db
    .insert(pages)
    .values({ userId: owner.id, title: 'Owl', public: true, width: 8, height: 8, ...files, ...about })
    .returning()
  return row?.id ?? ('' as PageId)
}

async function read(id: PageId, caller: SignedIn): Promise<Page> {
  const answer = await site.call(calls.readPage, { params: { id } }, caller)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data
}

const picturesOf = ({ illustration, preview, previews }: Page) => [
  illustration,
  preview,
  ...previews.map(({ url }) => url),
]
const withoutProof = (url: string) => url.replace(/\?.*$/, '')
const block = (id: PageId) => site.call(calls.togglePageBlocked, { params: { id } }, admin)

beforeEach(async () => {
  ;[mia, uwe, admin] = [await site.signIn(), await site.signIn(), await site.signIn({ admin: true })]
})

describe('the pictures of a page that everybody sees', () => {
  test('are everybody’s, at an address that stays, and may be kept for ever', async () => {
    const page = await read(await draw(mia), uwe)
    for (const url of picturesOf(page)) {
      expect(url).not.toContain('?')
      expect(await fetched(url)).toEqual(SHOWN)
    }
  })

  test('of an earlier version stay where they were', async () => {
    const illustration = await storeAsBefore('an owl of last year')
    const page = await read(await draw(mia, { illustration }), uwe)
    expect(page.illustration).toBe(`/files/${illustration}`)
    expect(await fetched(page.illustration)).toEqual(SHOWN)
  })

  test('are not sent again to who has them', async () => {
    const { illustration } = await read(await draw(mia), uwe)
    const { etag } = (await site.app.inject(illustration)).headers
    expect(await fetched(illustration, { 'if-none-match': String(etag) })).toEqual([304, FOR_EVERYBODY])
  })

  test('stop the moment it is blocked, and begin again when it is not; its owner and administrators see them', async () => {
    const id = await draw(mia)
    const before = picturesOf(await read(id, uwe))
    await block(id)
    for (const url of before) expect(await fetched(url)).toEqual(GONE)
    for (const caller of [mia, admin])
      for (const url of picturesOf(await read(id, caller))) expect(await fetched(url)).toEqual(PRIVATE)
    await block(id)
    for (const url of before) expect(await fetched(url)).toEqual(SHOWN)
  })

  test('stop the moment its owner is blocked', async () => {
    const page = await read(await draw(mia), uwe)
    await site.call(calls.toggleUserBlocked, { params: { id: mia.id } }, admin)
    for (const url of picturesOf(page)) expect(await fetched(url)).toEqual(GONE)
  })

  test('stop the moment it is deleted, whoever has coloured it; they get addresses of their own', async () => {
    const [lost, kept] = [await draw(mia), await draw(mia)]
    await site.db.insert(coloreds).values({ userId: uwe.id, pageId: kept, photo: 'drawn.png', preview: 'shown.webp' })
    const before = [...picturesOf(await read(lost, uwe)), ...picturesOf(await read(kept, uwe))]
    for (const id of [lost, kept]) await site.call(calls.deletePage, { params: { id } }, mia)
    for (const url of before) expect(await fetched(url)).toEqual(GONE)
    for (const url of picturesOf(await read(kept, uwe))) expect(await fetched(url)).toEqual(PRIVATE)
  })
})

describe('the pictures of a private page', () => {
  test('are seen by their owner, and by nobody without what the address proves', async () => {
    const id = await draw(mia, { public: false })
    for (const url of picturesOf(await read(id, mia))) {
      expect(await fetched(url)).toEqual(PRIVATE)
      for (const made of [
        withoutProof(url),
        `${url}x`,
        url.replace('page-', 'blocked-'),
        `${withoutProof(url)}?seal=x`,
      ])
        expect(await fetched(made)).toEqual(GONE)
    }
  })

  test('that is blocked stop for whoever had them before', async () => {
    const id = await draw(mia, { public: false })
    const before = picturesOf(await read(id, mia))
    await block(id)
    for (const url of before) expect(await fetched(url)).toEqual(GONE)
  })

  test('stop for everybody when its owner leaves', async () => {
    const before = picturesOf(await read(await draw(mia, { public: false }), mia))
    await site.call(calls.deleteCurrentUser, {}, mia)
    for (const url of before) expect(await fetched(url)).toEqual(GONE)
  })
})

describe('a picture that several had in an earlier version', () => {
  test('is seen by those whose page is not blocked, and by nobody else', async () => {
    const illustration = await storeAsBefore('an owl that two were drawn')
    const [mias, uwes] = [await draw(mia, { illustration }), await draw(uwe, { illustration, public: false })]
    await block(mias)
    expect(await fetched(`/files/${illustration}`)).toEqual(GONE)
    expect(await fetched((await read(uwes, uwe)).illustration)).toEqual(PRIVATE)
    await block(uwes)
    expect(await fetched(site.storage.urlFor('page', illustration))).toEqual(GONE)
  })

  test('stays a photo of whoever has sent it, though somebody has made a page of the same', async () => {
    const key = await storeAsBefore('a photo and a page')
    await draw(uwe, { illustration: key, public: false })
    await site.db.insert(uploads).values({ key, userId: mia.id })
    expect(await fetched(site.storage.privateUrl(key))).toEqual(PRIVATE)
    expect(await fetched(`/files/${key}`)).toEqual(GONE)
  })
})

describe('a photo somebody sends', () => {
  const send = async (caller: SignedIn, color: string): Promise<string> =>
    (await sendPicture(site, caller, await picture({ color }).png().toBuffer())).json().url

  test('is private, under a name that tells nothing', async () => {
    const [own, others] = [await send(mia, 'gold'), await send(uwe, 'gold')]
    expect(await fetched(own)).toEqual(PRIVATE)
    expect(own).not.toBe(others)
  })

  test('of an earlier version is seen by who has its address, not by who has the same picture', async () => {
    const key = await storeAsBefore('a photo of last year')
    await site.db.insert(uploads).values({ key, userId: mia.id })
    expect(await fetched(`/files/${key}`)).toEqual(GONE)
    expect(await fetched(site.storage.privateUrl(key))).toEqual(PRIVATE)
  })

  test('is everybody’s once the site itself shows it', async () => {
    const url = await send(admin, 'navy')
    await site.db.update(settings).set({ value: url }).where(eq(settings.name, 'favicon'))
    expect(await fetched(url)).toEqual(SHOWN)
  })

  test('is gone with the page that was made of it', async () => {
    const lines = await sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#fff"/>
        <circle cx="300" cy="300" r="200" fill="none" stroke="#000" stroke-width="9"/></svg>`),
    )
      .png()
      .toBuffer()
    const photo: string = (await sendPicture(site, mia, lines)).json().url
    const made = await site.call(calls.uploadPage, { body: { photo, title: 'Ring' } }, mia)
    if (!made.ok) throw new Error(made.problem.message)
    expect([await fetched(photo), await fetched(made.data.illustration)]).toEqual([PRIVATE, PRIVATE])
    await site.call(calls.deletePage, { params: { id: made.data.id } }, mia)
    expect([await fetched(photo), await fetched(made.data.illustration)]).toEqual([GONE, GONE])
    await site.background.settled()
    expect(await site.storage.get(site.storage.keyOf(photo) ?? '')).toBeNull()
  })

  test('is gone the moment the account is', async () => {
    const url = await send(mia, 'teal')
    await site.call(calls.deleteCurrentUser, {}, mia)
    expect(await fetched(url)).toEqual(GONE)
  })
})

describe('a colouring', () => {
  test('is seen for some hours by whoever has its address, and by nobody without what that proves', async () => {
    const id = await draw(mia)
    const [drawn, older] = [
      { photo: await storeNamed(), preview: await storeNamed() },
      { photo: await storeNamed(), preview: await storeNamed(), drawnAt: new Date() },
    ]
    for (const { photo: key } of [drawn, older]) {
      await site.db.insert(uploads).values({ key, userId: uwe.id })
      // As long as it is a drawing that was only sent.
      expect(await fetched(`/files/${key}`)).toEqual(PRIVATE)
    }
    const [saved] = await site.db
      .insert(coloreds)
      .values({ userId: uwe.id, pageId: id, ...drawn })
      .returning()
    await site.db.insert(coloredVersions).values({ coloredId: saved?.id as ColoredId, ...older })
    const versions = await site.call(calls.listColoredVersions, { params: { pageId: id } }, uwe)
    const { colored } = await read(id, uwe)
    const version = versions.ok ? versions.data[0] : undefined
    for (const url of [colored?.photo, colored?.preview, version?.photo, version?.preview]) {
      expect(await fetched(url ?? '')).toEqual(PRIVATE)
      expect(await fetched(withoutProof(url ?? ''))).toEqual(GONE)
    }
  })

  test('is private, and stops when its page is blocked, for it shows the page; administrators see it', async () => {
    const id = await draw(mia)
    const drawn = { photo: await storeNamed(), preview: await storeNamed() }
    await site.db.insert(coloreds).values({ userId: uwe.id, pageId: id, ...drawn })
    const { colored } = await read(id, uwe)
    const urls = [colored?.photo ?? '', colored?.preview ?? '']
    for (const url of urls) expect(await fetched(url)).toEqual(PRIVATE)
    await block(id)
    for (const url of urls) expect(await fetched(url)).toEqual(GONE)
    const list = await site.call(calls.paginateColoreds, { query: {} }, admin)
    const seen = list.ok ? list.data.data.find(({ pageId }) => pageId === id) : undefined
    expect(await fetched(seen?.preview ?? '')).toEqual(PRIVATE)
    expect(await fetched(seen?.page.illustration ?? '')).toEqual(PRIVATE)
  })
})
