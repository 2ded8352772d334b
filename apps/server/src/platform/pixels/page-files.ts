import type { FinishedPage } from '#platform/pixels/finish-page.ts'
import { contentKey } from '#platform/storage/key.ts'
import type { NameFile } from '#platform/storage/name-file.ts'
import type { NewFile } from '#ports/files.ts'

/** The files of a page of somebody, and what its row says of them. */
export function filesOf(page: FinishedPage, userId: string, nameFile: NameFile) {
  const { illustration, vector, preview, previewSmall, placeholder, width, height, colorability } = page
  const asFile = (bytes: Buffer, extension: 'png' | 'webp' | 'svg', contentType: string): NewFile => ({
    key: nameFile({ kind: 'page', userId }, bytes, extension),
    bytes,
    contentType,
  })
  const picture = asFile(illustration, 'png', 'image/png')
  const [medium, small] = [asFile(preview, 'webp', 'image/webp'), asFile(previewSmall, 'webp', 'image/webp')]
  const curves = vector && asFile(vector, 'svg', 'image/svg+xml')
  return {
    files: [picture, medium, small, ...(curves ? [curves] : [])],
    /** What this very picture is called where they have it already, be it since an earlier version. */
    names: [picture.key, contentKey(illustration, 'png')],
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
