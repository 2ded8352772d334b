import type { FinishedPage } from '#platform/pixels/finish-page.ts'
import { contentKey } from '#platform/storage/key.ts'

/** The files of a page, and what its row says of them. */
export function filesOf(page: FinishedPage) {
  const { illustration, vector, preview, previewSmall, placeholder, width, height, colorability } = page
  const picture = { key: contentKey(illustration, 'png'), bytes: illustration, contentType: 'image/png' }
  const medium = { key: contentKey(preview, 'webp'), bytes: preview, contentType: 'image/webp' }
  const small = { key: contentKey(previewSmall, 'webp'), bytes: previewSmall, contentType: 'image/webp' }
  const curves = vector && { key: contentKey(vector, 'svg'), bytes: vector, contentType: 'image/svg+xml' }
  const files = [picture, medium, small, ...(curves ? [curves] : [])]
  return {
    files,
    row: {
      illustration: picture.key,
      preview: medium.key,
      previewSmall: small.key,
      placeholder,
      vector: curves?.key ?? null,
      width,
      height,
      colorability,
    },
  }
}
