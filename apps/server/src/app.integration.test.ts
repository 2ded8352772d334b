import { brotliCompressSync } from 'node:zlib'
import { BODY_MAX_BYTES, type Call, calls } from '@huebook/contract'
import { openapiDocument } from '@huebook/contract/openapi'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { sessions } from '#platform/db/schema.ts'
import { StorageError } from '#platform/storage/storage.ts'
import { picture, sendPicture } from '#testing/pictures.ts'
import { testSite } from '#testing/test-site.ts'

const site = testSite()
const everyCall = Object.entries<Call>(calls)
const guarded = everyCall.filter(([, call]) => call.audience !== 'public')
const addressOf = (call: Call) => `/api${call.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`
const knock = (call: Call, authorization?: string) =>
  site.app.inject({
    method: call.method,
    url: addressOf(call),
    headers: authorization ? { authorization } : {},
  })

describe('every call of the contract', () => {
  test.each(guarded)('%s refuses a caller without a token', async (_name, call) => {
    expect((await knock(call)).json()).toEqual({ code: 'SIGNED_OUT', message: 'Please sign in to continue' })
    expect((await knock(call)).statusCode).toBe(401)
  })

  test.each(guarded)('%s refuses a dead token', async (_name, call) => {
    const gone = await site.signIn()
    await site.db.update(sessions).set({ lastUsedAt: sql`now() - interval '31 days'` }).where(sql`user_id = ${gone.id}`)
    for (const token of ['never-seen', gone.token, `${gone.token}x`, ''])
      expect((await knock(call, `Bearer ${token}`)).statusCode).toBe(401)
  })

  test.each(guarded)('%s refuses a blocked account and says so', async (_name, call) => {
    const { token } = await site.signIn({ blocked: true, admin: true })
    expect((await knock(call, `Bearer ${token}`)).json()).toMatchObject({ code: 'BLOCKED' })
  })

  test.each(everyCall.filter(([, call]) => call.audience === 'admin'))(
    '%s is closed to an ordinary user',
    async (_name, call) => {
      const { token } = await site.signIn()
      const answer = await knock(call, `Bearer ${token}`)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN'])
    },
  )

  test.each(everyCall.filter(([, call]) => call.audience === 'ordinary'))(
    '%s is closed to an administrator',
    async (_name, call) => {
      const { token } = await site.signIn({ admin: true })
      const answer = await knock(call, `Bearer ${token}`)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN'])
    },
  )

  test('that is not for administrators says so: favourite, create, upload, rename, report, delete, colour, export and pay', () => {
    expect(everyCall.filter(([, call]) => call.audience === 'ordinary').map(([name]) => name)).toEqual([
      'togglePageFavorited',
      'updatePage',
      'listRecentPrompts',
      'checkPrompt',
      'createPage',
      'listCreations',
      'followCreation',
      'uploadPage',
      'reportPage',
      'deletePage',
      'saveColored',
      'listColoredVersions',
      'restoreColoredVersion',
      'readColoredLink',
      'makeColoredLink',
      'removeColoredLink',
      'readColoredShown',
      'showColored',
      'hideColored',
      'reportColoring',
      'exportPage',
      'checkout',
      'cancelSubscription',
      'resumeSubscription',
      'refreshSubscription',
      'openBillingPortal',
      'listInvoices',
    ])
  })
})

describe('a session', () => {
  test('lives on while it is used, and its mark of last use is not written with every call', async () => {
    const mia = await site.signIn()
    const lastUse = async () =>
      (await site.db.select().from(sessions).where(sql`user_id = ${mia.id}`))[0]?.lastUsedAt.getTime() ?? 0
    await site.db.update(sessions).set({ lastUsedAt: sql`now() - interval '29 days'` }).where(sql`user_id = ${mia.id}`)
    expect(await site.call(calls.readCurrentUser, {}, mia)).toMatchObject({ ok: true })
    const marked = await lastUse()
    expect(Date.now() - marked).toBeLessThan(60_000)
    await site.call(calls.readCurrentUser, {}, mia)
    expect(await lastUse()).toBe(marked)
  })
})

