import { expect, test } from 'vitest'
import { lettersOf } from './letters.ts'

test.each([
  ['Ada', ['A', 'd', 'a']],
  ['', []],
  ['a\r\nb', ['a', '\r\n', 'b']],
  ['élan', ['é', 'l', 'a', 'n']],
  ['e\u0301a', ['e\u0301', 'a']],
  ['👩‍🎨!', ['👩‍🎨', '!']],
])('the letters of %j are those a reader sees', (text, letters) => {
  expect(lettersOf(text)).toEqual(letters)
})
