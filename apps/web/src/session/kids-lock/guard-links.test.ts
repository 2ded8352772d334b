import { expect, test } from 'vitest'
import { guardedBehind } from './guard-links.ts'

const OWN = ['https://app.invalid', 'https://colour.example.org']

test.each([
  ['https://openmoji.org/', 'leaving'],
  ['mailto:hello@example.org', 'leaving'],
  ['tel:+49', 'leaving'],
  ['https://colour.example.org.evil.example/pages', 'leaving'],
  ['https://app.invalid/checkout?plan=starter', 'payment'],
  ['https://app.invalid/account', 'account'],
  ['https://app.invalid/account/', 'account'],
  ['https://app.invalid/pages/public', null],
  ['https://colour.example.org/pages/42', null],
  ['blob:https://app.invalid/1234', null],
  ['nonsense', null],
])('a link to %s needs a grown-up for %s', (address, before) => {
  expect(guardedBehind(address, OWN)).toBe(before)
})
