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
})
