import { UPLOAD_MAX_PIXELS } from '@huebook/contract'
import sharp, { type Sharp } from 'sharp'
import { appError } from '#http/app-error.ts'
import type { PictureFormat } from './picture-format.ts'

// One thread for one picture: how many are decoded at once is decided by the queue in front, not here.
sharp.concurrency(1)

export interface Picture {
  bytes: Buffer
  extension: 'png' | 'webp'
  contentType: string
}

export interface Box {
  width: number
  height: number
}

/** WebP cannot be wider or higher than this, in pixels. */
const WEBP_MAX_SIDE = 16_383
/** High enough that a photo shows no trace of being encoded again. */
const WEBP_QUALITY = 90
/** A picture that takes longer than this to decode was made to, in seconds. */
const PATIENCE_SECONDS = 30

const DAMAGED = 'This picture is damaged and cannot be read. Please try another one'
const TOO_MANY_PIXELS = `A picture can have at most ${UPLOAD_MAX_PIXELS / 1_000_000} megapixels`

/**
 * Decodes what was sent and encodes it anew: turned upright, without metadata, and without whatever else was in the file.
 * `within` makes a larger picture smaller and leaves a smaller one alone.
 */
export async function decodePicture(bytes: Buffer, format: PictureFormat, within?: Box): Promise<Picture> {
  await agreeOn(format, bytes)
  const upright = open(bytes).autoOrient().timeout({ seconds: PATIENCE_SECONDS })
  // What came without loss stays without loss, as line art has to; photos become WebP, a third of their weight as PNG.
  return format === 'png' || format === 'gif'
    ? { bytes: await encode(shrink(upright, within).png()), extension: 'png', contentType: 'image/png' }
    : {
        bytes: await encode(shrink(upright, smaller(within)).webp({ quality: WEBP_QUALITY })),
        extension: 'webp',
        contentType: 'image/webp',
      }
}

/** Reads the first frame only. Tolerates the small faults of real cameras, but no missing half. */
const open = (bytes: Buffer): Sharp => sharp(bytes, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error', pages: 1 })

/** Reads the header, which is also where too many pixels are found out: two readers that disagree are how one is fooled. */
async function agreeOn(format: PictureFormat, bytes: Buffer): Promise<void> {
  const found = await open(bytes).metadata().catch(refuse)
  if (found.format !== (format === 'avif' ? 'heif' : format)) throw appError('INVALID', DAMAGED)
}

const shrink = (picture: Sharp, within: Box | undefined): Sharp =>
  within ? picture.resize({ ...within, fit: 'inside', withoutEnlargement: true }) : picture

const smaller = (within: Box = { width: WEBP_MAX_SIDE, height: WEBP_MAX_SIDE }): Box => ({
  width: Math.min(within.width, WEBP_MAX_SIDE),
  height: Math.min(within.height, WEBP_MAX_SIDE),
})

const encode = (picture: Sharp): Promise<Buffer> => picture.toBuffer().catch(refuse)

/** The decoder's own words are for programmers. */
function refuse(error: unknown): never {
  const { message } = error as Error
  if (/pixel limit/i.test(message)) throw appError('TOO_LARGE', TOO_MANY_PIXELS)
  if (/timeout/i.test(message))
    throw appError('INVALID', 'This picture takes too long to read. Please try a simpler one')
  throw appError('INVALID', DAMAGED)
}
