import type { ServerResponse } from 'node:http'
import type { Creation } from '@huebook/contract'
import { expect, test } from 'vitest'
import { answeringServer, json } from '#testing/answering-server.ts'
import { storageOf } from '#testing/storage-of.ts'
import { createCreationStore } from './creation-store.ts'
import { createNotes } from './notes.ts'
import { resumable } from './resumable.ts'

const site = answeringServer()
const page = { id: '7f8b9c1e-3a52-4d0e-9c6f-0d2f6c1f4a11', title: 'Two cats' }
const catsRequest = { prompt: 'two cats', style: 'scene', detail: 2, public: true } as const

const creation = (part: Partial<Creation>): Creation => ({
  id: '0b0f7a52-3a52-4d0e-9c6f-0d2f6c1f4a22' as Creation['id'],
  ...catsRequest,
  stage: 'drawing',
  percent: 60,
  preview: null,
  page_id: null,
  problem: null,
  ended: false,
  created_at: '2026-11-15T10:00:00Z',
  ...part,
})

let keys = 0

/** A tab in which somebody makes pages; its storage outlives a reload. */
function tab(
  items = new Map<string, string>(),
  pause: (ms: number) => Promise<void> = async () => undefined,
  sharesPages = true,
) {
  const notes = createNotes(() => storageOf(items), 'ada')
  const { api, log } = site.visitor('/pages/create/ai')
  const store = createCreationStore({
    api,
    notes,
    newKey: () => `key-${++keys}`,
    pause,
    creditsLeft: 5,
    sharesPages,
  })
  return { store, notes, log, items }
}

const events = (...list: [string, unknown][]) =>
  list.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('')

const stream = (response: ServerResponse) => response.writeHead(200, { 'Content-Type': 'text/event-stream' })
const answers = (text: string) => (response: ServerResponse) => void stream(response).end(text)
const breaksOff = (text: string) => (response: ServerResponse) =>
  void stream(response).write(text, () => response.destroy())

/** What is asked for besides the page. */
const credit = { public_page: 1, page_creation: 4, user: {} }

test('the words decide how a page looks until somebody chooses, also after a reload', () => {
  const { store, items } = tab()
  expect(store.getState().request).toMatchObject({ style: null, detail: null })
  store.getState().change({ prompt: 'a mandala of bees', detail: 3 })
  expect(tab(items).store.getState().request).toMatchObject({ prompt: 'a mandala of bees', style: null, detail: 3 })
})

test('whoever has said "Only me" shares no page because of words that were typed before', () => {
  const { store, items } = tab()
  store.getState().change({ prompt: 'my cat' })
  expect(store.getState().request.public).toBe(true)
  expect(tab(items, undefined, false).store.getState().request).toMatchObject({ prompt: 'my cat', public: false })
})

test('a request becomes a page, and the bar never runs backwards on the way', async () => {
  const { store, items } = tab()
  const seen: number[] = []
  store.subscribe(({ step }) => step.is === 'waiting' && seen.push(step.percent))
  site.answer = (response, { url }) => {
    if (url?.endsWith('/credits/read')) return json(200, credit)(response)
    const progress = [10, 60, 30, 90].map((percent): [string, unknown] => ['progress', { stage: 'drawing', percent }])
    answers(events(...progress, ['done', page]))(response)
  }
  store.getState().change(catsRequest)
  await store.getState().draw()
  expect(seen).toEqual([0, 10, 60, 60, 90])
  expect(store.getState()).toMatchObject({ step: { is: 'done', page }, creditsLeft: 4 })
  expect(items.size).toBe(0)
})

const checks = (missing: string[]) => json(200, { missing })
const asked = (path: string) => site.seen.filter(({ url }) => url?.endsWith(path)).length

test('what would be missing is said before anything is drawn or paid for, and the words stay', async () => {
  const { store, log } = tab()
  site.answer = checks(['zeppelin'])
  store.getState().change({ ...catsRequest, prompt: 'two cats and a zeppelin' })
  await store.getState().ask()
  expect(store.getState()).toMatchObject({
    step: { is: 'asking', isChecking: false, missing: ['zeppelin'] },
    request: { prompt: 'two cats and a zeppelin' },
    creditsLeft: 5,
  })
  expect([asked('/pages/prompt/check'), asked('/pages/create'), log.toasts]).toEqual([1, 0, []])
  store.getState().change({ prompt: 'two cats' })
  expect(store.getState().step).toMatchObject({ is: 'asking', missing: [] })
})

test('whoever wants it all the same has it drawn, and so has everybody whose words are all known', async () => {
  for (const missing of [['zeppelin'], []]) {
    const { store } = tab()
    site.answer = (response, { url }) => {
      if (url?.endsWith('/credits/read')) return json(200, credit)(response)
      if (url?.endsWith('/pages/prompt/check')) return checks(missing)(response)
      answers(events(['done', page]))(response)
    }
    store.getState().change(catsRequest)
    await store.getState().ask()
    if (missing.length > 0) await store.getState().draw()
    expect(store.getState().step).toMatchObject({ is: 'done', page })
  }
})

