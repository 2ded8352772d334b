const damaged = (): RangeError => new RangeError('These bytes are not whole.')

/** Reads what a byte writer wrote; throws a RangeError past the end and for a number above `most`. */
export function byteReader(bytes: Uint8Array) {
  let at = 0
  const takeByte = (): number => {
    const byte = bytes[at++]
    if (byte === undefined) throw damaged()
    return byte
  }
  const take = (most: number): number => {
    let value = 0
    for (let scale = 1; scale < 2 ** 56; scale *= 128) {
      const byte = takeByte()
      value += (byte % 128) * scale
      if (byte >= 128) continue
      if (value > most) throw damaged()
      return value
    }
    throw damaged()
  }
  return {
    take,
    takeSigned(most: number): number {
      const value = take(2 * most)
      return value % 2 === 0 ? value / 2 : -(value + 1) / 2
    },
    takeWord: (): number => (takeByte() | (takeByte() << 8) | (takeByte() << 16) | (takeByte() << 24)) >>> 0,
    takeRest: (): Uint8Array => bytes.slice(at),
  }
}
