import { expect, test } from 'vitest'
import { screenOfLink } from './screen-of-link.ts'

test.each([
  ['huebook:/payment?status=success', '/payment?status=success'],
  ['huebook://payment?status=success', '/payment?status=success'],
  ['huebook:///pages/7/color', '/pages/7/color'],
  ['huebook://pages/7', '/pages/7'],
  ['huebook:/splash?change', '/splash?change'],
  ['huebook:/verify/abcdef', '/verify/abcdef'],
  ['https://colour.example.org/verify/abcdef?for=email', '/verify/abcdef?for=email'],
  ['https://colour.example.org/pages/7', '/pages/7'],
])('%s opens %s', (link, address) => {
  expect(screenOfLink(link, 'https://colour.example.org')).toBe(address)
})

test.each([
  'huebook:/admin/users',
  'huebook://evil.example/pages',
  'huebook:////evil.example',
  'huebook:/\\evil.example',
  'huebook:/pages/../admin',
  'huebook:javascript:alert(1)',
  'https://huebook.example/pages',
  'http://colour.example.org/pages',
  'https://colour.example.org/admin/users',
  'huebook:',
  '',
])('%j opens nothing', (link) => {
  expect(screenOfLink(link, 'https://colour.example.org')).toBeNull()
})

test('an app that does not know its site yet opens nothing of any', () => {
  expect(screenOfLink('https://colour.example.org/pages', null)).toBeNull()
})
