import { inflateSync } from 'node:zlib'

/** How many sheets a PDF has. */
export const sheetsIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

/** How many curves are drawn in a PDF: none if what looks like lines is a picture of them. */
export function curvesIn(pdf: Buffer): number {
  const text = pdf.toString('latin1')
  let curves = 0
  for (const { index, 0: opening } of text.matchAll(/stream\r?\n/g)) {
    const begin = index + opening.length
    const content = inflated(pdf.subarray(begin, text.indexOf('endstream', begin)))
    curves += content.match(/^(?:-?[\d.]+ ){6}c$/gm)?.length ?? 0
  }
  return curves
}

/** What is packed in a stream; nothing for what is not packed, or not that way. */
function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return ''
  }
}
