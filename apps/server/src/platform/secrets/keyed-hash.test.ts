import { expect, test } from 'vitest'
import { createKeyedHash } from './keyed-hash.ts'

const hash = createKeyedHash('a secret of the operator')

test('every process with the same secret hashes alike', () => {
  expect(createKeyedHash('a secret of the operator')('code', '123456')).toEqual(hash('code', '123456'))
})

test('another secret, another purpose or another text gives another hash', () => {
  const others = [createKeyedHash('another')('code', '123456'), hash('client', '123456'), hash('code', '123457')]
  for (const other of others) expect(other).not.toEqual(hash('code', '123456'))
})
