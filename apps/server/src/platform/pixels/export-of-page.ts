import { CANVAS_SIZE, type EXPORT_FORMATS } from '@huebook/contract/constants'
import { compose } from '@huebook/lineart'
import sharp from 'sharp'
import type { Sheet } from '#platform/sheets/sheet.ts'
import { sheetPdf } from '#platform/sheets/sheet-pdf.ts'
import { curvesSvg, sheetSvg } from '#platform/sheets/sheet-svg.ts'
import { pixelsOf } from './finish-page.ts'

interface Wanted extends Sheet {
  format: (typeof EXPORT_FORMATS)[number]
}

/** A page as a file to print or to keep; nothing where it cannot be had of what was sent. */
export async function exportOfPage({ format, ...sheet }: Wanted): Promise<Buffer | null> {
  const { illustration, vector, drawing, strength, credit } = sheet
  if (drawing && !(await isAsLargeAsCanvas(drawing))) return null
  if (format === 'pdf') return sheetPdf(sheet)
  if (format === 'sheet') return Buffer.from(await sheetSvg(sheet))
  if (format === 'svg') return vector === null || drawing ? null : Buffer.from(curvesSvg(vector, credit))
  return pageInPixels(illustration, drawing, strength)
}

async function isAsLargeAsCanvas(drawing: Uint8Array): Promise<boolean> {
  const { width, height } = await sharp(drawing).metadata()
  return width === CANVAS_SIZE && height === CANVAS_SIZE
}

/** To the pixel as the browser shows it, and as it is saved. */
async function pageInPixels(illustration: Uint8Array, drawing: Uint8Array | null, strength: number): Promise<Buffer> {
  const page = await pixelsOf(
    sharp(illustration).resize(CANVAS_SIZE, CANVAS_SIZE, { fit: 'contain', background: '#fff' }),
  )
  const { width, height, data } = drawing ? compose(page, await pixelsOf(sharp(drawing)), strength) : page
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer()
}
