import { type Ink, inkOf, type Picture } from '@huebook/lineart'
import sharp from 'sharp'

/** An SVG of ours as pixels. */
export async function pictureOf(svg: string): Promise<Picture> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) }
}

/** Where an SVG of ours has lines. */
export const inkIn = async (svg: string): Promise<Ink> => inkOf(await pictureOf(svg))

/** Which paper can be reached from the edge without crossing a line. */
export function outsideOf({ width, height, data }: Ink): Uint8Array {
  const reached = new Uint8Array(data.length)
  const open: number[] = []
  for (let x = 0; x < width; x++) open.push(x, (height - 1) * width + x)
  for (let y = 0; y < height; y++) open.push(y * width, y * width + width - 1)
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    if (reached[i] || data[i]) continue
    reached[i] = 1
    const x = i % width
    if (x > 0) open.push(i - 1)
    if (x < width - 1) open.push(i + 1)
    if (i >= width) open.push(i - width)
    if (i < data.length - width) open.push(i + width)
  }
  return reached
}
