import { expect, test } from 'vitest'
import { creditsIn, giftIn } from './gift-words.ts'

const nothing = { plan: null, page_creation: 0, public_page: 0, expire_at: null }
const starter = { title: 'Starter', name: 'starter' as const, paid: true }

test('a gift says what it is and how long it lasts', () => {
  expect(giftIn({ ...nothing, plan: starter, expire_at: '2027-03-03T12:00:00Z' })).toBe('Starter until 3 March 2027')
  expect(giftIn({ ...nothing, plan: starter })).toBe('Starter for good')
  expect(giftIn({ ...nothing, page_creation: 1200 })).toBe('1,200 pages to create for good')
})

test('credits are said by what they are for, and those there are none of not at all', () => {
  expect(creditsIn({ page_creation: 1, public_page: 20 })).toBe('1 page to create and 20 pages to colour')
  expect(creditsIn({ page_creation: 0, public_page: 1 })).toBe('1 page to colour')
})
