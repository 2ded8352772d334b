import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'

/** Whoever can read the server's console holds it; every process of a site makes the same one. */
export const setupCode = (keyedHash: KeyedHash): string => keyedHash('first administrator', '').toString('base64url')

/** Where the first administrator is created. */
export const setupLink = (publicUrl: string, keyedHash: KeyedHash): string =>
  `${publicUrl}/admin/create?code=${setupCode(keyedHash)}`