describe('bad requests', () => {
  test('that are not JSON get a clear sentence', async () => {
    const { token } = await site.signIn({ admin: true })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await site.app.inject({ method: 'POST', url: '/api/users/create', headers, payload: '{"name":' })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'MALFORMED', message: 'The request could not be read' },
    ])
  })

  test.each(everyCall.filter(([, call]) => call.method !== 'GET' && call.bodyType !== 'multipart'))(
    'that are larger than %s needs are refused, and no others',
    async (_name, call) => {
      const limit = call.bodyMaxBytes ?? BODY_MAX_BYTES
      // An administrator sends the website twice: as it was, and as it is to be.
      const most = call.audience === 'admin' ? 2_000_000 : call.bodyType === 'raw' ? 1_000_000 : 16_384
      expect(limit).toBeLessThanOrEqual(most)
      const { token } = await site.signIn({ admin: call.audience === 'admin' })
      const send = (bytes: number) =>
        site.app.inject({
          method: call.method,
          url: addressOf(call),
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          payload: `{"x":"${'x'.repeat(bytes - 8)}"}`,
        })
      const tooLarge = await send(limit + 1)
      expect(tooLarge.statusCode).toBe(413)
      expect((await send(limit)).statusCode).not.toBe(413)
    },
  )

  test.each(['br', 'gzip', 'deflate', 'zstd', 'GZIP', 'gzip, br'])(
    'that are packed with %s are not unpacked: thirty bytes could become megabytes of work',
    async (encoding) => {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
      const payload = brotliCompressSync(JSON.stringify({ email: 'a@example.org' }))
      const answer = await site.app.inject({ method: 'POST', url: '/api/users/sign-in', headers, payload })
      expect([answer.statusCode, answer.json()]).toEqual([
        415,
        { code: 'WRONG_TYPE', message: 'Please send this as it is, not compressed' },
      ])
    },
  )

  test('that are not JSON at all are refused, whatever is in them', async () => {
    const headers = { 'content-type': 'text/plain' }
    const payload = '{"email":"a@example.org"}'
    const answer = await site.app.inject({ method: 'POST', url: '/api/users/sign-in', headers, payload })
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'WRONG_TYPE'])
  })

  test('list what is wrong, field by field', async () => {
    const admin = await site.signIn({ admin: true })
    const answer = await site.call(calls.createUser, { body: { name: '', email: 5 } as never }, admin)
    expect(answer).toMatchObject({
      status: 422,
      problem: {
        issues: [
          { path: 'name', message: 'Please enter a name' },
          { path: 'email', message: 'email is not right' },
        ],
      },
    })
  })

  test('that are nested without end are refused like any other', async () => {
    const headers = { 'content-type': 'application/json' }
    for (const depth of [100, 1000, 8000]) {
      const payload = '['.repeat(depth) + ']'.repeat(depth)
      const answer = await site.app.inject({ method: 'POST', url: '/api/users/sign-in', headers, payload })
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'INVALID'])
    }
  })

  test('with a zero character in what would be kept are refused', async () => {
    const admin = await site.signIn({ admin: true })
    expect(await site.call(calls.paginateUsers, { query: { search: 'a\0b' } }, admin)).toMatchObject({
      status: 422,
      problem: { message: 'Text cannot contain invisible zero characters' },
    })
    expect(await site.call(calls.signIn, { body: { email: 'a\0@example.org' } })).toMatchObject({ status: 422 })
  })

  test('whose address cannot be read are told so without repeating it', async () => {
    const answer = await site.app.inject('/verify/secret-token%E0%A4%A')
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'MALFORMED', message: 'The request could not be read' },
    ])
    expect(site.logged()).not.toContain('secret-token')
  })

  test('to an address the API does not have are told so in its own words', async () => {
    const answer = await site.app.inject('/api/nothing/here')
    expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'NOT_FOUND', message: 'There is nothing here' }])
  })
})

describe('a store that fails', () => {
  test('is told as a site that cannot do that right now, and logged for the operator', async () => {
    const mia = await site.signIn()
    const { url } = (await sendPicture(site, mia, await picture().png().toBuffer())).json()
    const away = () => Promise.reject(new StorageError('The store at s3.example cannot be reached (S3_ENDPOINT).'))
    const [put, get] = [vi.spyOn(site.storage, 'put'), vi.spyOn(site.storage, 'get')]
    put.mockImplementation(away)
    get.mockImplementation(away)
    onTestFinished(() => {
      vi.restoreAllMocks()
    })
    const answers = [await sendPicture(site, mia, await picture().png().toBuffer()), await site.app.inject(url)]
    for (const answer of answers)
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        { code: 'UNAVAILABLE', message: 'The site cannot do that right now. Please try again in a moment' },
      ])
    expect(site.logged()).toContain('The store at s3.example cannot be reached')
  })
})

describe('the logs', () => {
  test('name routes and never people', async () => {
    const admin = await site.signIn({ admin: true })
    const body = { name: 'Secretive Sam', email: 'sam.private@example.org' }
    await site.call(calls.createUser, { body }, admin)
    await site.app.inject('/api/users/paginate?search=private-search')
    expect(site.logged()).toContain('"route":"/api/users/create"')
    expect(site.logged()).toContain('"request"')
    for (const personal of ['Sam', 'sam.private', 'private-search', admin.token, '127.0.0.1'])
      expect(site.logged()).not.toContain(personal)
  })

  test('of a failed query leave out its parameters', async () => {
    const admin = await site.signIn({ admin: true })
    await site.db.execute(sql`alter table users add constraint nobody check (name <> 'Forbidden Fred')`)
    const body = { name: 'Forbidden Fred', email: 'fred@example.org' }
    expect(await site.call(calls.createUser, { body }, admin)).toMatchObject({
      status: 500,
      problem: { code: 'INTERNAL', message: 'Something went wrong!' },
    })
    expect(site.logged()).toContain('violates check constraint')
    expect(site.logged()).not.toMatch(/Fred|fred@/)
  })
})

describe('the API document', () => {
  test('is served for programs and for people', async () => {
    expect((await site.app.inject('/api/openapi.json')).json()).toEqual(openapiDocument())
    const page = await site.app.inject('/api/docs')
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect((await site.app.inject('/api/docs/json')).json()).toEqual(openapiDocument())
    expect((await site.app.inject('/api/docs/yaml')).statusCode).toBe(404)
  })
})
