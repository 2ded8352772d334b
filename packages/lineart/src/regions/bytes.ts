/** Whole numbers as bytes, seven bits each, the lowest first (LEB128). */
export function byteWriter() {
  let bytes = new Uint8Array(16_384)
  let length = 0
  return {
    put(value: number): void {
      if (length + 8 > bytes.length) {
        const larger = new Uint8Array(bytes.length * 2)
        larger.set(bytes)
        bytes = larger
      }
      let rest = value
      while (rest > 127) {
        bytes[length++] = (rest % 128) + 128
        rest = Math.floor(rest / 128)
      }
      bytes[length++] = rest
    },
    finished: (): Uint8Array<ArrayBuffer> => bytes.slice(0, length),
  }
}

const damaged = (): RangeError => new RangeError('These bytes are not a whole region map.')

/** Reads what `byteWriter` wrote; refuses to read past the end or a number above `most`. */
export function byteReader(bytes: Uint8Array) {
  let at = 0
  return {
    take(most: number): number {
      let value = 0
      for (let scale = 1; scale < 2 ** 49; scale *= 128) {
        const byte = bytes[at++]
        if (byte === undefined) throw damaged()
        value += (byte % 128) * scale
        if (byte < 128) {
          if (value > most) throw damaged()
          return value
        }
      }
      throw damaged()
    },
    end(): void {
      if (at !== bytes.length) throw damaged()
    },
  }
}
