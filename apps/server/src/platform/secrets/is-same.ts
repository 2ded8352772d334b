import { timingSafeEqual } from 'node:crypto'

/** Takes as long for a secret that is nearly right as for one that is all wrong. */
export const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other)
