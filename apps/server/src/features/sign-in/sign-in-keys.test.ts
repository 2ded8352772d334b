import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createKeyedHash } from '#platform/secrets/keyed-hash.ts'
import { createKeysOf } from './sign-in-keys.ts'

const keysOf = createKeysOf(createKeyedHash('the secret of a test'))

test('a code has six digits, the first of which may be a zero', () => {
  const codes = Array.from({ length: 2000 }, () => keysOf(randomUUID()).code)
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(1900)
})

test('a mail that is written again has the same keys, and another mail has others', () => {
  const [one, other] = [randomUUID(), randomUUID()]
  expect(keysOf(one)).toEqual(keysOf(one))
  expect(keysOf(one).token).not.toBe(keysOf(other).token)
})

test('whoever has the database but not the secret cannot find the keys in it', () => {
  const elsewhere = createKeysOf(createKeyedHash('another secret'))
  const ids = Array.from({ length: 20 }, () => randomUUID())
  for (const id of ids) expect(elsewhere(id).token).not.toBe(keysOf(id).token)
  expect(ids.filter((id) => elsewhere(id).code === keysOf(id).code).length).toBeLessThan(3)
})
