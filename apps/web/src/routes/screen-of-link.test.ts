import { expect, test } from 'vitest'
import { screenOfLink } from './screen-of-link.ts'

test.each([
  ['huebook:/payment?status=success', '/payment?status=success'],
  ['huebook://payment?status=success', '/payment?status=success'],
  ['huebook:///pages/7/color', '/pages/7/color'],
  ['huebook://pages/7', '/pages/7'],
  ['huebook:/splash?change', '/splash?change'],
])('%s opens %s', (link, address) => {
  expect(screenOfLink(link)).toBe(address)
})

test.each([
  'huebook:/verify/abcdef',
  'huebook:/admin/users',
  'huebook://evil.example/pages',
  'huebook:////evil.example',
  'huebook:/\\evil.example',
  'huebook:/pages/../admin',
  'huebook:javascript:alert(1)',
  'https://huebook.example/pages',
  'huebook:',
  '',
])('%j opens nothing', (link) => {
  expect(screenOfLink(link)).toBeNull()
})