test('words of which there would be no page at all end in the sentence that says so, and no page is asked for', async () => {
  const { store } = tab()
  const message = 'None of these words could be drawn. No credit was spent. Try other words for it'
  site.answer = json(422, { code: 'NOT_DRAWABLE', message })
  store.getState().change(catsRequest)
  await store.getState().ask()
  expect(store.getState().step).toEqual({ is: 'failed', failure: { code: 'NOT_DRAWABLE', message } })
  expect(asked('/pages/create')).toBe(0)
})

test('where nobody says what would be missing the page is asked for all the same', async () => {
  const { store, log } = tab()
  site.answer = (response, { url }) => {
    if (url?.endsWith('/credits/read')) return json(200, credit)(response)
    if (url?.endsWith('/pages/prompt/check')) return void response.destroy()
    answers(events(['done', page]))(response)
  }
  store.getState().change(catsRequest)
  await store.getState().ask()
  expect(store.getState().step.is).toBe('done')
  expect(log.toasts).toEqual([])
})

test('what is written while it is looked at is not drawn: it is another request', async () => {
  const { store } = tab()
  site.answer = checks([])
  store.getState().change(catsRequest)
  const checked = store.getState().ask()
  store.getState().change({ prompt: 'three cats' })
  await checked
  expect(store.getState().step).toMatchObject({ is: 'asking', isChecking: false })
  expect(asked('/pages/create')).toBe(0)
})

test('a connection that breaks is made again with the same key, and nobody is alarmed', async () => {
  const { store, log } = tab()
  site.answer = (response, { url }) => {
    if (url?.endsWith('/credits/read')) return json(200, credit)(response)
    const isFirst = site.seen.length === 1
    if (isFirst) breaksOff(events(['progress', { stage: 'reading', percent: 10 }]))(response)
    else answers(events(['done', page]))(response)
  }
  store.getState().change(catsRequest)
  await store.getState().draw()
  const keys = site.seen.slice(0, 2).map(({ headers }) => headers['idempotency-key'])
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
  expect(store.getState().step.is).toBe('done')
  expect(log.toasts).toEqual([])
})

const refuses = (status: number, code: string) => json(status, { code, message: 'Please try again in a moment' })
const proxyPage = (response: ServerResponse) => void response.writeHead(502).end('<h1>Bad Gateway</h1>')
const pageKeys = () =>
  site.seen.filter(({ url }) => url?.endsWith('/pages/create')).map(({ headers }) => headers['idempotency-key'])

test.each([
  ['restarts', refuses(503, 'UNAVAILABLE')],
  ['is out of reach', (response: ServerResponse) => void response.destroy()],
  ['is behind a proxy that finds it gone', proxyPage],
  ['asks to come less often', refuses(429, 'RATE_LIMITED')],
])(
  'while a page is drawn and the site %s, it is asked for again with the same key, and nobody is alarmed',
  async (_, away) => {
    const { store, log } = tab()
    const isAway: boolean[] = []
    store.subscribe(({ step }) => step.is === 'waiting' && isAway.push(step.isAway))
    site.answer = (response, { url }) => {
      if (url?.endsWith('/credits/read')) return json(200, credit)(response)
      const asked = site.seen.length
      if (asked === 1) return answers(events(['progress', { stage: 'drawing', percent: 40 }]))(response)
      if (asked < 5) return away(response)
      answers(events(['progress', { stage: 'drawing', percent: 60 }], ['done', page]))(response)
    }
    store.getState().change(catsRequest)
    await store.getState().draw()
    expect(store.getState()).toMatchObject({ step: { is: 'done', page }, creditsLeft: 4 })
    expect([pageKeys().length, new Set(pageKeys()).size]).toEqual([5, 1])
    // It is said that the site is away for as long as it is.
    expect(isAway.filter((is, at) => is !== isAway[at - 1])).toEqual([false, true, false])
    expect(log.toasts).toEqual([])
  },
)

test.each([
  ['UNAVAILABLE', refuses(503, 'UNAVAILABLE')],
  ['RATE_LIMITED', refuses(429, 'RATE_LIMITED')],
  ['', proxyPage],
])(
  'a site that is away for good (%j) ends in a sentence, and the next try goes on with the same page',
  async (code, away) => {
    const { store, items } = tab()
    site.answer = away
    store.getState().change(catsRequest)
    await store.getState().draw()
    expect(store.getState().step).toMatchObject({ is: 'failed', failure: { code } })
    // Also after a reload.
    await tab(items).store.getState().draw()
    expect(new Set(pageKeys()).size).toBe(1)
  },
)

test('a picture they had already takes no credit', async () => {
  const { store } = tab()
  site.answer = (response, { url }) => {
    if (url?.endsWith('/credits/read')) return void response.destroy()
    answers(events(['done', { ...page, had_already: true }]))(response)
  }
  store.getState().change(catsRequest)
  await store.getState().draw()
  expect(store.getState()).toMatchObject({ step: { is: 'done', page: { had_already: true } }, creditsLeft: 5 })
})

