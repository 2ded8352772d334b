import { type Call, calls } from '@huebook/contract'
import { openapiDocument } from '@huebook/contract/openapi'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
// Or whoever tells of a payment would only hear that none is taken here.
beforeAll(async () => {
  const given = { params: { name: 'stripe_webhook_secret' }, body: { value: 'whsec_of_a_test_site' } } as const
  await site.call(calls.updateSetting, given, await site.signIn({ admin: true }))
})
const ANY_ID = '00000000-0000-4000-8000-000000000000'
/** More than any call may have. */
const MORE_BYTES = 3_000_000

interface Attempt {
  param?: string
  query?: string
  type?: string
  encoding?: string
  payload?: string
}

/** Ways to get a call wrong. What takes nothing is simply done, by somebody new each time. */
const ATTEMPTS: Record<string, Attempt> = {
  'with half a JSON': { type: 'application/json', payload: '{"half' },
  'with fields that are not right': { type: 'application/json', payload: '[]' },
  'with a body of another kind': { type: 'application/x-www-form-urlencoded', payload: 'a=b' },
  'with a packed body': { type: 'application/json', encoding: 'gzip', payload: '{}' },
  'with too large a body': { type: 'application/json', payload: `"${'x'.repeat(MORE_BYTES)}"` },
  'with a form without an end': { type: 'multipart/form-data; boundary=x', payload: '--x\r\nhello' },
  'with an empty form': { type: 'multipart/form-data; boundary=x', payload: '--x--\r\n' },
  'for what has no such name': { param: 'nobody' },
  'for what cannot be read': { param: '%zz' },
  'with a question that is not right': { query: `?page=0&search=${'x'.repeat(300)}&timeZone=05:17` },
}

const isFor = (call: Call, { param, query, ...body }: Attempt): boolean =>
  (param !== undefined && call.params !== undefined) ||
  (query !== undefined && call.query !== undefined) ||
  (body.payload !== undefined && call.method !== 'GET')

const visitorFor = (call: Call): Promise<SignedIn> => site.signIn({ admin: call.audience === 'admin' })

async function statusOf(call: Call, { param = ANY_ID, query = '', type, encoding, payload }: Attempt) {
  const { token } = await visitorFor(call)
  const answer = await site.app.inject({
    method: call.method,
    url: `/api${call.path.replaceAll(/\{\w+\}/g, param)}${query}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(type && { 'content-type': type }),
      ...(encoding && { 'content-encoding': encoding }),
    },
    ...(payload && { payload }),
  })
  return answer.statusCode
}

const document = openapiDocument() as { paths: Record<string, Record<string, { responses: object }>> }
const documented = ({ path, method }: Call): number[] =>
  Object.keys(document.paths[path]?.[method.toLowerCase()]?.responses ?? {}).map(Number)

describe('the API document', () => {
  test.each(Object.entries<Call>(calls))(
    'names what is answered to bad requests of %s, and nothing else',
    async (_, call) => {
      const met = new Set<number>()
      for (const attempt of Object.values(ATTEMPTS)) if (isFor(call, attempt)) met.add(await statusOf(call, attempt))
      const named = documented(call)
      expect([...met].filter((status) => !named.includes(status))).toEqual([])
      const ofInput = named.filter((status) => [400, 413, 415, 422].includes(status))
      expect([...met]).toEqual(expect.arrayContaining(ofInput))
    },
  )

  test.each(Object.entries<Call>(calls))('says of %s that the site may be out of order', (_, call) => {
    expect(documented(call)).toEqual(expect.arrayContaining([429, 500, 503]))
  })
})
