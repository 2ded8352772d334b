/** Bytes of a key: too many for two requests to get the same. */
const BYTES = 16

/** What a request is known by, however often it is sent. Browsers have `crypto.randomUUID` on https and localhost only. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')
