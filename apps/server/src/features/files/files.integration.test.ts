import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { type ColoredId, calls, type PageId } from '@huebook/contract'
import { eq, lte, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { coloreds, fileChecks, pages, settings, shownColorings, uploads, users } from '#platform/db/schema.ts'
import { createDiskStorage } from '#platform/storage/disk-storage.ts'
import { contentKey } from '#platform/storage/key.ts'
import { picture, sendPicture } from '#testing/pictures.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'
import { createFileService } from './files.service.ts'

const site = testSite()
const files = () => createFileService(site.db, site.storage)
const sweep = () => files().sweep(new AbortController().signal)

async function isStored(key: string): Promise<boolean> {
  const file = await site.storage.get(key)
  file?.body.destroy()
  return file !== null
}

const send = async (caller: SignedIn, color: string) =>
  sendPicture(site, caller, await picture({ color }).png().toBuffer())

async function upload(caller: SignedIn, color: string): Promise<{ url: string; key: string }> {
  const url = (await send(caller, color)).json().url as string
  return { url, key: site.storage.keyOf(url) ?? '' }
}

const makeOld = (key: string) =>
  site.db.update(uploads).set({ createdAt: sql`now() - interval '25 hours'` }).where(eq(uploads.key, key))

/** Statements that wait for a lock of this kind. */
async function waitingFor(lock: 'advisory' | 'transactionid'): Promise<number> {
  const own = sql`datname = current_database()`
  return (await site.db.execute(sql`select 1 from pg_stat_activity where ${own} and wait_event = ${lock}`)).rows.length
}

/** A store that takes its time before it does what it is told, or before it says so, until it is let go on. */
function slowStore(call: 'put' | 'delete', slowTo: 'act' | 'answer' = 'act') {
  let resume = () => {}
  const wait = new Promise<void>((resolve) => {
    resume = resolve
  })
  const real = site.storage[call].bind(site.storage) as (...given: unknown[]) => Promise<void>
  const slow = vi.spyOn(site.storage, call).mockImplementation(async (...given: unknown[]) => {
    if (slowTo === 'answer') await real(...given)
    await wait
    if (slowTo === 'act') await real(...given)
  })
  onTestFinished(() => {
    resume()
    slow.mockRestore()
  })
  return { begun: () => slow.mock.calls.length, resume }
}

describe('a store that takes its time', () => {
  test('holds up those who send pictures, and nobody else', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => site.signIn()))
    const store = slowStore('put')
    const sending = people.map((person, index) => send(person, `rgb(${index}, 0, 0)`))
    await expect.poll(store.begun).toBe(12)
    expect(await site.call(calls.listPlans, {})).toMatchObject({ ok: true })
    expect(await site.call(calls.readCurrentUser, {}, people[0])).toMatchObject({ ok: true })
    store.resume()
    for (const answer of await Promise.all(sending)) expect(answer.statusCode).toBe(200)
  })

  test('does not hold up the site when many leave it at once', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => site.signIn()))
    const keys: string[] = []
    for (const [index, person] of people.entries()) keys.push((await upload(person, `rgb(0, ${index + 1}, 0)`)).key)
    const store = slowStore('delete')
    for (const person of people)
      expect(await site.call(calls.deleteCurrentUser, {}, person)).toMatchObject({ data: { deleted: true } })
    await expect.poll(store.begun).toBeGreaterThan(0)
    expect(await site.call(calls.listPlans, {})).toMatchObject({ ok: true })
    store.resume()
    await site.background.settled()
    for (const key of keys) expect(await isStored(key)).toBe(false)
  })
})

describe('a picture that is sent again', () => {
  test('in the moment it is being deleted is stored anew', async () => {
    const mia = await site.signIn()
    const { key } = await upload(mia, 'maroon')
    await makeOld(key)
    const store = slowStore('delete')
    const sweeping = sweep()
    await expect.poll(store.begun).toBe(1)
    const again = send(mia, 'maroon')
    await expect.poll(() => waitingFor('advisory')).toBeGreaterThan(0)
    store.resume()
    expect((await again).statusCode).toBe(200)
    await sweeping
    expect(await isStored(key)).toBe(true)
  })

  test('is not deleted between being stored and being remembered', async () => {
    const mia = await site.signIn()
    const { key } = await upload(mia, 'olive')
    await makeOld(key)
    const store = slowStore('put', 'answer')
    const again = send(mia, 'olive')
    await expect.poll(store.begun).toBe(1)
    await sweep()
    store.resume()
    expect((await again).statusCode).toBe(200)
    expect(await isStored(key)).toBe(true)
  })

  test('while its storing took longer than it is protected for is refused rather than lost', async () => {
    const mia = await site.signIn()
    const store = slowStore('put')
    const sending = send(mia, 'salmon')
    await expect.poll(store.begun).toBe(1)
    await site.db.update(fileChecks).set({ dueAt: sql`now() - interval '1 second'` })
    await sweep()
    store.resume()
    expect((await sending).statusCode).toBe(502)
    expect(await site.db.select().from(uploads).where(eq(uploads.userId, mia.id))).toEqual([])
  })
})

