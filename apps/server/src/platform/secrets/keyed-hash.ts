import { createHmac, hkdfSync } from 'node:crypto'

/** Hashes what could be found by trying everything, such as a code or an address: without the key, trying tells nothing. */
export type KeyedHash = (purpose: string, text: string) => Buffer

export function createKeyedHash(secret: string): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'huebook keyed hashes', 32))
  // The zero keeps a purpose and its text apart: no text can pretend to belong to another purpose.
  return (purpose, text) => createHmac('sha256', key).update(`${purpose}\0${text}`).digest()
}
