import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parse } from './validation.ts'

const Letter = z.object({
  to: z.string().regex(/^\w+$/, 'Please enter a name'),
  lines: z.array(z.object({ text: z.string() })).default([]),
})

/** What was sent, as a value that tells when anybody looks inside. */
const unseen = () =>
  new Proxy([], {
    get: () => expect.fail('somebody looked inside'),
    ownKeys: () => expect.fail('somebody looked inside'),
  })

describe('what a call was sent', () => {
  test('costs no more than its schema: nobody looks into a field that it does not name', () => {
    expect(parse(Letter, { to: 'Mia', more: unseen() })).toEqual({ to: 'Mia', lines: [] })
  })

  test.each([{ to: 'M\0ia' }, { to: 'Mia', lines: [{ text: 'Hello' }, { text: 'you\0' }] }])(
    'is refused where a zero character would be kept: %j',
    (letter) => {
      expect(() => parse(Letter, letter)).toThrow('Text cannot contain invisible zero characters')
    },
  )

  test('may hold anything in what is dropped', () => {
    expect(parse(Letter, { to: 'Mia', more: '\0', 'b\0': 1 })).toEqual({ to: 'Mia', lines: [] })
  })
})
