import { ERRORS } from '@huebook/contract'
import { expect, test } from 'vitest'
import { isVerdict } from './is-verdict.ts'

test.each(['CODE_WRONG', 'LINK_DEAD', 'INVALID', 'FORBIDDEN', 'EMAIL_TAKEN'])(
  'after %s the link or the code is of no more use',
  (code) => {
    expect(isVerdict({ code })).toBe(true)
  },
)

test('whoever has to wait, or meets a server in trouble, can send the same code again', () => {
  const later = Object.entries(ERRORS).filter(([, { status }]) => status === 408 || status === 429 || status >= 500)
  expect(later.map(([code]) => code)).toContain('RATE_LIMITED')
  for (const [code] of later) expect(isVerdict({ code }), code).toBe(false)
  // What a proxy answers carries no code.
  expect(isVerdict({ code: '' })).toBe(false)
})
