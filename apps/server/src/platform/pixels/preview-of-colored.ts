import { CANVAS_SIZE } from '@huebook/contract/constants'
import { compose } from '@huebook/lineart'
import sharp from 'sharp'
import { pixelsOf } from './finish-page.ts'

interface ColoredPage {
  illustration: Uint8Array
  drawing: Uint8Array
}

/**
 * The page with a drawing on it, to the pixel as its browser shows it; nothing for a drawing that is not of the canvas's
 * size. Without loss, or the lines of a coloured page would be softer than those of the page itself.
 */
export async function previewOfColored({ illustration, drawing }: ColoredPage): Promise<Buffer | null> {
  const drawn = await pixelsOf(sharp(drawing))
  if (drawn.width !== CANVAS_SIZE || drawn.height !== CANVAS_SIZE) return null
  const page = sharp(illustration).resize(CANVAS_SIZE, CANVAS_SIZE, { fit: 'contain', background: '#fff' })
  const { width, height, data } = compose(await pixelsOf(page), drawn)
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true, effort: 2 })
    .toBuffer()
}
