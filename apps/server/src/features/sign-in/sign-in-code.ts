import { randomInt } from 'node:crypto'
import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'

const DIGITS = 6

export const newCode = (): string =>
  randomInt(10 ** DIGITS)
    .toString()
    .padStart(DIGITS, '0')

/** Bound to its request: the same six digits of two requests do not look alike. */
export const hashCode = (keyedHash: KeyedHash, requestId: string, code: string): Buffer =>
  keyedHash('sign-in code', `${requestId} ${code}`)
