import type { FinishedPage } from '#platform/pixels/finish-page.ts'
import { contentKey } from '#platform/storage/key.ts'

/** The files of a page, and what its row says of them. */
export function filesOf({ illustration, vector, preview, width, height, colorability }: FinishedPage) {
  const picture = { key: contentKey(illustration, 'png'), bytes: illustration, contentType: 'image/png' }
  const small = { key: contentKey(preview, 'webp'), bytes: preview, contentType: 'image/webp' }
  const curves = vector && { key: contentKey(vector, 'svg'), bytes: vector, contentType: 'image/svg+xml' }
  const files = curves ? [picture, small, curves] : [picture, small]
  return {
    files,
    row: {
      illustration: picture.key,
      preview: small.key,
      vector: curves?.key ?? null,
      width,
      height,
      colorability,
    },
  }
}
