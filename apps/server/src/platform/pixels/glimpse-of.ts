import sharp from 'sharp'

/** Side of a picture that is shown on the way (px): large enough to look at, small enough to be sent again and again. */
const SIDE = 384

/** A small version of a drawing that is not finished, as a data URL. */
export async function glimpseOf({ bytes }: { bytes: Uint8Array }): Promise<string> {
  const small = await sharp(bytes).resize(SIDE, SIDE, { fit: 'inside' }).webp({ quality: 60 }).toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}
