import { UPLOAD_MAX_PIXELS, UPLOAD_MAX_SIDE } from '@huebook/contract'
import sharp, { type Sharp } from 'sharp'
import { appError } from '#http/app-error.ts'
import { countScans } from './count-scans.ts'
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

/** High enough that a photo shows no trace of being encoded again. */
const WEBP_QUALITY = 90
/** A picture that takes longer than this to decode was made to, in seconds. */
const PATIENCE_SECONDS = 30
/**
 * Progressive pictures come in ten scans, or eighteen if made for print. A decoder walks over the whole picture for each,
 * however little is in it: at forty megapixels a twentieth of a second.
 */
const JPEG_MAX_SCANS = 50

const DAMAGED = 'This picture is damaged and cannot be read. Please try another one'
const TOO_MANY_PIXELS = `A picture can have at most ${UPLOAD_MAX_PIXELS / 1_000_000} megapixels`
const LONGEST_SIDE = `${UPLOAD_MAX_SIDE.toLocaleString('en')} pixels`
const TOO_LONG = `A picture can be at most ${LONGEST_SIDE} wide and ${LONGEST_SIDE} high`
const TOO_SLOW = 'This picture takes too long to read. Please try a simpler one'

/**
 * Decodes what was sent and encodes it anew: turned upright, without metadata, and without whatever else was in the file.
 * `within` makes a larger picture smaller and leaves a smaller one alone.
 */
export async function decodePicture(bytes: Buffer, format: PictureFormat, within?: Box): Promise<Picture> {
  await inspect(bytes, format)
  const upright = shrink(open(bytes).autoOrient().timeout({ seconds: PATIENCE_SECONDS }), within)
  // What came without loss stays without loss, as line art has to; photos become WebP, a third of their weight as PNG.
  return format === 'png' || format === 'gif'
    ? { bytes: await encode(upright.png()), extension: 'png', contentType: 'image/png' }
    : {
        bytes: await encode(upright.webp({ quality: WEBP_QUALITY })),
        extension: 'webp',
        contentType: 'image/webp',
      }
}

/** Reads the first frame only. Tolerates the small faults of real cameras, but no missing half. */
const open = (bytes: Buffer): Sharp => sharp(bytes, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error', pages: 1 })

/** Refuses by the header alone what decoding would take too long, or too much memory, to find out. */
async function inspect(bytes: Buffer, format: PictureFormat): Promise<void> {
  const found = await open(bytes).metadata().catch(refuse)
  // Two readers that disagree are how one is fooled.
  if (found.format !== (format === 'avif' ? 'heif' : format)) throw appError('INVALID', DAMAGED)
  if (Math.max(found.width, found.height) > UPLOAD_MAX_SIDE) throw appError('TOO_LARGE', TOO_LONG)
  if (format === 'jpeg' && countScans(bytes) > JPEG_MAX_SCANS) throw appError('INVALID', TOO_SLOW)
}

const shrink = (picture: Sharp, within: Box | undefined): Sharp =>
  within ? picture.resize({ ...within, fit: 'inside', withoutEnlargement: true }) : picture

const encode = (picture: Sharp): Promise<Buffer> => picture.toBuffer().catch(refuse)

/** The decoder's own words are for programmers. */
function refuse(error: unknown): never {
  const { message } = error as Error
  if (/pixel limit/i.test(message)) throw appError('TOO_LARGE', TOO_MANY_PIXELS)
  if (/timeout/i.test(message)) throw appError('INVALID', TOO_SLOW)
  throw appError('INVALID', DAMAGED)
}
