import { expect, test } from 'vitest'
import { answeringServer, json } from '#testing/answering-server.ts'
import { storageOf } from '#testing/storage-of.ts'
import { createNotes } from './notes.ts'
import { createUploadStore } from './upload-store.ts'

const site = answeringServer()
const page = { id: '7f8b9c1e-3a52-4d0e-9c6f-0d2f6c1f4a11', title: 'our cat' }
const cat = new File(['pixels'], 'our-cat.jpg', { type: 'image/jpeg' })

let keys = 0

/** A tab in which somebody makes a page of a picture; its storage outlives a reload. */
function tab(
  storage = storageOf(new Map()),
  makeFit = async (file: File): Promise<File | null> => file,
  sharesPages = true,
) {
  const notes = createNotes(() => storage, 'ada')
  const { api } = site.visitor('/pages/create/upload')
  return createUploadStore({
    api,
    notes,
    makeFit,
    newKey: () => `key-${++keys}`,
    pause: async () => undefined,
    creditsLeft: 5,
    sharesPages,
  })
}

/** How a file of a site is known where the app comes from elsewhere. */
const atSite = (path: string) => site.address() + path

const keysSent = () =>
  site.seen.filter(({ url }) => url?.endsWith('/pages/upload')).map(({ headers }) => headers['idempotency-key'])

test('a picture is made smaller on its way, and its name becomes the title', async () => {
  site.answer = json(200, { url: '/files/cat.webp' })
  const storage = storageOf(new Map())
  const store = tab(storage)
  await store.getState().choose(cat)
  expect(store.getState()).toMatchObject({
    form: { photo: atSite('/files/cat.webp'), title: 'our cat' },
    uploading: null,
  })
  expect(String(site.seen[0]?.body)).toContain('1024x1024')
  expect(tab(storage).getState().form).toEqual(store.getState().form)
})

test('a picture that does not arrive leaves the one before it', async () => {
  const store = tab()
  site.answer = json(200, { url: '/files/cat.webp' })
  await store.getState().choose(cat)
  site.answer = json(413, { code: 'TOO_LARGE', message: 'That is too large' })
  await store.getState().choose(new File(['more pixels'], 'dog.jpg'))
  expect(store.getState()).toMatchObject({
    form: { photo: atSite('/files/cat.webp'), fileName: 'our-cat.jpg' },
    uploading: null,
  })
})

test('what is too heavy is sent as small as it has to be, and what cannot be opened is not sent at all', async () => {
  site.answer = json(200, { url: '/files/cat.webp' })
  const store = tab(undefined, async () => new File(['few'], 'our-cat.jpg', { type: 'image/jpeg' }))
  await store.getState().choose(new File(['so many pixels'], 'our-cat.jpg'))
  expect(String(site.seen[0]?.body)).toContain('few')
  expect(String(site.seen[0]?.body)).not.toContain('so many pixels')
  const other = tab(undefined, async () => null)
  await other.getState().choose(cat)
  expect(site.seen).toHaveLength(1)
  expect(other.getState()).toMatchObject({ form: { photo: '' }, uploading: null })
})

test('a picture that is cut takes the place of the whole one, keeps its name and title, and can be cut anew', async () => {
  const store = tab()
  site.answer = json(200, { url: '/files/cat.webp' })
  await store.getState().choose(cat)
  store.getState().change({ title: 'Minka' })
  site.answer = json(200, { url: '/files/half-a-cat.webp' })
  const cut = { turns: 1, part: { left: 0, top: 0, right: 0.5, bottom: 1 } } as const
  await store.getState().recut(cat, new File(['half'], 'our-cat.jpg'), cut)
  expect(store.getState()).toMatchObject({
    form: { photo: atSite('/files/half-a-cat.webp'), fileName: 'our-cat.jpg', title: 'Minka' },
    cut,
  })
  expect(store.getState().source).toBe(cat)
})

test('what got no answer is sent again with the same key, and what was changed with another', async () => {
  const store = tab()
  site.answer = (response) => response.destroy()
  store.getState().change({ photo: '/files/cat.webp', title: 'our cat' })
  await store.getState().make()
  await store.getState().make()
  store.getState().change({ detail: 3 })
  await store.getState().make()
  const [first, again, changed] = keysSent()
  expect(again).toBe(first)
  expect(changed).not.toBe(first)
  expect(store.getState().form.title).toBe('our cat')
})

