// The constants alone: a worker starts in two thirds of the time without the schemas.
import { UPLOAD_MAX_PIXELS, UPLOAD_MAX_SIDE } from '@huebook/contract/constants'
import sharp, { type Sharp } from 'sharp'
import { countScans } from './count-scans.ts'
import type { PictureFormat } from './picture-format.ts'

// One thread for one picture, and nothing kept of it: how many are decoded at once is decided elsewhere.
sharp.concurrency(1)
sharp.cache(false)

export interface Picture {
  bytes: Buffer
  extension: 'png' | 'webp'
  contentType: string
}

/** Why a picture cannot be had. */
export type Refusal = 'damaged' | 'too many pixels' | 'too long a side' | 'too slow'

interface Sent {
  bytes: Buffer
  format: PictureFormat
  /** Makes a larger picture smaller and leaves a smaller one alone. */
  within: { width: number; height: number } | undefined
}

/** High enough that a photo shows no trace of being encoded again. */
const WEBP_QUALITY = 90
/**
 * Progressive pictures come in ten scans, or eighteen if made for print. A decoder walks over the whole picture for each,
 * however little is in it: at forty megapixels a twentieth of a second.
 */
const JPEG_MAX_SCANS = 50

/**
 * Decodes what was sent and encodes it anew: turned upright, without metadata, and without whatever else was in the file.
 * It is the decoder that attackers aim at, so this runs in a worker.
 */
export async function decodePicture(sent: Sent): Promise<Picture | Refusal> {
  try {
    return (await inspect(sent)) ?? (await encode(sent))
  } catch (error) {
    return /pixel limit/i.test((error as Error).message) ? 'too many pixels' : 'damaged'
  }
}

/** Finds out by the header alone what decoding would take too long, or too much memory, to find out. */
async function inspect({ bytes, format }: Sent): Promise<Refusal | null> {
  const found = await open(bytes).metadata()
  // Two readers that disagree are how one is fooled.
  if (found.format !== (format === 'avif' ? 'heif' : format)) return 'damaged'
  if (Math.max(found.width, found.height) > UPLOAD_MAX_SIDE) return 'too long a side'
  return format === 'jpeg' && countScans(bytes) > JPEG_MAX_SCANS ? 'too slow' : null
}

async function encode({ bytes, format, within }: Sent): Promise<Picture> {
  const upright = open(bytes).autoOrient()
  const fitting = within ? upright.resize({ ...within, fit: 'inside', withoutEnlargement: true }) : upright
  // What came without loss stays without loss, as line art has to; photos become WebP, a third of their weight as PNG.
  return format === 'png' || format === 'gif'
    ? { bytes: await fitting.png().toBuffer(), extension: 'png', contentType: 'image/png' }
    : { bytes: await fitting.webp({ quality: WEBP_QUALITY }).toBuffer(), extension: 'webp', contentType: 'image/webp' }
}

/** Reads the first frame only. Tolerates the small faults of real cameras, but no missing half. */
const open = (bytes: Buffer): Sharp => sharp(bytes, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error', pages: 1 })
