import { ERRORS } from '@huebook/contract'
import { expect, test } from 'vitest'
import { failureWords } from './creation-words.ts'
import { lengthWords, promptMistake } from './page-request.ts'

test('a page that fails ends in the sentence of the server, which says that the credit is back', () => {
  const message = 'The illustrator took too long, so your credit is back. Please try again in a moment'
  expect(failureWords({ code: 'PROVIDER_FAILED', message })).toBe(`${message}.`)
})

test('where no credit was taken, none is promised back', () => {
  expect(failureWords({ code: 'INVALID', message: ERRORS.INVALID.message })).toMatch(/No credit was spent\.$/)
  expect(failureWords({ code: 'NO_CREDIT', message: ERRORS.NO_CREDIT.message })).toBe(ERRORS.NO_CREDIT.message)
  // The page was drawn and deleted since: its credit is gone with it.
  const { message } = ERRORS.PAGE_NOT_FOUND
  expect(failureWords({ code: 'PAGE_NOT_FOUND', message })).toBe(`${message}.`)
})

test.each(['UNAVAILABLE', 'RATE_LIMITED', 'TOO_SLOW', 'UNREACHABLE', ''])(
  'where %j says nothing of the page, nothing is said of the credit but that the page is made once',
  (code) => {
    expect(failureWords({ code, message: '' })).toBe(
      'Something went wrong! If your wish has arrived, the page is made all the same, and only once.',
    )
  },
)

test('the length of a prompt is only spoken of when it matters', () => {
  expect(lengthWords('two cats')).toBe('')
  expect(lengthWords('a'.repeat(400))).toBe('100 characters left')
  expect(lengthWords('a'.repeat(499))).toBe('1 character left')
  expect(lengthWords('a'.repeat(512))).toBe('12 characters too many')
})

test.each([
  ['   ', 'Please write what should be on the page'],
  ['ox', 'A few more letters, please'],
  ['fox', undefined],
  ['a'.repeat(501), 'This is a little too long: 1 character too many'],
])('of the prompt %j it is said: %s', (prompt, mistake) => {
  expect(promptMistake(prompt)).toBe(mistake)
})
