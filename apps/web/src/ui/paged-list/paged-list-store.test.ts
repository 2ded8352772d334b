import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPagedList, startOf } from './paged-list-store.ts'

interface Item {
  id: string
  blocked: boolean
}

/** A question that has reached the server and waits for its answer. */
interface Question {
  query: string
  answer(ids: string, pages?: [current: number, last: number]): void
  refuse(): void
}

let server: Server
let questions: Question[]

const listOf = (ids: string, [current_page, last_page]: [number, number] = [1, 1]) => ({
  data: [...ids].map((id) => ({ id, blocked: false })),
  current_page,
  last_page,
})

const asQuestion = (query: string, response: ServerResponse): Question => ({
  query,
  answer: (ids, pages) => void response.end(JSON.stringify(listOf(ids, pages))),
  refuse: () => void response.writeHead(500).end(),
})

beforeEach(async () => {
  questions = []
  server = createServer(({ url = '' }, response) => {
    questions.push(asQuestion(new URL(url, 'http://site').search, response))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // Only what waits for the next letter: the connection keeps its own time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

async function load(
  { page, search, sort }: { page: number; search: string; sort: string },
  signal: AbortSignal | null,
) {
  const { port } = server.address() as AddressInfo
  const query = new URLSearchParams({ page: String(page), search, ...(sort && { sort }) })
  const response = await fetch(`http://127.0.0.1:${port}/?${query}`, { signal }).catch(() => null)
  return response?.ok ? ((await response.json()) as ReturnType<typeof listOf>) : null
}

const USUAL = { search: '', sort: '' }
const openList = (ids: string, pages?: [number, number]) =>
  createPagedList<Item>(startOf(listOf(ids, pages), USUAL), load, 2)
const shownIn = (list: ReturnType<typeof openList>) =>
  list
    .getState()
    .items.map(({ id }) => id)
    .join('')

/** Long enough for the busiest machine. */
const PATIENCE_MS = 120_000

/** The next question that arrives at the server. */
const question = (number: number) =>
  vi.waitFor(() => {
    const asked = questions[number]
    if (!asked) throw new Error(`${questions.length} questions have arrived`)
    return asked
  }, PATIENCE_MS)

const settled = (list: ReturnType<typeof openList>) =>
  vi.waitFor(() => expect(list.getState().loading).toBe('nothing'), PATIENCE_MS)

test('the first page is there from the start, and more is offered until the last page is shown', () => {
  expect(openList('ab', [1, 2]).getState()).toMatchObject({ hasMore: true, loading: 'nothing', search: '' })
  expect(openList('ab', [2, 2]).getState().hasMore).toBe(false)
  expect(openList('', [1, 1]).getState().hasMore).toBe(false)
})

test('"Load more" appends the next page and goes on counting', async () => {
  const list = openList('ab', [1, 3])
  const second = list.getState().loadMore()
  ;(await question(0)).answer('cd', [2, 3])
  await second
  expect(shownIn(list)).toBe('abcd')

  const third = list.getState().loadMore()
  ;(await question(1)).answer('e', [3, 3])
  await third
  expect(questions.map(({ query }) => query)).toEqual(['?page=2&search=', '?page=3&search='])
  expect(list.getState()).toMatchObject({ hasMore: false, loading: 'nothing' })
})

test('pressing "Load more" twice asks once', async () => {
  const list = openList('ab', [1, 3])
  const both = [list.getState().loadMore(), list.getState().loadMore()]
  ;(await question(0)).answer('cd', [2, 3])
  await Promise.all(both)
  expect(questions).toHaveLength(1)
  expect(shownIn(list)).toBe('abcd')
})

test('whom a newcomer has pushed onto the next page is not shown twice', async () => {
  const list = openList('ab', [1, 2])
  const more = list.getState().loadMore()
  ;(await question(0)).answer('bc', [2, 2])
  await more
  expect(shownIn(list)).toBe('abc')
})

test('a page full of what is shown already does not end the reading: the one behind it is asked for as well', async () => {
  const list = openList('ab', [1, 4])
  const more = list.getState().loadMore()
  ;(await question(0)).answer('ab', [2, 4])
  ;(await question(1)).answer('cd', [3, 4])
  await more
  expect(shownIn(list)).toBe('abcd')
  expect(list.getState().hasMore).toBe(true)
})

test('what moves up to the place of something removed is not left out', async () => {
  const list = openList('ab', [1, 3])
  const second = list.getState().loadMore()
  ;(await question(0)).answer('cd', [2, 3])
  await second
  list.getState().remove('a')
  const third = list.getState().loadMore()
  ;(await question(1)).answer('de', [2, 3])
  ;(await question(2)).answer('fg', [3, 3])
  await third
  expect(shownIn(list)).toBe('bcdefg')
})

test('another order is asked for at once, from page 1, and kept when more is loaded', async () => {
  const list = openList('ab', [1, 3])
  const sorted = list.getState().sortBy('oldest')
  ;(await question(0)).answer('xy', [1, 2])
  await sorted
  const more = list.getState().loadMore()
  ;(await question(1)).answer('z', [2, 2])
  await more
  expect(questions.map(({ query }) => query)).toEqual(['?page=1&search=&sort=oldest', '?page=2&search=&sort=oldest'])
  expect(shownIn(list)).toBe('xyz')
})

test('a next page that does not arrive can be asked for again', async () => {
  const list = openList('ab', [1, 2])
  const more = list.getState().loadMore()
  ;(await question(0)).refuse()
  await more
  expect(list.getState()).toMatchObject({ hasMore: true, loading: 'nothing', failed: false })

  const again = list.getState().loadMore()
  ;(await question(1)).answer('c', [2, 2])
  await again
  expect(shownIn(list)).toBe('abc')
})

test('a search waits 300 ms for the next letter and then asks once, for page 1', async () => {
  const list = openList('ab', [2, 2])
  list.getState().type('f')
  vi.advanceTimersByTime(299)
  list.getState().type('fox ')
  vi.advanceTimersByTime(299)
  expect(list.getState().loading).toBe('nothing')
  vi.advanceTimersByTime(1)

  ;(await question(0)).answer('f', [1, 5])
  await settled(list)
  expect(questions.map(({ query }) => query)).toEqual(['?page=1&search=fox'])
  expect(shownIn(list)).toBe('f')
  expect(list.getState()).toMatchObject({ search: 'fox ', foundWith: 'fox', hasMore: true })
})

test('whoever takes back their letters in time asks nothing', async () => {
  const list = openList('ab')
  list.getState().type('f')
  list.getState().type('')
  vi.advanceTimersByTime(1000)
  expect(list.getState().loading).toBe('nothing')
})

test('an old answer that comes late never replaces a newer one, even where it cannot be called off', async () => {
  const list = createPagedList<Item>(startOf(listOf('ab'), USUAL), (query) => load(query, null), 2)
  list.getState().type('old')
  const old = list.getState().searchNow()
  const oldQuestion = await question(0)
  list.getState().type('new')
  const newer = list.getState().searchNow()
  ;(await question(1)).answer('n')
  await newer
  oldQuestion.answer('o')
  await old
  expect(shownIn(list)).toBe('n')
  expect(list.getState()).toMatchObject({ foundWith: 'new', loading: 'nothing' })
})

test('a next page of the old search is not appended to the new one', async () => {
  const list = openList('ab', [1, 2])
  const more = list.getState().loadMore()
  await question(0)
  list.getState().type('new')
  const search = list.getState().searchNow()
  questions[0]?.answer('cd', [2, 2])
  await more
  ;(await question(1)).answer('n')
  await search
  expect(shownIn(list)).toBe('n')
})

test('a next page belongs to what is shown, not to what is being typed', async () => {
  const list = openList('ab', [1, 2])
  list.getState().type('half a wo')
  const more = list.getState().loadMore()
  ;(await question(0)).answer('cd', [2, 2])
  await more
  expect(questions[0]?.query).toBe('?page=2&search=')
})

test('a search without an answer says so, keeps what was typed and can be tried again', async () => {
  const list = openList('ab')
  list.getState().type('fox')
  const search = list.getState().searchNow()
  ;(await question(0)).refuse()
  await search
  expect(list.getState()).toMatchObject({ failed: true, search: 'fox', loading: 'nothing' })

  const again = list.getState().searchNow()
  expect(list.getState()).toMatchObject({ failed: true, loading: 'search' })
  ;(await question(1)).answer('f')
  await again
  expect(list.getState()).toMatchObject({ failed: false, foundWith: 'fox' })
  expect(shownIn(list)).toBe('f')
})

test('blocking somebody changes them and nobody else, and stays when more are loaded', async () => {
  const list = openList('ab', [1, 2])
  list.getState().change('b', { blocked: true })
  const more = list.getState().loadMore()
  ;(await question(0)).answer('bc', [2, 2])
  await more
  expect(list.getState().items).toEqual([
    { id: 'a', blocked: false },
    { id: 'b', blocked: true },
    { id: 'c', blocked: false },
  ])
})

test('whoever leaves the list is not followed by its answers', async () => {
  const list = openList('ab')
  list.getState().type('fox')
  list.getState().leave()
  vi.advanceTimersByTime(1000)
  expect(list.getState().loading).toBe('nothing')
  expect(questions).toEqual([])
})
