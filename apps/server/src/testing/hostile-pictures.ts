import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** A PNG of one grey, however large: a thousand pixels weigh a byte. `chunks` come before the pixels. */
export function greyPng(width: number, height: number, chunks: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8], 8)
  const pixels = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 })
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A tiny PNG of two megabytes with texts in it that a reader unpacks to two gigabytes. */
export function swellingPng(): Buffer {
  const text = deflateSync(Buffer.alloc(7_900_000, 'a'), { level: 9 })
  return greyPng(10, 10, Array(260).fill(pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), text]))))
}

/** One chunk of a PNG: its length, its type, what it holds, and a checksum. */
function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** The most blocks that one code can skip in a progressive JPEG. */
const LONGEST_RUN = 32_767

/**
 * A grey square JPEG that is drawn in so many scans. Each skips all blocks with a handful of codes, and makes the decoder
 * walk over the whole picture for it.
 */
export function jpegOfScans(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2
  const runs = Math.ceil(blocks / LONGEST_RUN)
  // A zero says "skip", fourteen ones how much more than the least it can.
  const skipAll = stuffed(`0${'1'.repeat(14)}`.repeat(runs))
  const size = [side >> 8, side & 255]
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    segment(0xdb, [0, ...Array(64).fill(1)]),
    segment(0xc2, [8, ...size, ...size, 1, 1, 0x11, 0]),
    code(0x00, 0x00),
    code(0x10, 0xe0),
    scan(0, 0, Buffer.alloc(Math.ceil(blocks / 8))),
    ...Array(scans - 1).fill(scan(1, 63, skipAll)),
    Buffer.from('ffd9', 'hex'),
  ])
}

function segment(marker: number, data: readonly number[]): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, Buffer.from(data)])
}

/** A table with one code, a zero bit, for one symbol. */
const code = (table: number, symbol: number): Buffer => segment(0xc4, [table, 1, ...Array(15).fill(0), symbol])

const scan = (from: number, to: number, data: Buffer): Buffer =>
  Buffer.concat([segment(0xda, [1, 1, 0, from, to, 0]), data])

/** Bits as a scan has them: filled up with ones, and a zero after each byte that would look like a marker. */
function stuffed(bits: string): Buffer {
  const bytes = bits.match(/.{1,8}/g) ?? []
  return Buffer.from(
    bytes.map((byte) => Number.parseInt(byte.padEnd(8, '1'), 2)).flatMap((b) => (b === 255 ? [b, 0] : b)),
  )
}
