import type { Picture } from '@huebook/lineart'
import { crc32 } from '../bytes/crc32.ts'

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** Eight bits for each channel, RGBA, deflate, filters, not interlaced. */
const RGBA_8 = [8, 6, 0, 0, 0]

/** A picture as PNG. Its bytes differ from one deflate to the next; its pixels are exact. */
export async function encodePng(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = picture
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set(RGBA_8, 8)
  const chunks = [
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', await deflated(scanlines(picture))),
    chunk('IEND', new Uint8Array(0)),
  ]
  return joined(chunks)
}

/** Rows with filter 0 before each: areas of one colour deflate best as they are. */
function scanlines({ width, height, data }: Picture): Uint8Array<ArrayBuffer> {
  const stride = width * 4
  const lines = new Uint8Array((stride + 1) * height)
  for (let y = 0; y < height; y++) lines.set(data.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1)
  return lines
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function chunk(name: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(content.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, content.length)
  for (let i = 0; i < 4; i++) bytes[4 + i] = name.charCodeAt(i)
  bytes.set(content, 8)
  view.setUint32(8 + content.length, crc32(bytes.subarray(4, 8 + content.length)))
  return bytes
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
