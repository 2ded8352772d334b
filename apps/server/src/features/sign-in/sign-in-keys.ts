import { CODE_LENGTH } from '@huebook/contract'
import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'

/** What opens a session: the link's token and the code of the same mail. */
interface Keys {
  token: string
  code: string
}

export type KeysOf = (requestId: string) => Keys

/** 48 bits: the remainder by a million favours no code by more than one in hundreds of millions. */
const CODE_BYTES = 6

/**
 * Makes the keys of a request out of its id and the site's secret, the same ones each time: a mail can be written again
 * after a crash, and nothing is stored that would open a session.
 */
export const createKeysOf =
  (keyedHash: KeyedHash): KeysOf =>
  (requestId) => ({
    token: keyedHash('sign-in link', requestId).toString('base64url'),
    code: (keyedHash('sign-in code', requestId).readUIntBE(0, CODE_BYTES) % 10 ** CODE_LENGTH)
      .toString()
      .padStart(CODE_LENGTH, '0'),
  })