test('a request that never got an answer keeps its key over a reload, and another request has another', async () => {
  const before = tab()
  site.answer = (response) => response.destroy()
  before.store.getState().change(catsRequest)
  await before.store.getState().draw()
  expect(before.store.getState().step).toMatchObject({ is: 'failed', failure: { code: 'UNREACHABLE' } })

  const { store } = tab(before.items)
  expect(store.getState().request).toEqual(catsRequest)
  await store.getState().draw()
  store.getState().change({ prompt: 'three cats' })
  await store.getState().draw()
  const [first, again, other] = site.seen.map(({ headers }) => headers['idempotency-key'])
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('a refusal ends in its own words, keeps what was typed, and the next try is a new one', async () => {
  const { store, notes } = tab()
  site.answer = json(422, { code: 'MODERATED', message: 'This description cannot be drawn. Please try other words' })
  store.getState().change(catsRequest)
  await store.getState().draw()
  expect(store.getState().step).toMatchObject({ is: 'failed', failure: { code: 'MODERATED' } })
  expect(notes.sent()).toBeNull()
  store.getState().askAgain()
  expect(store.getState()).toMatchObject({ request: catsRequest, step: { is: 'asking' } })
  expect(notes.draft()).toEqual(catsRequest)
})

test('somebody who comes back in the middle goes on waiting where the page is', async () => {
  const { store } = tab()
  site.answer = (response, { url }) => {
    if (url?.endsWith('/credits/read')) return json(200, credit)(response)
    expect(store.getState().step).toMatchObject({ is: 'waiting', percent: 60 })
    answers(events(['done', page]))(response)
  }
  await store.getState().resume(creation({}))
  expect(site.seen[0]?.url).toBe(`/api/pages/creations/${creation({}).id}/follow`)
  expect(store.getState()).toMatchObject({ step: { is: 'done', page }, request: catsRequest })
})

test('a page that another tab has begun is asked for again while the site is away, and drawn once', async () => {
  const { store } = tab()
  site.answer = (response) => response.destroy()
  await store.getState().resume(creation({}))
  expect(store.getState().step).toMatchObject({ is: 'failed', failure: { code: 'UNREACHABLE' } })
  expect(site.seen.length).toBeGreaterThan(1)

  site.answer = (response, { url }) =>
    url?.endsWith('/credits/read') ? json(200, credit)(response) : answers(events(['done', page]))(response)
  await store.getState().draw()
  expect([store.getState().step.is, pageKeys()]).toEqual(['done', []])
})

test('a page that another tab has begun and that could not be drawn is begun anew', async () => {
  const { store } = tab()
  site.answer = answers(events(['error', { code: 'DRAWING_FAILED', message: 'It did not work out' }]))
  await store.getState().resume(creation({}))
  await store.getState().draw()
  expect(pageKeys()).toHaveLength(1)
})

test('a site that says within the stream that it restarts is asked again with the same key', async () => {
  const { store } = tab()
  site.answer = (response, { url }) => {
    if (url?.endsWith('/credits/read')) return json(200, credit)(response)
    const restarting = { code: 'UNAVAILABLE', message: 'The site is being restarted' }
    answers(site.seen.length === 1 ? events(['error', restarting]) : events(['done', page]))(response)
  }
  store.getState().change(catsRequest)
  await store.getState().draw()
  expect([store.getState().step.is, pageKeys().length, new Set(pageKeys()).size]).toEqual(['done', 2, 1])
})

test('a site that asks to come back in an hour is asked again within a minute', async () => {
  const pauses: number[] = []
  const { store } = tab(undefined, async (ms) => void pauses.push(ms))
  site.answer = (response, { url }) => {
    if (url?.endsWith('/credits/read')) return json(200, credit)(response)
    if (site.seen.length > 1) return answers(events(['done', page]))(response)
    response.setHeader('Retry-After', '3600')
    refuses(503, 'UNAVAILABLE')(response)
  }
  store.getState().change(catsRequest)
  await store.getState().draw()
  expect(pauses).toEqual([60_000])
})

test('whoever leaves hears no more, and the request is still known to the tab', async () => {
  const { store, notes } = tab()
  site.answer = (response) => {
    stream(response).write(events(['progress', { stage: 'reading', percent: 10 }]))
    store.subscribe(() => store.getState().leave())
  }
  store.getState().change(catsRequest)
  await store.getState().draw()
  expect(store.getState().step.is).toBe('waiting')
  expect(notes.sent()?.request).toEqual(catsRequest)
})

test('the page under way is shown first, then the one this tab has waited for, and nobody else’s draft', () => {
  const { notes, items } = tab()
  notes.keepSent({ key: 'a', request: catsRequest })
  const ended = creation({ ended: true })
  const underWay = creation({ prompt: 'a dog', created_at: '2026-11-15T09:00:00Z' })
  expect(resumable([ended, underWay], notes.sent())).toBe(underWay)
  expect(resumable([ended], notes.sent())).toBe(ended)
  expect(resumable([ended], createNotes(() => storageOf(items), 'bob').sent())).toBeNull()
  expect(resumable([creation({ ended: true, prompt: 'a dog' })], notes.sent())).toBeNull()
})
