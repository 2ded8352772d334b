import { expect, test } from 'vitest'
import { fieldErrors, mistakesIn } from './field-errors.ts'

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

test.each(['', ' ', 'ada lovelace@example.org'])('%j is sent nowhere: it is no address', (email) => {
  expect(mistakesIn({ email })).toEqual({ email: 'Please enter an email address' })
})

test.each(['ada', 'ada@', 'ada@example', '@example.org'])(
  '%j is sent nowhere: it is not complete, and that is said',
  (email) => {
    expect(mistakesIn({ email })).toEqual({
      email: 'That address is not complete: it needs something like name@example.com',
    })
  },
)

test.each(['ada@example.org', ' Ada@Example.org ', 'ada+pages@mail.example.co.uk', 'ädä@bücher.example'])(
  '%j is left to the server to judge',
  (email) => {
    expect(mistakesIn({ name: 'Ada', email })).toEqual({})
  },
)

test('a name of nothing but spaces is no name', () => {
  expect(mistakesIn({ name: '  ', email: 'ada@example.org' })).toEqual({ name: 'Please enter a name' })
})
