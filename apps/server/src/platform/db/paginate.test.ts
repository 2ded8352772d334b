import { expect, test } from 'vitest'
import { COUNTED, paginate } from './paginate.ts'

/** A list of so many numbers. */
const numbers = (length: number) => ({
  count: async (atMost: number) => Math.min(length, atMost),
  rows: async ({ limit, offset }: { limit: number; offset: number }) =>
    Array.from({ length: Math.max(0, Math.min(limit, length - offset)) }, (_, i) => offset + i),
})

const lastPage = async (length: number, page: number) => (await paginate(page, numbers(length))).last_page

test('a list of nothing has one page', async () => {
  expect(await paginate(1, numbers(0))).toEqual({ data: [], current_page: 1, last_page: 1 })
})

test.each([
  [24, 1],
  [25, 2],
  [COUNTED, 100],
])('of %d the last page is %d, whichever one is asked for', async (length, last) => {
  for (const page of [1, last, last + 1]) expect(await lastPage(length, page)).toBe(last)
})

test('of more than are counted there is always one page more, until the last one is shown', async () => {
  const length = COUNTED + 60
  expect(await lastPage(length, 1)).toBe(101)
  expect(await lastPage(length, 101)).toBe(102)
  expect(await lastPage(length, 102)).toBe(103)
  const last = await paginate(103, numbers(length))
  expect([last.data.length, last.current_page, last.last_page]).toEqual([12, 103, 103])
})

test('whoever turns all pages of a long list sees each entry once', async () => {
  const length = COUNTED + 60
  const seen: number[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await paginate(page, numbers(length))
    seen.push(...answer.data)
    last = answer.last_page
  }
  expect(seen).toEqual(Array.from({ length }, (_, i) => i))
})
