import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { answeringServer, json } from '#testing/answering-server.ts'

const pageId = '7f8b9c1e-3a52-4d0e-9c6f-0d2f6c1f4a11'

const site = answeringServer()
const { visitor } = site
const refuse = json

test('a call goes to its own path with its token and resolves to the answer itself', async () => {
  site.answer = json(200, { is_favorited: true, favorited_count: 3 })
  const { api, log } = visitor()

  expect(await api.togglePageFavorited({ params: { id: pageId } })).toEqual({ is_favorited: true, favorited_count: 3 })
  expect(site.seen).toMatchObject([{ method: 'PATCH', url: `/api/pages/${pageId}/favorited/toggle` }])
  expect(site.seen[0]?.headers.authorization).toBe('Bearer secret')
  expect(log.toasts).toEqual([])
})

test('whoever is not signed in sends no token at all', async () => {
  site.answer = json(200, [])
  const { api, log } = visitor()
  log.token = ''
  await api.listPlans()
  expect(site.seen[0]?.headers).not.toHaveProperty('authorization')
})

test('what is searched for arrives letter for letter', async () => {
  site.answer = json(200, { data: [], current_page: 1, last_page: 1 })
  const { api } = visitor()
  await api.paginatePages({ query: { page: 2, search: '100% fox & hen?', sort: 'oldest', scope: 'owned' } })

  const query = new URL(site.seen[0]?.url ?? '', site.address()).searchParams
  expect(Object.fromEntries(query)).toEqual({ page: '2', search: '100% fox & hen?', sort: 'oldest', scope: 'owned' })
})

test('a body travels as JSON', async () => {
  site.answer = json(200, { sent: true })
  await visitor().api.signIn({ body: { email: 'ada@example.org' } })
  expect(site.seen[0]?.headers['content-type']).toBe('application/json')
  expect(JSON.parse(String(site.seen[0]?.body))).toEqual({ email: 'ada@example.org' })
})

test('a picture travels as a form, with only the limits that were given', async () => {
  site.answer = json(200, { url: '/files/fox.png' })
  const file = new File(['pixels'], 'fox.png', { type: 'image/png' })
  expect(await visitor().api.upload({ body: { file, extensions: 'png' } })).toEqual({
    url: `${site.address()}/files/fox.png`,
  })

  const headers = { 'Content-Type': site.seen[0]?.headers['content-type'] ?? '' }
  const form = await new Response(new Uint8Array(site.seen[0]?.body ?? []), { headers }).formData()
  expect([...form.keys()]).toEqual(['file', 'extensions'])
  expect(await (form.get('file') as File).text()).toBe('pixels')
})

test('a file that was asked for arrives as it is, and a refusal of it in words', async () => {
  site.answer = (response) => void response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF-1.4')
  const { api, log } = visitor()
  const request = { params: { id: pageId }, body: { format: 'sheet' } } as const
  const file = await api.exportPage(request)
  expect([file?.type, await file?.text()]).toEqual(['application/pdf', '%PDF-1.4'])
  site.answer = refuse(403, { message: 'Print is only available on the paid plan.', code: 'NO_PAID_PLAN' })
  expect(await api.exportPage(request)).toBeNull()
  expect(log).toMatchObject({
    visited: ['/checkout'],
    toasts: [{ message: 'Print is only available on the paid plan.', persist: true }],
  })
})

test('a refused call shows what the server says and resolves to null', async () => {
  site.answer = refuse(404, { message: 'That page could not be found', code: 'PAGE_NOT_FOUND' })
  const { api, log } = visitor()
  expect(await api.readPage({ params: { id: pageId } })).toBeNull()
  expect(log).toMatchObject({
    token: 'secret',
    visited: [],
    toasts: [{ message: 'That page could not be found', persist: false }],
  })
})

test.each([
  ['says nothing', refuse(500, {})],
  ['says something that is not text', refuse(500, { message: { deep: true } })],
  ['is a proxy’s own page', (response: ServerResponse) => void response.writeHead(502).end('<h1>Bad Gateway</h1>')],
])('a failure that %s shows "Something went wrong!"', async (_, failing) => {
  site.answer = failing
  const { api, log } = visitor()
  expect(await api.readCredit()).toBeNull()
  expect(log.toasts).toEqual([{ message: 'Something went wrong!', persist: false }])
})