test('a site that restarts while a page is made is asked again with the same key, until the page is there', async () => {
  const store = tab()
  let wasAway = false
  store.subscribe(({ isAway }) => {
    wasAway ||= isAway
  })
  site.answer = (response, { url }) => {
    if (url?.endsWith('/credits/read')) return json(200, { public_page: 1, page_creation: 4, user: {} })(response)
    if (site.seen.length === 1) return json(503, { code: 'UNAVAILABLE', message: 'Being restarted' })(response)
    if (site.seen.length === 2) return void response.destroy()
    if (site.seen.length === 3) return void response.writeHead(502).end('<h1>Bad Gateway</h1>')
    json(200, page)(response)
  }
  store.getState().change({ photo: '/files/cat.webp', title: 'our cat' })
  await store.getState().make()
  expect(store.getState()).toMatchObject({ page, failure: null, isMaking: false, isAway: false })
  expect([keysSent().length, new Set(keysSent()).size, wasAway]).toEqual([4, 1, true])
})

test('what was not answered keeps its key over a reload, and a refusal ends it', async () => {
  const storage = storageOf(new Map())
  site.answer = json(429, { code: 'RATE_LIMITED', message: 'A little too often' })
  const before = tab(storage)
  before.getState().change({ photo: '/files/cat.webp', title: 'our cat' })
  await before.getState().make()
  expect(before.getState().failure).toMatchObject({ code: 'RATE_LIMITED' })
  site.answer = json(422, { code: 'NOT_DRAWABLE', message: 'This did not become a page' })
  await tab(storage).getState().make()
  await tab(storage).getState().make()
  const [first, reloaded, anew] = keysSent()
  expect(reloaded).toBe(first)
  expect(anew).not.toBe(first)
})

test('a refusal is shown, and going back finds the form as it was', async () => {
  const store = tab()
  site.answer = json(422, { code: 'NOT_DRAWABLE', message: 'This did not become a page' })
  store.getState().change({ photo: '/files/cat.webp', title: 'our cat', convert: true })
  await store.getState().make()
  expect(store.getState().failure).toMatchObject({ code: 'NOT_DRAWABLE' })
  store.getState().goBack()
  expect(store.getState()).toMatchObject({ failure: null, form: { title: 'our cat' } })
})

test('a page that is made takes its credit and leaves an empty form for the next', async () => {
  const storage = storageOf(new Map())
  const store = tab(storage)
  site.answer = (response, { url }) =>
    json(200, url?.endsWith('/credits/read') ? { public_page: 1, page_creation: 4, user: {} } : page)(response)
  store.getState().change({ photo: '/files/cat.webp', title: 'our cat' })
  await store.getState().make()
  expect(store.getState()).toMatchObject({ page, creditsLeft: 4 })
  expect(tab(storage).getState().form.photo).toBe('')
})

test('what is typed while a page is made stays, and the page is asked for with the key it was begun with', async () => {
  const store = tab()
  site.answer = (response) => {
    if (site.seen.length === 1) {
      store.getState().change({ title: 'our cat in the sun' })
      return json(503, { code: 'UNAVAILABLE', message: 'Being restarted' })(response)
    }
    json(422, { code: 'NOT_DRAWABLE', message: 'This did not become a page' })(response)
  }
  store.getState().change({ photo: '/files/cat.webp', title: 'our cat' })
  await store.getState().make()
  expect([keysSent().length, new Set(keysSent()).size]).toEqual([2, 1])
  expect(store.getState()).toMatchObject({ failure: { code: 'NOT_DRAWABLE' }, form: { title: 'our cat in the sun' } })
})

test('whoever has said "Only me" shares no picture because of a form that was filled in before', async () => {
  const storage = storageOf(new Map())
  const before = tab(storage)
  before.getState().change({ photo: '/files/cat.webp', title: 'our cat', public: true })
  site.answer = (response) => response.destroy()
  await before.getState().make()
  const after = tab(storage, undefined, false)
  expect(after.getState().form).toMatchObject({ title: 'our cat', public: false })
  await after.getState().make()
  const [shared, kept] = [...new Set(keysSent())]
  expect([shared, kept]).toEqual([expect.any(String), expect.any(String)])
})

test('a picture that arrives once its screen is left is written down for nobody', async () => {
  const items = new Map<string, string>()
  const store = tab(storageOf(items))
  site.answer = (response) => {
    store.getState().leave()
    json(200, { url: '/files/cat.webp' })(response)
  }
  await store.getState().choose(cat)
  expect([...items.keys()]).toEqual([])
})
