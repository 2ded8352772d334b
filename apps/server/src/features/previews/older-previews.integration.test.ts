import { buffer } from 'node:stream/consumers'
import { calls, type Page } from '@huebook/contract'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { coloreds, pages } from '#platform/db/schema.ts'
import { contentKey } from '#platform/storage/key.ts'
import { picture } from '#testing/pictures.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
let mia: SignedIn

/** What a disk has damaged. */
async function storeDamaged(): Promise<string> {
  const bytes = Buffer.from('RIFF, but no picture')
  const key = contentKey(bytes, 'webp')
  await site.storage.put(key, bytes, 'image/webp')
  return key
}

async function store(color: string): Promise<string> {
  const bytes = await picture({ width: 1024, height: 1024, color }).webp().toBuffer()
  const key = contentKey(bytes, 'webp')
  await site.storage.put(key, bytes, 'image/webp')
  return key
}

/** A page as it was made before there were small pictures. */
async function drawEarlier(title: string, illustration: string): Promise<void> {
  const [page] = await site.db
    .insert(pages)
    .values({ userId: mia.id, title, illustration, preview: illustration, width: 1024, height: 1024, public: true })
    .returning()
  const files = { photo: 'drawing.png', preview: await store('red') }
  await site.db.insert(coloreds).values({ userId: mia.id, pageId: page?.id ?? ('' as Page['id']), ...files })
}

const read = async (search: string): Promise<Page> => {
  const answer = await site.call(calls.paginatePages, { query: { scope: 'colored', search } }, mia)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data.data[0] as Page
}

const sideOf = async (url: string): Promise<number> => {
  const file = await site.storage.get(site.storage.keyOf(url) ?? '')
  if (!file) throw new Error(`${url} is not stored`)
  return (await sharp(await buffer(file.body)).metadata()).width
}

beforeAll(async () => {
  mia = await site.signIn()
  await drawEarlier('Damaged', await storeDamaged())
  await drawEarlier('Whole', await store('lime'))
  await drawEarlier('Lost', `${'0'.repeat(64)}.png`)
})

test('pages and colourings of an earlier version show what they have, and get small pictures once the site runs', async () => {
  expect(await read('Whole')).toMatchObject({ placeholder: null, previews: [{ side: 512 }] })

  await site.app.listen({ host: '127.0.0.1', port: 0 })
  await site.settled()

  const { placeholder, previews, colored } = await read('Whole')
  expect(placeholder).toMatch(/^data:image\/webp;base64,/)
  expect(await Promise.all(previews.map(({ url }) => sideOf(url)))).toEqual([256, 1024])
  const sides = colored?.previews.map(async ({ url, side }) => [side, await sideOf(url)]) ?? []
  expect(await Promise.all(sides)).toEqual([
    [256, 256],
    [512, 512],
    [1024, 1024],
  ])
})

test('a page whose picture is lost goes on with what it has', async () => {
  const { placeholder, previews } = await read('Lost')
  expect([placeholder, previews.length]).toEqual([null, 2])
})

test('a page whose picture is damaged keeps no other from its small pictures, and is not tried for ever', async () => {
  const { placeholder, previews } = await read('Damaged')
  expect([placeholder, previews.length]).toEqual([null, 2])
  expect(site.logged()).toContain('a picture of an earlier version cannot be read')
})