test('a screen can hear why it was refused, to say so beside the field', async () => {
  const issues = [{ path: 'email', message: 'Please enter an email address' }]
  site.answer = (response) => {
    response.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '90' })
    response.end(JSON.stringify({ message: 'A little too often', code: 'RATE_LIMITED', issues }))
  }
  const { api, log } = visitor('/sign-in')
  const heard: unknown[] = []
  await api.signIn({ body: { email: 'ada' } }, undefined, (refusal) => heard.push(refusal))
  expect(heard).toMatchObject([
    { status: 429, code: 'RATE_LIMITED', message: 'A little too often', issues, retryAfter: 90 },
  ])
  expect(log.toasts).toHaveLength(1)
})

test('a dead token is removed and leads to signing in, with words that stay', async () => {
  site.answer = refuse(401, { message: 'Please sign in to continue', code: 'SIGNED_OUT' })
  const { api, log } = visitor('/pages/public')
  expect(await api.readCurrentUser()).toBeNull()
  expect(log).toMatchObject({
    token: '',
    visited: ['/sign-in'],
    toasts: [{ message: 'Please sign in to continue', persist: true }],
  })
})

test('a session begun while an old one was refused goes on, and the words about the old one do not stay', async () => {
  const { api, log } = visitor('/pages/public')
  site.answer = (response) => {
    log.token = 'fresh'
    refuse(401, { message: 'Please sign in to continue', code: 'SIGNED_OUT' })(response)
  }
  expect(await api.readCurrentUser()).toBeNull()
  expect(log).toMatchObject({
    token: 'fresh',
    visited: [],
    toasts: [{ message: 'Please sign in to continue', persist: false }],
  })
})

test('two calls refused at once lead to signing in once, with words that stay', async () => {
  site.answer = refuse(401, { message: 'Please sign in to continue', code: 'SIGNED_OUT' })
  const { api, log } = visitor('/pages/public')
  await Promise.all([api.readCurrentUser(), api.readCredit()])
  expect(log).toMatchObject({ token: '', visited: ['/sign-in'] })
  expect(log.toasts.at(-1)).toMatchObject({ persist: true })
})

test('whoever is already signing in is not sent there again', async () => {
  site.answer = refuse(401, { message: 'That code is not right', code: 'SIGNED_OUT' })
  const { api, log } = visitor('/sign-in')
  await api.verify({ body: { email: 'ada@example.org', code: '123456' } })
  expect(log).toMatchObject({ token: '', visited: [], toasts: [{ persist: true }] })
})

test.each([
  ['NO_PAID_PLAN', 'This is only available on the paid plan', { persist: true }],
  ['NO_CREDIT', 'No credits available. Upgrade your plan to continue.', { persist: 'here', about: '/checkout' }],
])('%s leads to the checkout, with words that stay: of missing credits only there', async (code, message, staying) => {
  site.answer = refuse(403, { message, code })
  const { api, log } = visitor()
  expect(await api.readPage({ params: { id: pageId } })).toBeNull()
  expect(log).toMatchObject({
    token: 'secret',
    visited: ['/checkout'],
    toasts: [{ message, ...staying }],
  })
})

test.each([
  [403, 'FORBIDDEN'],
  [402, 'NO_PAID_PLAN'],
])('a %i with code %s leads nowhere', async (status, code) => {
  site.answer = refuse(status, { message: 'You are not allowed to do that', code })
  const { api, log } = visitor()
  await api.readAppStatus()
  expect(log).toMatchObject({ visited: [], toasts: [{ persist: false }] })
})

test('a site that cannot be reached is described in words for a person', async () => {
  site.answer = (response) => response.destroy()
  const { api, log } = visitor()
  expect(await api.readCredit()).toBeNull()
  expect(log.toasts).toEqual([
    { message: 'The site cannot be reached. Check your connection and try again.', persist: false },
  ])
})

test('an answer that is no answer of this site is described in words for a person', async () => {
  site.answer = (response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Hotel Wi-Fi</h1>')
  const { api, log } = visitor()
  expect(await api.readCredit()).toBeNull()
  expect(log.toasts).toEqual([
    { message: 'The site gave an answer that could not be read. Please try again.', persist: false },
  ])
})

test('leaving the screen while it loads shows nothing', async () => {
  const leaving = new AbortController()
  site.answer = () => leaving.abort()
  const { api, log } = visitor()
  expect(await api.readCredit({}, leaving.signal)).toBeNull()
  expect(site.seen).toHaveLength(1)
  expect(log).toMatchObject({ token: 'secret', visited: [], toasts: [] })
})
