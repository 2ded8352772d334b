import { expect, test } from 'vitest'
import { addressOf, queryIn } from './list-address.ts'

const ORDERS = { sorts: ['latest', 'oldest'], usual: 'latest' }
const read = (query: string) => queryIn(new URLSearchParams(query), ORDERS)

test('an address without anything asks for everything in the usual order', () => {
  expect(read('')).toEqual({ search: '', sort: 'latest' })
  expect(addressOf({ search: '', sort: 'latest' }, ORDERS)).toBe('')
})

test.each([
  { search: 'élan 🦊 & 100 %', sort: 'oldest' },
  { search: 'fox', sort: 'latest' },
  { search: '', sort: 'oldest' },
])('what was searched for and sorted by comes back from the address: %o', (asked) => {
  expect(read(addressOf(asked, ORDERS))).toEqual(asked)
})

test('a sort that does not exist is the usual one', () => {
  expect(read('?sort=worst')).toEqual({ search: '', sort: 'latest' })
})

test('what else the address says stays in it, whatever is searched for', () => {
  const orders = { ...ORDERS, also: { show: 'private' } }
  expect(addressOf({ search: '', sort: 'latest' }, orders)).toBe('?show=private')
  expect(addressOf({ search: 'fox', sort: 'oldest' }, orders)).toBe('?show=private&search=fox&sort=oldest')
})
