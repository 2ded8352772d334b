import sharp from 'sharp'
import { type Ink, inkOf } from '../../../packages/lineart/src/pixels.ts'

/** Pages are as large as the colour screen's (px). */
export const PAGE_SIZE = 1024

/** The lines of an SVG of its natural size, drawn with soft edges as by any renderer. */
export async function inkOfSvg(svg: string): Promise<Ink> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return inkOf({ width: info.width, height: info.height, data: new Uint8Array(data) })
}

/** A page of black lines on white from what stands inside an SVG of that size. */
export function inkOfContent(content: string): Promise<Ink> {
  const size = `width="${PAGE_SIZE}" height="${PAGE_SIZE}"`
  return inkOfSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="#fff"/>${content}</svg>`)
}
