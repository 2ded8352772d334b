import { calls, LANDING_PAGE_ID, PageId } from '@huebook/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { pages, users } from '#platform/db/schema.ts'
import { tokenIn } from '#testing/mailed.ts'
import { testSite } from '#testing/test-site.ts'
import { waitFor } from '#testing/wait-for.ts'
import { GALLERY } from './gallery.ts'
import { gallerySeed } from './gallery-job.ts'
import { landingPageSeed } from './landing-page-job.ts'

const site = testSite()
const house = 'gallery@huebook.invalid'
const ofHouse = eq(pages.userId, sql`(select id from users where house)`)

beforeAll(async () => {
  await site.app.ready()
  await site.db.transaction((tx) => gallerySeed.run(tx, { isNew: true }))
})

describe('the gallery of a new site', () => {
  test('is drawn after what somebody asks for', async () => {
    const request = { prompt: 'a big balloon', style: 'close-up', detail: 1 } as const
    const answer = await site.call(calls.createPage, { body: request }, await site.signIn())
    expect(answer.status).toBe(200)
    expect(await site.db.$count(pages, ofHouse)).toBeLessThan(GALLERY.length / 2)
  })

  test('has 36 pages of all five styles, each of them good to colour and there for everybody', async () => {
    await waitFor(
      () => site.db.$count(pages, ofHouse),
      (count) => expect(count).toBe(36),
    )
    const drawn = await site.db.select().from(pages).where(ofHouse)
    expect(new Set(drawn.map(({ prompt }) => prompt))).toEqual(new Set(GALLERY.map(({ prompt }) => prompt)))
    expect(new Set(drawn.map(({ style }) => style)).size).toBe(5)
    expect(drawn.filter(({ colorability }) => colorability?.verdict !== 'good').map(({ prompt }) => prompt)).toEqual([])
    expect(drawn.flatMap(({ missing }) => missing)).toEqual([])
    const list = await site.call(calls.paginatePages, { query: {} }, await site.signIn())
    expect(list).toMatchObject({ data: { last_page: 2 } })
  })

  test('is not drawn a second time', async () => {
    await site.settled()
    const [first] = GALLERY
    await site.db.execute(`select graphile_worker.add_job('draw a page of the gallery',
      '{"attempt": 1, "given": {"number": 0}}'::json, job_key => 'again')`)
    await site.settled()
    expect(await site.db.$count(pages, eq(pages.prompt, first?.prompt ?? ''))).toBe(1)
  })
})

describe('the picture on the landing', () => {
  test('is a page that everybody can colour, under the id the landing knows', async () => {
    await site.db.transaction((tx) => landingPageSeed.run(tx, { isNew: true }))
    const ada = await site.signIn()
    const id = PageId.parse(LANDING_PAGE_ID)
    await waitFor(
      () => site.db.$count(pages, eq(pages.id, id)),
      (count) => expect(count).toBe(1),
    )
    const answer = await site.call(calls.readPage, { params: { id } }, ada)
    expect(answer).toMatchObject({
      data: { title: 'A fox in the garden', public: true, colorability: { verdict: 'good' } },
    })
  })
})

describe('the account it belongs to', () => {
  test('cannot be signed in to', async () => {
    await site.call(calls.signIn, { body: { email: house } })
    expect((await site.mailsTo(house)).map(tokenIn)).toEqual([''])
  })

  test('cannot be taken over by signing up with its address', async () => {
    await site.call(calls.signUp, { body: { name: 'Eve', email: house } })
    const token = tokenIn((await site.mailsTo(house)).at(-1))
    const answer = await site.call(calls.verify, { body: { token } })
    expect([answer.ok, answer.status < 500]).toEqual([false, true])
  })

  test('is not met among the people by an administrator', async () => {
    const admin = await site.signIn({ admin: true })
    const list = await site.call(calls.paginateUsers, { query: { search: 'huebook' } }, admin)
    expect(list).toMatchObject({ data: { data: [] } })
    expect(await site.db.$count(users, eq(users.house, true))).toBe(1)
  })
})
