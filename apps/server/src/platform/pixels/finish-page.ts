import type { Colorability } from '@huebook/contract'
import { colorability, type Picture } from '@huebook/lineart'
import sharp, { type Sharp } from 'sharp'
import { type OpenPicture, shrinkPicture } from './small-pictures.ts'

/** A page as it is stored: its files, and how well it can be coloured. */
export interface FinishedPage {
  illustration: Buffer
  preview: Buffer
  previewSmall: Buffer
  placeholder: string
  vector: Buffer | null
  width: number
  height: number
  colorability: Colorability
}

/**
 * Line art has no more shades than a soft edge needs: a third of the weight of all of them. To look for better ones would
 * take longer than the drawing.
 */
const SHADES = { palette: true, colours: 16, dither: 0, effort: 1 } as const

/** Encodes a page; with its lines as SVG it is line art, without it is whatever somebody has sent. */
export async function finishPage({ width, height, data }: Picture, svg: string | null): Promise<FinishedPage> {
  const open = await onWhite({ width, height, data }, svg !== null)
  // In threads of their own, while this one scores the page.
  const encoded = Promise.all([
    open()
      .png(svg === null ? {} : SHADES)
      .toBuffer(),
    shrinkPicture(open),
  ])
  const { verdict, reasons, regions } = colorability({ width, height, data })
  const [illustration, { small, medium, placeholder }] = await encoded
  return {
    illustration,
    preview: medium,
    previewSmall: small,
    placeholder,
    vector: svg === null ? null : Buffer.from(svg),
    width,
    height,
    colorability: { verdict, reasons: [...reasons], regions },
  }
}

/** A picture on white paper, line art without its colours: done once, or each of its files would do it again. */
async function onWhite({ width, height, data }: Picture, isLineArt: boolean): Promise<OpenPicture> {
  const picture = sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#fff' })
  if (isLineArt) picture.greyscale()
  const { data: flat, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return () => sharp(flat, { raw: { width, height, channels: info.channels } })
}

/** Our own SVG as pixels. Never somebody else's: an SVG may read files of this machine. */
export async function rasterise(svg: string): Promise<Picture> {
  return pixelsOf(sharp(Buffer.from(svg)))
}

/** The pixels of a picture as a canvas would give them. */
export async function pixelsOf(picture: Sharp): Promise<Picture> {
  const { data, info } = await picture.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) }
}
