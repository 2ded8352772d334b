import sharp, { type Sharp } from 'sharp'
import { PREVIEW_SIDES } from './previews.ts'

/** Side of the picture that stands in for the others (px): a few hundred bytes, that travel with the list itself. */
const PLACEHOLDER_SIDE = 16

interface SmallPictures {
  small: Buffer
  medium: Buffer
  placeholder: string
}

/** Opens a picture anew for each of its files: to clone one that is open copies all its pixels, which takes longer. */
export type OpenPicture = () => Sharp

/** To look for a better encoding would take longer than the drawing. */
const shrink = (open: OpenPicture, side: number, quality: number): Promise<Buffer> =>
  open().resize(side, side, { fit: 'inside', withoutEnlargement: true }).webp({ quality, effort: 2 }).toBuffer()

/** A picture as lists show it, and as a data URL for the moment before they do. */
export async function shrinkPicture(open: OpenPicture): Promise<SmallPictures> {
  const [small, medium, tiny] = await Promise.all([
    shrink(open, PREVIEW_SIDES.small, 80),
    shrink(open, PREVIEW_SIDES.medium, 80),
    shrink(open, PLACEHOLDER_SIDE, 50),
  ])
  return { small, medium, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
}

/** The same for one of our own files. */
export const smallPicturesOf = ({ bytes }: { bytes: Uint8Array }): Promise<SmallPictures> =>
  shrinkPicture(() => sharp(bytes).flatten({ background: '#fff' }))
