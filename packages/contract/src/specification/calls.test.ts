import { describe, expect, test } from 'vitest'
import { type Call, calls } from '../index.ts'
import * as examples from './examples.ts'
import { addressOf, findCall } from './find-call.ts'

const { user, plan, page, colored, subscription, listOf } = examples
const person = { name: 'Ada', email: 'ada@example.org', photo: '/files/ada.webp' }
const updated = { updated: true }
const sent = { sent: true }
const token = 'token'
const planChange = {
  name: 'starter',
  title: 'Starter',
  description: 'Favourites, download and print',
  price: 4.99,
  publicPageLimit: 200,
  pageCreationLimit: 50,
}

// Browsers and Node have it; the contract's own types know neither of them.
declare const File: new (parts: string[], name: string) => object

interface Exchange {
  params?: object
  query?: object
  body?: object
  answer: unknown
}

/** Section 7 of the specification; where it leaves a body or an answer open, what the product has settled on. */
const EXCHANGES: Record<string, Exchange> = {
  'POST /users/create': { body: { ...person, admin: true }, answer: user },
  'POST /users/admin/create': {
    body: { name: 'Ada', email: 'ada@example.org', code: 'set-up' },
    answer: { token, user },
  },
  'POST /users/sign-up': { body: { name: 'Ada', email: 'ada@example.org', plan: 'starter' }, answer: sent },
  'POST /users/sign-in': { body: { email: 'ada@example.org' }, answer: sent },
  'POST /users/verify': {
    body: { email: 'ada@example.org', code: '012345' },
    answer: { token, user, plan: 'starter' },
  },
  'GET /users/read': { answer: user },
  'GET /users/{id}/read': { params: { id: user.id }, answer: user },
  'PATCH /users/update': { body: person, answer: { ...updated, user } },
  'PATCH /users/{id}/update': {
    params: { id: user.id },
    body: { ...person, photo: '' },
    answer: { ...updated, user },
  },
  'GET /users/paginate': { query: { page: 2, search: 'ada' }, answer: listOf(user) },
  'PATCH /users/{id}/blocked/toggle': {
    params: { id: user.id },
    answer: { blocked: true, renewal_stopped: false },
  },

  'GET /settings/list': { answer: [{ name: 'website', value: JSON.stringify(examples.website) }] },
  'PATCH /settings/{name}/update': { params: { name: 'tagline' }, body: { value: 'Colour anything' }, answer: updated },

  'GET /plans/list': { answer: [plan] },
  'GET /plans/paid/list': { answer: [plan] },
  'GET /plans/{id}/read': { params: { id: plan.id }, answer: plan },
  'POST /plans/{name}/update': {
    params: { name: 'starter' },
    body: { ...planChange, stripePriceId: 'price_starter' },
    answer: updated,
  },

  'GET /pages/paginate': {
    query: { page: 2, search: 'fox', sort: 'mostColored', scope: 'favorited' },
    answer: listOf(page),
  },
  'PATCH /pages/{id}/favorited/toggle': {
    params: { id: page.id },
    answer: { is_favorited: true, favorited_count: 6 },
  },
  'PATCH /pages/{id}/blocked/toggle': { params: { id: page.id }, answer: { blocked: true } },
  'GET /pages/{id}/read': { params: { id: page.id }, answer: page },
  'GET /pages/prompt/generate': { answer: { prompt: 'a fox in the garden' } },
  'POST /pages/create': {
    body: { prompt: 'a fox in the garden', style: 'mandala', detail: 3, public: false },
    answer: { ...page, had_already: false },
  },
  'POST /pages/upload': {
    body: { photo: '/files/photo.webp', title: 'Our cat', public: true, convert: true, detail: 1 },
    answer: { ...page, had_already: true },
  },

  'GET /coloreds/paginate': { query: { page: 2, search: 'fox' }, answer: listOf(colored) },
  'PATCH /coloreds/upsert': { body: { pageId: page.id, photo: '/files/drawing.png' }, answer: colored },
  'GET /credits/read': { answer: examples.credit },
  'POST /storage/upload': {
    body: { file: new File(['…'], 'cat.png'), extensions: 'png,webp', max: '1000000', dimensions: '1024x1024' },
    answer: { url: '/files/cat.png' },
  },
  'POST /stripe/checkout': { body: { priceId: 'price_starter' }, answer: { url: 'https://pay.example.com' } },
  'POST /stripe/subscription/cancel': {
    answer: { canceled_at: subscription.canceled_at, expire_at: subscription.expire_at },
  },
  'GET /subscriptions/paginate': { query: { page: 2, search: 'ada' }, answer: listOf(subscription) },
  'GET /analytics/counters': { query: { timeZone: 'Asia/Kathmandu' }, answer: examples.counters },
  'GET /analytics/charts': { query: { timeZone: 'America/New_York' }, answer: examples.charts },
  'GET /app/status': { answer: examples.status },
}

