import { expect, test } from 'vitest'
import { firstLetter } from './avatar.tsx'

test.each([
  ['ada', 'A'],
  ['  grace hopper', 'G'],
  ['élodie', 'É'],
  // The same letter, written as an e and an accent that follows it.
  ['e\u0301lodie', 'E\u0301'],
  ['øystein', 'Ø'],
  ['龍', '龍'],
  ['👩‍🎨 Frida', '👩‍🎨'],
  ['', ''],
])('the letter of %j is %j', (name, letter) => {
  expect(firstLetter(name)).toBe(letter)
})
