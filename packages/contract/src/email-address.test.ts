import { describe, expect, test } from 'vitest'
import { EmailAddress } from './index.ts'

describe('an email address', () => {
  test.each([' Ida@Example.ORG ', 'ida@example.org'])('%j is the same as any other spelling of it', (typed) => {
    expect(EmailAddress.parse(typed)).toBe('ida@example.org')
  })

  test.each(['', 'ida', 'ida@', '@example.org', 'a b@example.org', `${'x'.repeat(250)}@example.org`, 'a@b\n@c.de'])(
    '%j is refused',
    (typed) => {
      expect(EmailAddress.safeParse(typed).success).toBe(false)
    },
  )

  const sentenceAbout = (typed: string) => EmailAddress.safeParse(typed).error?.issues[0]?.message

  test.each(['ida', 'ida@', 'ida@example', 'ida@example.', '@example.org', 'example.org'])(
    '%j is told apart from none: something is missing in it, and it says what a whole one looks like',
    (typed) => {
      expect(sentenceAbout(typed)).toBe('That address is not complete: it needs something like name@example.com')
    },
  )

  test.each(['', '  ', 'a b@example.org', 'a@b.de, c@d.de'])('%j is none at all', (typed) => {
    expect(sentenceAbout(typed)).toBe('Please enter an email address')
  })
})