describe('the sweep', () => {
  test('deletes uploads that nothing has pointed to for a day, and no younger ones', async () => {
    const mia = await site.signIn()
    const [old, young] = [await upload(mia, 'red'), await upload(mia, 'green')]
    await makeOld(old.key)
    await sweep()
    expect([await isStored(old.key), await isStored(young.key)]).toEqual([false, true])
    expect(await site.db.select().from(uploads).where(eq(uploads.key, old.key))).toEqual([])
    const body = { name: 'Mia', email: mia.email, photo: old.url }
    expect(await site.call(calls.updateCurrentUser, { body }, mia)).toMatchObject({
      problem: { message: 'Please upload the photo again' },
    })
  })

  test('finds an upload that nothing points to behind a thousand others', async () => {
    const mia = await site.signIn()
    await site.db.execute(sql`insert into ${uploads} (key, user_id)
      select 'a' || number || '.png', ${mia.id} from generate_series(1, 1001) number`)
    const last = 'zz.png'
    await site.db.insert(uploads).values({ key: last, userId: mia.id })
    await makeOld(last)
    await sweep()
    expect(await site.db.$count(uploads, eq(uploads.userId, mia.id))).toBe(1001)
    expect(await site.db.$count(uploads, eq(uploads.key, last))).toBe(0)
  })

  test('leaves alone what a person, a page or the site shows, however old', async () => {
    const ada = await site.signIn({ admin: true })
    const [photo, drawn, icon, image] = [
      await upload(ada, 'gold'),
      await upload(ada, 'silver'),
      await upload(ada, 'navy'),
      await upload(ada, 'teal'),
    ]
    await site.call(calls.updateCurrentUser, { body: { name: 'Ada', email: ada.email, photo: photo.url } }, ada)
    await site.call(calls.updateSetting, { params: { name: 'favicon' }, body: { value: icon.url } }, ada)
    await site.db
      .update(settings)
      .set({ value: `{"image":"${image.url}"}` })
      .where(eq(settings.name, 'website'))
    await site.db.insert(pages).values({
      userId: ada.id,
      title: 'Owl',
      illustration: drawn.key,
      preview: drawn.key,
      width: 1,
      height: 1,
      public: true,
    })
    for (const { key } of [photo, drawn, icon, image]) await makeOld(key)
    await sweep()
    for (const { key } of [photo, drawn, icon, image]) expect(await isStored(key)).toBe(true)
  })

  test.each(['preview', 'previewSmall', 'previewMedium'] as const)(
    'leaves alone what others are shown of a colouring as its %s, and deletes it once it is taken away',
    async (place) => {
      const mia = await site.signIn()
      const [drawn, shown] = [await upload(mia, 'plum'), await upload(mia, `rgb(1, 2, ${place.length})`)]
      const picture = { illustration: drawn.key, preview: drawn.key, width: 1, height: 1 }
      const [page] = await site.db
        .insert(pages)
        .values({ ...picture, userId: mia.id, title: 'Owl', public: true })
        .returning()
      const pageId = page?.id as PageId
      const [colored] = await site.db
        .insert(coloreds)
        .values({ userId: mia.id, pageId, photo: drawn.key, preview: drawn.key })
        .returning()
      const coloredId = colored?.id as ColoredId
      await site.db.insert(shownColorings).values({ coloredId, pageId, preview: drawn.key, [place]: shown.key })
      await makeOld(shown.key)
      await sweep()
      expect(await isStored(shown.key)).toBe(true)
      await site.db.delete(shownColorings).where(eq(shownColorings.coloredId, coloredId))
      await sweep()
      expect(await isStored(shown.key)).toBe(false)
    },
  )

  test('leaves alone an upload that somebody takes into use at that moment', async () => {
    const mia = await site.signIn()
    const { key } = await upload(mia, 'coral')
    await makeOld(key)
    let sweeping: Promise<void> | undefined
    await site.db.transaction(async (tx) => {
      await tx.select().from(uploads).where(eq(uploads.key, key)).for('share')
      await tx.update(users).set({ photo: key }).where(eq(users.id, mia.id))
      sweeping = sweep()
      await expect.poll(() => waitingFor('transactionid')).toBe(1)
    })
    await sweeping
    expect(await site.db.select().from(uploads).where(eq(uploads.key, key))).toHaveLength(1)
  })

  test('finishes the deletion of an account that a killed server has begun', async () => {
    const mia = await site.signIn()
    const { key } = await upload(mia, 'plum')
    const killed = vi.spyOn(site.background, 'run').mockImplementation(() => undefined)
    onTestFinished(() => killed.mockRestore())
    await site.call(calls.deleteCurrentUser, {}, mia)
    expect(await isStored(key)).toBe(true)
    await sweep()
    expect(await isStored(key)).toBe(false)
    expect(await site.db.select().from(fileChecks)).toEqual([])
  })

  test('deletes what was stored for an upload that broke off, once it cannot go on any more', async () => {
    const bytes = Buffer.from('half an upload')
    const key = contentKey(bytes, 'png')
    const broken = new Error('the process is gone')
    await expect(
      files().keep([{ key, bytes, contentType: 'image/png' }], () => Promise.reject(broken)),
    ).rejects.toThrow(broken)
    await sweep()
    expect(await isStored(key)).toBe(true)
    await site.db.update(fileChecks).set({ dueAt: sql`now()` }).where(eq(fileChecks.key, key))
    await sweep()
    expect(await isStored(key)).toBe(false)
  })

  test('is left to one process at a time', async () => {
    const mia = await site.signIn()
    const { key } = await upload(mia, 'khaki')
    await makeOld(key)
    const store = slowStore('delete')
    const first = sweep()
    await expect.poll(store.begun).toBe(1)
    await sweep()
    store.resume()
    await first
    expect(store.begun()).toBe(1)
    expect(await isStored(key)).toBe(false)
  })
})

