import { expect, test } from 'vitest'
import { digitsIn, isComplete, wholeCodeIn } from './code-field.tsx'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  [' 1 2 3 4 5 6 \n', '123456'],
  ['12\u00a034\u201356', '123456'],
  ['Your code is 123 456.', '123456'],
  ['１２３４５６', '123456'],
  ['123456 and it lives 15 minutes', '123456'],
  ['12a', '12'],
  ['no code', ''],
])('%j holds the code %j', (text, code) => {
  expect(digitsIn(text)).toBe(code)
})

test('a code is complete with its sixth digit', () => {
  expect(isComplete('12345')).toBe(false)
  expect(isComplete('123456')).toBe(true)
})

test('only a whole code takes the place of what was typed before', () => {
  expect(wholeCodeIn('987-654')).toBe('987654')
  expect(wholeCodeIn('987')).toBeNull()
})
