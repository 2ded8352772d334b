import { expect, test } from 'vitest'
import { mistakesIn } from './form-mistakes.ts'

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
