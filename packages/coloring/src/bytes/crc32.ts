const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** The checksum of PNG and zip; `before` goes on from the checksum of what came before. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let value = ~before
  for (let i = 0; i < bytes.length; i++)
    value = (table[(value ^ (bytes[i] as number)) & 0xff] as number) ^ (value >>> 8)
  return ~value >>> 0
}