describe('a sweep of a disk', () => {
  /** Files that nothing points to, due in this order, in a directory of their own. */
  async function givenUp(...names: string[]) {
    const directory = join(await mkdtemp(join(tmpdir(), 'huebook-sweep-')), 'files')
    onTestFinished(() => rm(dirname(directory), { recursive: true }))
    const storage = createDiskStorage({ directory, keyedHash: site.keyedHash })
    for (const [index, name] of names.entries()) {
      await storage.put(`${name}.png`, Buffer.from(name), 'image/png')
      const dueAt = sql`now() - ${names.length - index} * interval '1 second'`
      await site.db.insert(fileChecks).values({ key: `${name}.png`, dueAt })
    }
    onTestFinished(() => site.db.delete(fileChecks).then(() => undefined))
    return {
      directory,
      sweep: () => createFileService(site.db, storage).sweep(new AbortController().signal),
      left: async () => (await readdir(directory, { recursive: true })).map((path) => basename(path)).filter(isPicture),
    }
  }
  const isPicture = (name: string) => name.endsWith('.png')
  const waitIsOver = () => site.db.update(fileChecks).set({ dueAt: sql`now()` })

  test('goes on behind a file that cannot be deleted, tells of it once, and comes back to it', async () => {
    const { directory, sweep, left } = await givenUp('one', 'stuck', 'two', 'three')
    const stuck = (await readdir(directory, { recursive: true })).find((path) => basename(path) === 'stuck.png') ?? ''
    await rm(join(directory, stuck))
    await mkdir(join(directory, stuck, 'no file'), { recursive: true })
    const failure = await sweep().catch((error: Error) => error.message)
    expect(await left()).toEqual(['stuck.png'])
    expect(failure).toBe(
      `1 file could not be deleted and is tried again later: The directory for files, ${directory}, cannot be written (ERR_FS_EISDIR); check DATA_DIR.`,
    )
    await sweep()
    await waitIsOver()
    await expect(sweep()).rejects.toThrow('1 file could not be deleted')
    await waitIsOver()
    await rm(join(directory, stuck), { recursive: true })
    await sweep()
    expect(await site.db.select().from(fileChecks)).toEqual([])
  })

  test('that is away ends at the first file, instead of waiting for each to fail', async () => {
    const { directory, sweep, left } = await givenUp('one', 'two', 'three')
    await rename(directory, `${directory}-away`)
    await writeFile(directory, 'no directory')
    await expect(sweep()).rejects.toThrow('cannot be written (ENOTDIR)')
    expect(await site.db.$count(fileChecks, lte(fileChecks.dueAt, sql`now()`))).toBe(2)
    await rm(directory)
    await rename(`${directory}-away`, directory)
    await waitIsOver()
    await sweep()
    expect(await left()).toEqual([])
  })
})
