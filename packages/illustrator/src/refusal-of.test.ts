import { expect, test } from 'vitest'
import { refusalOf } from './refusal-of.ts'

test.each([
  'the colour blue',
  'rot und grün',
  'asdf qwer zxcv',
  'een hond en een konijn',
  'egy kutya és egy macska',
  '1234',
  '!!!',
])('a page that could show anything at all is not worth drawing: %s', (prompt) =>
  expect(refusalOf(prompt)).toBe('not understood'),
)

test.each([
  'a cat with a trombonator',
  'trombonators in winter',
  'a mandala',
  'something nice for my class',
  'surprise me',
  'friendship',
  'Elsa',
  'Hello Kitty',
  'Bluey',
  'a piggy bank',
  '🐶',
])('a page that has to do with what was asked for is: %s', (prompt) => expect(refusalOf(prompt)).toBeUndefined())

test('what is not for children is told from what is not known', () => {
  expect(refusalOf('a naked woman')).toBe('unsuitable')
  expect(refusalOf('ein Hurensohn')).toBe('unsuitable')
})
