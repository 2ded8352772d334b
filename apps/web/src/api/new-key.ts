/** Bytes of a key: too many for two wishes to get the same. */
const BYTES = 16

/** What a wish is known by, however often it is sent. Browsers have `crypto.randomUUID` on https and localhost only. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')
