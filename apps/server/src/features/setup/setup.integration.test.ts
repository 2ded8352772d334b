import { API_VERSION, calls } from '@huebook/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { users } from '#platform/db/schema.ts'
import { testSite } from '#testing/test-site.ts'
import { setupLink } from './setup-link.ts'

const site = testSite()
const printedCode = () => new URL(setupLink('http://localhost:3000', site.keyedHash)).searchParams.get('code') ?? ''
const create = (body: object = {}, client?: string) =>
  site.call(
    calls.createFirstAdmin,
    { body: { name: 'Ada', email: 'ada@example.org', code: printedCode(), ...body } },
    null,
    client,
  )

beforeEach(() => site.db.delete(users))

describe('the set-up link', () => {
  test('makes one administrator, who is signed in at once', async () => {
    expect(await site.call(calls.readSetup, {})).toMatchObject({ data: { needed: true, api: API_VERSION } })
    const created = await create()
    expect(created).toMatchObject({ data: { user: { name: 'Ada', email: 'ada@example.org', admin: true } } })
    const caller = { token: created.ok ? created.data.token : '' } as never
    expect(await site.call(calls.paginateUsers, { query: {} }, caller)).toMatchObject({ ok: true })
    expect(await site.call(calls.readSetup, {})).toMatchObject({ data: { needed: false } })
  })

  test('is closed afterwards, also to a wrong code', async () => {
    await create()
    for (const body of [{ email: 'eve@example.org' }, { email: 'eve@example.org', code: 'wrong' }])
      expect(await create(body)).toMatchObject({ status: 404, problem: { code: 'SETUP_DONE' } })
  })

  test('makes one administrator of two who use it at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => create({ email: `admin${index}@example.org` })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(7)
    expect(await site.db.select().from(users).where(eq(users.admin, true))).toHaveLength(1)
  })

  test.each(['wrong', 'ö', ''])('with the code %j opens nothing', async (code) => {
    const answer = await create({ code })
    expect(answer.status).toBe(code ? 403 : 422)
    expect(await site.db.select().from(users)).toEqual([])
  })

  test('cannot be guessed: a client has thirty tries in a quarter of an hour', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) await create({ code: `guess ${attempt}` }, '198.51.100.9')
    expect(await create({}, '198.51.100.9')).toMatchObject({ status: 429 })
    expect(await create({}, '198.51.100.10')).toMatchObject({ ok: true })
  })

  test('makes no administrator of an account that is there already', async () => {
    const mia = await site.signIn()
    expect(await create({ email: mia.email })).toMatchObject({ status: 409, problem: { code: 'EMAIL_TAKEN' } })
    expect(await site.call(calls.readCurrentUser, {}, mia)).toMatchObject({ data: { admin: false } })
  })
})

describe('the first steps', () => {
  test('are shown until an administrator hides them, and then to none of them', async () => {
    const [ada, eva] = [await site.signIn({ admin: true }), await site.signIn({ admin: true })]
    expect(await site.call(calls.readFirstSteps, {}, eva)).toMatchObject({ data: { dismissed: false } })
    for (const _twice of [1, 2])
      expect(await site.call(calls.dismissFirstSteps, {}, ada)).toMatchObject({ data: { dismissed: true } })
    expect(await site.call(calls.readFirstSteps, {}, eva)).toMatchObject({ data: { dismissed: true } })
  })
})
