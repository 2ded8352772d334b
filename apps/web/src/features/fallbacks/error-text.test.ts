import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { errorText } from './error-text.ts'

test('an error is shown in its own words', () => {
  expect(errorText(new Error('Failed to load pages'))).toBe('Failed to load pages')
  expect(errorText('user not found')).toBe('user not found')
})

test('an answer that was thrown is shown by what it says, or else by its status', () => {
  expect(errorText(new ErrorResponse(404, 'Not Found', 'No such screen'))).toBe('No such screen')
  expect(errorText(new ErrorResponse(503, 'Service Unavailable', null))).toBe('503 Service Unavailable')
})

test.each([undefined, null, '', new Error(''), {}, 7])(
  'something thrown without words (%o) still gets some',
  (thrown) => {
    expect(errorText(thrown)).toBe('Something went wrong!')
  },
)
