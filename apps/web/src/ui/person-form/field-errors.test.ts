import { expect, test } from 'vitest'
import { fieldErrors } from './field-errors.ts'

test('what is wrong with a field is said beside that field, and of two faults the first', () => {
  const issues = [
    { path: 'name', message: 'Please enter a name' },
    { path: 'name', message: 'A name cannot contain line breaks' },
    { path: 'photo', message: 'photo is not right' },
  ]
  expect(fieldErrors({ code: 'INVALID', message: 'Please enter a name', issues })).toEqual({
    name: 'Please enter a name',
  })
})

test('an address that somebody else uses is said beside the address', () => {
  const message = 'Another account already uses this email address'
  expect(fieldErrors({ code: 'EMAIL_TAKEN', message, issues: [] })).toEqual({ email: message })
})

test('what concerns no field is said beside none', () => {
  expect(fieldErrors({ code: 'RATE_LIMITED', message: 'A little too often', issues: [] })).toEqual({})
})
