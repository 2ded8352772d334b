import { calls } from '@huebook/contract'
import { describe, expect, test } from 'vitest'
import { coloreds, pages, settings } from '#platform/db/schema.ts'
import { contentKey } from '#platform/storage/key.ts'
import { picture, sendPicture } from '#testing/pictures.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
let count = 0

/** A file nobody has uploaded, such as a drawn page or a composed preview. */
async function storeFile(): Promise<string> {
  count += 1
  const bytes = Buffer.from(`file ${count}`)
  const key = contentKey(bytes, 'png')
  await site.storage.put(key, bytes, 'image/png')
  return key
}

async function isStored(key: string): Promise<boolean> {
  const file = await site.storage.get(key)
  file?.body.destroy()
  return file !== null
}

async function upload(caller: SignedIn, color: string): Promise<{ url: string; key: string }> {
  const url = (await sendPicture(site, caller, await picture({ color }).png().toBuffer())).json().url as string
  return { url, key: site.storage.keyOf(url) ?? '' }
}

async function addPage(owner: SignedIn) {
  const files = { illustration: await storeFile(), vector: null, preview: await storeFile() }
  const [page] = await site.db
    .insert(pages)
    .values({ userId: owner.id, title: 'Owl', ...files, width: 1, height: 1, public: true })
    .returning()
  if (!page) throw new Error('no page was created')
  return { id: page.id, files: [files.illustration, files.preview] }
}

const leave = async (caller: SignedIn) => {
  expect(await site.call(calls.deleteCurrentUser, {}, caller)).toMatchObject({ ok: true })
  await site.background.settled()
}

describe('with an account go', () => {
  test('its photo, pages and colourings', async () => {
    const mia = await site.signIn()
    const photo = await upload(mia, 'red')
    await site.call(calls.updateCurrentUser, { body: { name: 'Mia', email: mia.email, photo: photo.url } }, mia)
    const page = await addPage(mia)
    const colored = { photo: await storeFile(), preview: await storeFile() }
    await site.db.insert(coloreds).values({ userId: mia.id, pageId: page.id, ...colored })
    const gone = [photo.key, ...page.files, colored.photo, colored.preview]
    for (const key of gone) expect(await isStored(key)).toBe(true)
    await leave(mia)
    for (const key of gone) expect(await isStored(key)).toBe(false)
  })
})

describe('there stay', () => {
  test("another user's pages, and the same pictures where another user has sent them", async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn()]
    const [, same] = [await upload(mia, 'green'), await upload(ben, 'green')]
    const page = await addPage(ben)
    await leave(mia)
    for (const key of [same.key, ...page.files]) expect(await isStored(key)).toBe(true)
  })

  test('pictures the site itself shows, though an administrator who left has sent them', async () => {
    const [ada] = [await site.signIn({ admin: true }), await site.signIn({ admin: true })]
    const [icon, image, unused] = [await upload(ada, 'blue'), await upload(ada, 'navy'), await upload(ada, 'teal')]
    for (const [name, value] of [
      ['favicon', icon.url],
      ['tagline', `{"image":"${image.url}"}`],
    ] as const)
      await site.db
        .insert(settings)
        .values({ name, value })
        .onConflictDoUpdate({ target: settings.name, set: { value } })
    await leave(ada)
    expect([await isStored(icon.key), await isStored(image.key), await isStored(unused.key)]).toEqual([
      true,
      true,
      false,
    ])
  })
})
