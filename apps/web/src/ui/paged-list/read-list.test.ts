import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UNSORTED } from './list-address.ts'
import { readList } from './read-list.ts'

beforeEach(() => {
  vi.stubGlobal('window', { history: { state: null } })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const request = new Request('http://site/pages?search=fox')
const answer = { data: [{ id: 'a' }], current_page: 1, last_page: 2 }
const start = { items: answer.data, hasMore: true, search: 'fox', sort: '' }
const read = (load: () => Promise<typeof answer | null>) =>
  readList(request, { load, orders: UNSORTED, failure: 'Failed to load pages' })

test('a list that comes soon is there with its screen', async () => {
  expect(await read(async () => answer)).toEqual({ now: start })
})

test('a list that takes longer is waited for on its screen', async () => {
  let come = (_list: typeof answer) => {}
  const coming = read(() => new Promise((resolve) => (come = resolve)))
  await vi.advanceTimersByTimeAsync(300)
  const screen = await coming
  expect(screen).toEqual({ later: expect.any(Promise) })
  come(answer)
  expect(await ('later' in screen ? screen.later : null)).toEqual(start)
})

test('a list that does not come says so', async () => {
  await expect(read(async () => null)).rejects.toThrow('Failed to load pages')
})
