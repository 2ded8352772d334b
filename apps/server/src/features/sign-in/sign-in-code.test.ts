import { expect, test } from 'vitest'
import { isSame } from '#platform/secrets/is-same.ts'
import { createKeyedHash } from '#platform/secrets/keyed-hash.ts'
import { hashCode, newCode } from './sign-in-code.ts'

const keyedHash = createKeyedHash('the secret of a test')

test('a code has six digits, the first of which may be a zero', () => {
  const codes = Array.from({ length: 2000 }, newCode)
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(1900)
})

test('the same digits of two requests do not look alike where they are stored', () => {
  const hash = hashCode(keyedHash, 'request 1', '123456')
  expect(isSame(hash, hashCode(keyedHash, 'request 1', '123456'))).toBe(true)
  expect(isSame(hash, hashCode(keyedHash, 'request 2', '123456'))).toBe(false)
  expect(isSame(hash, hashCode(keyedHash, 'request 1', '123457'))).toBe(false)
})

test('whoever has the database but not the secret cannot find a code by trying', () => {
  const elsewhere = createKeyedHash('another secret')
  expect(hashCode(elsewhere, 'request 1', '123456')).not.toEqual(hashCode(keyedHash, 'request 1', '123456'))
})
