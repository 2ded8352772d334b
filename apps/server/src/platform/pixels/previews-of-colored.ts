import { CANVAS_SIZE } from '@huebook/contract/constants'
import { compose } from '@huebook/lineart'
import sharp from 'sharp'
import { pixelsOf } from './finish-page.ts'
import { shrinkPicture } from './small-pictures.ts'

interface ColoredPreviews {
  preview: Buffer
  small: Buffer
  medium: Buffer
}

interface ColoredPage {
  illustration: Uint8Array
  drawing: Uint8Array
  /** How strongly the drawing covers the page (%). */
  strength: number
}

/**
 * The page with a drawing on it, to the pixel as its browser shows it; nothing for a drawing that is not of the canvas's
 * size. Without loss, or the lines of a coloured page would be softer than those of the page itself, and as PNG: WebP
 * without loss takes ten times as long, two seconds for a cloud of the airbrush. Smaller ones for lists.
 */
export async function previewsOfColored({
  illustration,
  drawing,
  strength,
}: ColoredPage): Promise<ColoredPreviews | null> {
  const drawn = await pixelsOf(sharp(drawing))
  if (drawn.width !== CANVAS_SIZE || drawn.height !== CANVAS_SIZE) return null
  const page = sharp(illustration).resize(CANVAS_SIZE, CANVAS_SIZE, { fit: 'contain', background: '#fff' })
  const { width, height, data } = compose(await pixelsOf(page), drawn, strength)
  const open = () => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
  const [preview, { small, medium }] = await Promise.all([open().png().toBuffer(), shrinkPicture(open)])
  return { preview, small, medium }
}
