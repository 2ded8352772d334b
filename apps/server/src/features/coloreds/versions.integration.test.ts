import { type CallInput, type ColoredVersionId, calls, type PageId } from '@huebook/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { coloreds, coloredVersions, pages } from '#platform/db/schema.ts'
import { sendPicture } from '#testing/pictures.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
let mia: SignedIn
let illustration = ''
let drawings = 0

const picture = (content: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024">${content}</svg>`)).png()

/** The address of another drawing each time, as it is told of a colouring. */
async function drawing(by = mia): Promise<string> {
  drawings += 1
  const bytes = await picture(`<circle cx="${100 + drawings}" cy="500" r="90" fill="#ef4444"/>`).toBuffer()
  const { url } = (await sendPicture(site, by, bytes)).json()
  return site.storage.urlFor('page', site.storage.keyOf(url) ?? '')
}

async function ownPage(): Promise<PageId> {
  const [page] = await site.db
    .insert(pages)
    .values({
      title: 'Ring',
      illustration,
      preview: 'small.webp',
      width: 1024,
      height: 1024,
      userId: mia.id,
      public: false,
    })
    .returning()
  if (!page) throw new Error('no page')
  return page.id
}

type Body = CallInput<typeof calls.saveColored>['body']
async function save(pageId: PageId, about: Partial<Body> & { photo: string }) {
  const answer = await site.call(calls.saveColored, { body: { pageId, ...about } as Body }, mia)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data
}
const list = async (pageId: PageId, by = mia) => {
  const answer = await site.call(calls.listColoredVersions, { params: { pageId } }, by)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data
}
const restore = (id: ColoredVersionId, by = mia) => site.call(calls.restoreColoredVersion, { params: { id } }, by)
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString()
const status = async (url: string) => (await site.app.inject(url)).statusCode

beforeAll(async () => {
  mia = await site.signIn({ name: 'Mia' })
  const stored = await sendPicture(
    site,
    mia,
    await picture('<rect width="1024" height="1024" fill="#fff"/>').toBuffer(),
  )
  illustration = site.storage.keyOf(stored.json().url) ?? ''
})

describe('a colouring that was drawn on another device', () => {
  test('is kept as a version when one is saved that was drawn later and has not seen it', async () => {
    const page = await ownPage()
    const [tablet, phone] = [await drawing(), await drawing()]
    const first = await save(page, { photo: tablet, seen: null, drawnAt: at(1), strength: 100 })
    const second = await save(page, { photo: phone, seen: null, drawnAt: at(2), strength: 60 })
    expect(second).toMatchObject({ photo: phone, strength: 60 })
    await site.settled()
    const [version] = await list(page)
    expect(version).toMatchObject({ photo: tablet, drawn_at: at(1), strength: 100 })
    expect(await status(first.preview)).toBe(200)
  })

  test('stays where it was drawn later, and the one that comes after it becomes the version', async () => {
    const page = await ownPage()
    const [tablet, phone] = [await drawing(), await drawing()]
    await save(page, { photo: phone, seen: null, drawnAt: at(2) })
    expect(await save(page, { photo: tablet, seen: null, drawnAt: at(1) })).toMatchObject({ photo: phone })
    expect(await list(page)).toMatchObject([{ photo: tablet, drawn_at: at(1) }])
  })

  test('is not kept when it was seen, nor where nobody says what was seen', async () => {
    const page = await ownPage()
    const first = await save(page, { photo: await drawing(), seen: null })
    const second = await save(page, { photo: await drawing(), seen: first.photo })
    await save(page, { photo: await drawing() })
    await site.settled()
    expect([await list(page), await status(first.preview), await status(second.preview)]).toEqual([[], 404, 404])
  })

  test('is not the newest for ever because its clock is ahead', async () => {
    const page = await ownPage()
    await save(page, { photo: await drawing(), seen: null, drawnAt: '2199-01-01T00:00:00Z' })
    const photo = await drawing()
    expect(await save(page, { photo, seen: null })).toMatchObject({ photo })
  })
})

test('five versions are kept, and the files of those before them are gone', async () => {
  const page = await ownPage()
  const saved = []
  for (let minute = 0; minute < 8; minute++)
    saved.push(await save(page, { photo: await drawing(), seen: null, drawnAt: at(minute) }))
  await site.settled()
  expect((await list(page)).map(({ drawn_at }) => drawn_at)).toEqual([at(6), at(5), at(4), at(3), at(2)])
  const files = await Promise.all(saved.map(({ preview }) => status(preview)))
  expect(files).toEqual([404, 404, 200, 200, 200, 200, 200, 200])
})

describe('a version that is brought back', () => {
  test('is shown again, and what it takes the place of can be brought back, too', async () => {
    const page = await ownPage()
    const [tablet, phone] = [await drawing(), await drawing()]
    await save(page, { photo: tablet, seen: null, drawnAt: at(1) })
    await save(page, { photo: phone, seen: null, drawnAt: at(2) })
    const [version] = await list(page)
    expect(await restore(version?.id as ColoredVersionId)).toMatchObject({ ok: true, data: { photo: tablet } })
    const [other, ...more] = await list(page)
    expect([other?.photo, more]).toEqual([phone, []])
    expect(await restore(version?.id as ColoredVersionId)).toMatchObject({ status: 404 })
    expect(await restore(other?.id as ColoredVersionId)).toMatchObject({ ok: true, data: { photo: phone } })
  })

  test('twice at once is brought back once, and no colouring is lost', async () => {
    const page = await ownPage()
    const [tablet, phone] = [await drawing(), await drawing()]
    await save(page, { photo: tablet, seen: null, drawnAt: at(1) })
    await save(page, { photo: phone, seen: null, drawnAt: at(2) })
    const [version] = await list(page)
    const answers = await Promise.all([1, 2, 3].map(() => restore(version?.id as ColoredVersionId)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404, 404])
    expect((await list(page)).map(({ photo }) => photo)).toEqual([phone])
  })

  test('is nobody else’s, and nobody else sees it', async () => {
    const [page, zoe] = [await ownPage(), await site.signIn()]
    await save(page, { photo: await drawing(), seen: null })
    await save(page, { photo: await drawing(), seen: null })
    const [version] = await list(page)
    expect(await list(page, zoe)).toEqual([])
    expect(await restore(version?.id as ColoredVersionId, zoe)).toMatchObject({
      status: 404,
      problem: { code: 'VERSION_NOT_FOUND' },
    })
  })
})

test('versions go with their page, and with whoever drew them, and so do their files', async () => {
  const zoe = await site.signIn()
  const kept = mia
  mia = zoe
  const page = await ownPage()
  const first = await save(page, { photo: await drawing(zoe), seen: null })
  await save(page, { photo: await drawing(zoe), seen: null })
  mia = kept
  const [colored] = await site.db.select().from(coloreds).where(eq(coloreds.pageId, page))
  expect(await status(first.preview)).toBe(200)
  await site.call(calls.deletePage, { params: { id: page } }, zoe)
  await site.settled()
  expect(await status(first.preview)).toBe(404)
  expect(await site.db.$count(coloredVersions, eq(coloredVersions.coloredId, colored?.id as never))).toBe(0)
})
