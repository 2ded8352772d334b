/** Numbers below this one can be taken apart by their bits; larger ones, such as times, need a division. */
const FITS_BITS = 2 ** 31

/**
 * Collects bytes; whole numbers are written seven bits at a time, the lowest first (LEB128).
 * One writer can be used for many things in turn: new memory for each would cost more than what is written into it.
 */
export function byteWriter(room = 1024) {
  let bytes = new Uint8Array(room)
  let length = 0
  const makeRoom = (more: number) => {
    if (length + more <= bytes.length) return
    const larger = new Uint8Array(Math.max(bytes.length * 2, length + more))
    larger.set(bytes)
    bytes = larger
  }
  const put = (value: number) => {
    makeRoom(8)
    let rest = value
    while (rest >= FITS_BITS) {
      bytes[length++] = (rest % 128) + 128
      rest = Math.floor(rest / 128)
    }
    while (rest > 127) {
      bytes[length++] = (rest & 127) | 128
      rest >>>= 7
    }
    bytes[length++] = rest
  }
  return {
    /** Begins anew. */
    reset(): void {
      length = 0
    },
    /** A whole number from 0 to 2^53. */
    put,
    /** A whole number of either sign; small ones take one byte. */
    putSigned: (value: number) => put(value < 0 ? -2 * value - 1 : 2 * value),
    putWord(word: number): void {
      makeRoom(4)
      for (let shift = 0; shift < 32; shift += 8) bytes[length++] = (word >>> shift) & 0xff
    },
    putBytes(more: Uint8Array): void {
      makeRoom(more.length)
      bytes.set(more, length)
      length += more.length
    },
    /** What is written so far; only until something more is written. */
    soFar: (): Uint8Array => bytes.subarray(0, length),
    written: (): Uint8Array<ArrayBuffer> => bytes.slice(0, length),
  }
}
