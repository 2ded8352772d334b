import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { answeringServer, json } from '#testing/answering-server.ts'
import { ConnectionCut } from './failure.ts'

const site = answeringServer()
const request = { prompt: 'two cats', style: 'scene', detail: 2, public: true } as const
const page = { id: '7f8b9c1e-3a52-4d0e-9c6f-0d2f6c1f4a11', title: 'Zwei Kätzchen 🐈' }

/** Answers in bytes sent one by one, so that they are cut in every place they can be. */
const drip = (text: string, end: (response: ServerResponse) => void) => async (response: ServerResponse) => {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' })
  for (const byte of Buffer.from(text)) await new Promise((sent) => response.write(Uint8Array.of(byte), sent))
  end(response)
}
const ended = (response: ServerResponse) => void response.end()

const event = (name: string, data: unknown, end = '\n') =>
  `event: ${name}${end}data: ${JSON.stringify(data)}${end}${end}`

/** What a screen hears of a page on its way. */
function listener() {
  const heard: unknown[] = []
  return {
    heard,
    following: {
      on: { progress: (data: unknown) => heard.push(data), preview: (data: unknown) => heard.push(data) },
      onRefused: ({ code, message }: { code: string; message: string }) => heard.push({ code, message }),
      onUnanswered: (trouble: Error) => heard.push(trouble instanceof ConnectionCut ? 'cut' : 'trouble') > 0,
    },
  }
}

const progress = { stage: 'drawing', percent: 40 }
const preview = { image: '/files/half a kätzchen 🐈.webp' }

test.each(['\n', '\r\n', '\r'])(
  'a page on its way tells how far it is, however it is cut, in lines ended by %j',
  async (end) => {
    const text = `: still here${end}${end}${event('progress', progress, end)}${event('preview', preview, end)}${event('done', page, end)}`
    site.answer = drip(`${text}: the end${end}`, ended)
    const { heard, following } = listener()
    const { api, log } = site.visitor()
    expect(await api.createPage({ body: request, key: 'a-key' }, following)).toEqual(page)
    expect(heard).toEqual([progress, { image: `${site.address()}${preview.image}` }])
    expect(log.toasts).toEqual([])
    expect(site.seen[0]?.headers).toMatchObject({ 'idempotency-key': 'a-key' })
    expect(site.seen[0]?.headers.accept).toContain('text/event-stream')
  },
)

test('data over several lines is one answer', async () => {
  const text = JSON.stringify(page, null, 1).replaceAll('\n', '\ndata:')
  site.answer = drip(`event:done\nid\ndata:${text}\n\n`, ended)
  expect(await site.visitor().api.createPage({ body: request })).toEqual(page)
})

test('an answer that comes without events is the answer', async () => {
  site.answer = json(200, page)
  expect(await site.visitor().api.createPage({ body: request })).toEqual(page)
})

test('a drawing that fails on its way is told like every refusal', async () => {
  const problem = { code: 'PROVIDER_FAILED', message: 'A service we rely on did not answer. Please try again' }
  site.answer = drip(event('progress', progress) + event('error', problem), () => undefined)
  const { heard, following } = listener()
  const { api, log } = site.visitor()
  expect(await api.createPage({ body: request }, following)).toBeNull()
  expect(heard).toEqual([progress, problem])
  expect(log.toasts).toEqual([{ message: problem.message, persist: false }])
})

test('a page that is refused before it is begun is told with its status', async () => {
  site.answer = json(401, { message: 'Please sign in to continue', code: 'SIGNED_OUT' })
  const { heard, following } = listener()
  const { api, log } = site.visitor('/pages/create/ai')
  expect(await api.createPage({ body: request }, following)).toBeNull()
  expect(heard).toMatchObject([{ code: 'SIGNED_OUT' }])
  expect(log).toMatchObject({ token: '', visited: ['/sign-in'], toasts: [{ persist: true }] })
})

test.each([
  ['breaks off', (response: ServerResponse) => void response.destroy()],
  ['ends too early', ended],
])('a connection that %s is no failure: the drawing goes on, and whoever waits can ask for it', async (_, end) => {
  site.answer = drip(`${event('progress', progress)}event: done\ndata: {"id"`, end)
  const { heard, following } = listener()
  const { api, log } = site.visitor()
  expect(await api.createPage({ body: request }, following)).toBeNull()
  expect(heard).toEqual([progress, 'cut'])
  expect(log.toasts).toEqual([])
})

test.each([
  ['restarts', json(503, { code: 'UNAVAILABLE', message: 'The site is being restarted' })],
  ['is too busy', json(429, { code: 'RATE_LIMITED', message: 'A little too often' })],
  ['is behind a proxy that finds it gone', (response: ServerResponse) => void response.writeHead(502).end('<h1>')],
  ['is out of reach', (response: ServerResponse) => void response.destroy()],
])('a site that %s has not answered: whoever asks again need not be told, everybody else is', async (_, answer) => {
  site.answer = answer
  const { heard, following } = listener()
  const { api, log } = site.visitor()
  expect(await api.createPage({ body: request }, following)).toBeNull()
  expect([heard, log.toasts]).toEqual([['trouble'], []])
  expect(await api.createPage({ body: request }, { ...following, onUnanswered: () => false })).toBeNull()
  expect(log.toasts).toHaveLength(1)
})

test('an event that cannot be read is described in words for a person', async () => {
  site.answer = drip('event: done\ndata: <h1>\n\n', ended)
  const { api, log } = site.visitor()
  expect(await api.createPage({ body: request })).toBeNull()
  expect(log.toasts).toMatchObject([{ message: 'The site gave an answer that could not be read. Please try again.' }])
})

test('whoever leaves the screen hears no more of it, and the connection is given back', async () => {
  const leaving = new AbortController()
  const gone = new Promise<void>((resolve) => {
    site.answer = (response) => {
      response.on('close', resolve)
      void drip(event('progress', progress), () => undefined)(response)
    }
  })
  const { heard, following } = listener()
  const { api, log } = site.visitor()
  const on = { progress: () => leaving.abort() }
  expect(await api.createPage({ body: request }, { ...following, on, signal: leaving.signal })).toBeNull()
  await gone
  expect({ heard, toasts: log.toasts }).toEqual({ heard: [], toasts: [] })
})
