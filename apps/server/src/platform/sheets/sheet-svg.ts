import { FULL_STRENGTH } from '@huebook/lineart'
import sharp from 'sharp'
import { escapeHtml } from '#platform/html/escape-html.ts'
import { LINE_SIZE, layOut, type Place, squareAround } from './layout.ts'
import type { Sheet } from './sheet.ts'

/** What the line under a page takes, and how large it is written (share of the page's width). */
const LINE = { height: 0.022, size: 0.012 }
const GRAY = '#666'

interface TextPlace {
  x: number
  y: number
  size: number
  /** Further attributes. */
  more?: string
}

const textOf = (text: string, { x, y, size, more = '' }: TextPlace) =>
  `<text x="${x}" y="${y}" fill="${GRAY}" font-family="Helvetica, Arial, sans-serif" font-size="${size}"${more}>${escapeHtml(text)}</text>`

const sizeIn = (vector: string) => {
  const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(vector) ?? []).map(Number)
  return { width, height }
}

/** The page's own SVG as a part of another. */
const nested = (vector: string, attributes: string) =>
  vector
    .slice(vector.indexOf('<svg'))
    .trim()
    .replace(/<svg\b([^>]*)>/, (_, own: string) => {
      const kept = own.replaceAll(/ (?:width|height|x|y)="[^"]*"/g, '')
      return `<svg${kept} ${attributes}>`
    })

/** The curves of a blank page as a file of their own, with whose drawings it is made of under it. */
export function curvesSvg(vector: string, credit: string | null): string {
  const { width, height } = sizeIn(vector)
  if (!credit || !width) return vector
  const line = width * LINE.height
  const whole = height + line
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${whole}" width="${width}" height="${whole}">`,
    `<rect width="${width}" height="${whole}" fill="#fff"/>`,
    nested(vector, `width="${width}" height="${height}"`),
    textOf(credit, { x: width / 2, y: height + line / 2, size: width * LINE.size, more: ' text-anchor="middle"' }),
    '</svg>\n',
  ].join('\n')
}

/** One sheet of paper for a browser to print: the same as the PDF, in the only kind of curves all of them print. */
export async function sheetSvg({
  paper,
  title,
  credit,
  illustration,
  vector,
  drawing,
  strength,
}: Sheet): Promise<string> {
  const { width = 1, height = 1 } = vector === null ? await sharp(illustration).metadata() : sizeIn(vector)
  const layout = layOut({ width, height }, paper)
  // An SVG is measured from the top.
  const at = ({ left, bottom, width: wide, height: high }: Place) =>
    `x="${left}" y="${layout.height - bottom - high}" width="${wide}" height="${high}"`
  const picture = (bytes: Uint8Array, place: Place, more = '') =>
    `<image ${at(place)} preserveAspectRatio="none" href="data:image/png;base64,${Buffer.from(bytes).toString('base64')}"${more}/>`
  const { picture: page, line } = layout
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${layout.width} ${layout.height}" width="${layout.width}pt" height="${layout.height}pt">`,
    `<title>${escapeHtml(title)}</title>`,
    `<rect width="${layout.width}" height="${layout.height}" fill="#fff"/>`,
    `<clipPath id="page"><rect ${at(page)}/></clipPath>`,
    '<g clip-path="url(#page)">',
    vector === null ? picture(await sharp(illustration).png().toBuffer(), page) : nested(vector, at(page)),
    drawing
      ? picture(drawing, squareAround(page), ` style="mix-blend-mode:multiply" opacity="${strength / FULL_STRENGTH}"`)
      : '',
    '</g>',
    credit ? textOf(credit, { x: line.left, y: layout.height - line.bottom, size: LINE_SIZE }) : '',
    '</svg>\n',
  ]
    .filter(Boolean)
    .join('\n')
}