describe.each(Object.entries(EXCHANGES))('%s', (address, { answer, ...given }) => {
  test('takes what the specification sends, with nothing lost', () => {
    const call = findCall(address)
    for (const part of ['params', 'query', 'body'] as const) expect(call[part]?.parse(given[part])).toEqual(given[part])
  })

  test('answers what the specification reads', () => {
    expect(examples.answeredAs(findCall(address).response, answer)).toEqual(answer)
  })
})

describe('what may be left out', () => {
  test('a list starts at its first page, with nothing searched for', () => {
    for (const address of ['GET /users/paginate', 'GET /coloreds/paginate', 'GET /subscriptions/paginate'])
      expect(findCall(address).query?.parse({})).toEqual({ page: 1, search: '' })
  })

  test('a list of pages is the public one, the latest first', () => {
    expect(findCall('GET /pages/paginate').query?.parse({})).toEqual({
      page: 1,
      search: '',
      sort: 'latest',
      scope: 'public',
    })
  })

  test('where the days of the dashboard begin', () => {
    for (const address of ['GET /analytics/counters', 'GET /analytics/charts'])
      expect(findCall(address).query?.parse({})).toEqual({ timeZone: 'UTC' })
  })

  test('a drawn page is shared, an uploaded one is not', () => {
    expect(findCall('POST /pages/create').body?.parse({ prompt: 'a fox' })).toMatchObject({ public: true })
    const upload = { photo: '/files/photo.webp', title: 'Our cat' }
    expect(findCall('POST /pages/upload').body?.parse(upload)).toMatchObject({ public: false, convert: false })
  })

  test('the payment price of a plan that costs nothing', () => {
    expect(findCall('POST /plans/{name}/update').body?.parse(planChange)).toEqual(planChange)
  })
})

describe('a list of pages', () => {
  const takes = (query: object) => findCall('GET /pages/paginate').query?.safeParse(query).success

  test.each(['trending', 'popularity', 'latest', 'oldest', 'mostFavorited', 'mostColored'])('sorts by %s', (sort) => {
    expect(takes({ sort })).toBe(true)
  })

  test.each(['public', 'owned', 'colored', 'favorited'])('has the scope %s', (scope) => {
    expect(takes({ scope })).toBe(true)
  })

  test('has no other sort and no other scope', () => {
    expect([takes({ sort: 'random' }), takes({ scope: 'all' })]).toEqual([false, false])
  })
})

describe('the dashboard', () => {
  const takes = (timeZone: string) => findCall('GET /analytics/charts').query?.safeParse({ timeZone }).success

  test.each(['UTC', 'Asia/Kathmandu', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'Europe/Newer_Than_The_Server'])(
    'takes the name of a time zone such as %s',
    (zone) => {
      expect(takes(zone)).toBe(true)
    },
  )

  test.each(['', '+05:17', "UTC'; --", 'a'.repeat(100)])('takes no time zone called %j', (zone) => {
    expect(takes(zone)).toBe(false)
  })
})

describe('every call', () => {
  const every = Object.entries<Call>(calls)

  test('has an address of its own', () => {
    const addresses = every.map(([, call]) => addressOf(call))
    expect(addresses).toEqual([...new Set(addresses)])
  })

  test.each(every)('%s describes each parameter of its path, and no other', (_name, { path, params }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    expect(Object.keys(params?.shape ?? {})).toEqual(inPath)
  })
})
