import { FULL_STRENGTH, type Picture } from '@huebook/lineart'
import sharp from 'sharp'
import { pixelsOf } from '#platform/pixels/finish-page.ts'
import { type Layout, LINE_SIZE, layOut, type Place, squareAround } from './layout.ts'
import { newPdf, shownText } from './pdf.ts'
import type { Sheet } from './sheet.ts'
import { curvesOf, written } from './svg-operators.ts'

/** How dark the line under the picture is. */
const GRAY = 0.4

type Pdf = ReturnType<typeof newPdf>

/**
 * One sheet of paper with a page on it: lines as curves, which a printer draws as finely as it can, and the drawing
 * multiplied with them at the strength it has on the screen. Which of the two is put down first makes no difference.
 */
export async function sheetPdf({
  paper,
  title,
  credit,
  illustration,
  vector,
  drawing,
  strength,
}: Sheet): Promise<Buffer> {
  const pdf = newPdf()
  const curves = vector === null ? null : curvesOf(vector)
  const raster = curves ? null : await addPicture(pdf, illustration)
  const layout = layOut(curves ?? raster ?? { width: 1, height: 1 }, paper)
  const drawn = drawing && (await addPicture(pdf, drawing))
  const { picture } = layout
  const content = [
    'q',
    `${written(picture.left, picture.bottom, picture.width, picture.height)} re W n`,
    curves ? inPlace(curves.operators, picture, curves) : '',
    raster ? showing('Page', picture) : '',
    drawn ? `/Multiplied gs ${showing('Drawing', squareAround(picture))}` : '',
    'Q',
    credit ? lineOf(credit, layout) : '',
  ]
  const pictures = [raster && `/Page ${raster.ref}`, drawn && `/Drawing ${drawn.ref}`].filter(Boolean)
  const resources = [
    `/XObject << ${pictures.join(' ')} >>`,
    `/ExtGState << /Multiplied << /BM /Multiply /ca ${strength / FULL_STRENGTH} >> >>`,
    '/Font << /Line << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >> >>',
  ]
  const contents = await pdf.addStream('', content.filter(Boolean).join('\n'))
  return pdf.write({ ...layout, contents, resources: resources.join(' '), title })
}

/** Adds a picture with its transparency, if it has any. */
async function addPicture(pdf: Pdf, bytes: Uint8Array) {
  const picture = await pixelsOf(sharp(bytes))
  const { width, height } = picture
  const { colors, alpha } = apart(picture)
  const about = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8`
  const mask = await pdf.addStream(`${about} /ColorSpace /DeviceGray`, alpha)
  return { width, height, ref: await pdf.addStream(`${about} /ColorSpace /DeviceRGB /SMask ${mask}`, colors) }
}

/** Red, green and blue of each pixel, and apart from them how much it covers: a PDF wants them as two pictures. */
function apart({ width, height, data }: Picture) {
  const [colors, alpha] = [new Uint8Array(width * height * 3), new Uint8Array(width * height)]
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    for (let color = 0; color < 3; color += 1) colors[pixel * 3 + color] = data[pixel * 4 + color] ?? 0
    alpha[pixel] = data[pixel * 4 + 3] ?? 0
  }
  return { colors, alpha }
}

/** Curves that are drawn downwards from the upper left, put where they belong. */
function inPlace(operators: string, { left, bottom, width, height }: Place, page: { width: number; height: number }) {
  const [across, down] = [width / page.width, height / page.height]
  return `q ${written(across, 0, 0, -down, left, bottom + height)} cm\n${operators}\nQ`
}

const showing = (name: string, { left, bottom, width, height }: Place): string =>
  `q ${written(width, 0, 0, height, left, bottom)} cm /${name} Do Q`

const lineOf = (text: string, { line: { left, bottom } }: Layout): string =>
  `BT ${GRAY} g /Line ${LINE_SIZE} Tf ${written(left, bottom)} Td ${shownText(text)} Tj ET`
