import { inflateSync } from 'node:zlib'

/** What a test wants to know of a PDF. */
export interface ReadPdf {
  sheets: number
  /** How large the first sheet is (points). */
  size: { width: number; height: number }
  /** How many curves are drawn on it: none if what looks like lines is a picture of them. */
  curves: number
  /** The sides of the pictures on it, without those that only say how transparent another is (px). */
  pictures: { width: number; height: number }[]
  /** Everything that is drawn, in the words of the format. */
  drawn: string
}

/** Looks into a PDF, ours or a browser's. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const pdf = Buffer.from(bytes)
  const text = pdf.toString('latin1')
  const [, width = 0, height = 0] = (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? []).map(Number)
  const drawn = contentsOf(pdf, text).join('\n')
  return {
    sheets: text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    size: { width, height },
    curves: drawn.match(/^(?:-?[\d.]+ ){6}c\b/gm)?.length ?? 0,
    pictures: [...text.matchAll(/\/Width (\d+) \/Height (\d+)[^>]*\/DeviceRGB/g)].map(([, w, h]) => ({
      width: Number(w),
      height: Number(h),
    })),
    drawn,
  }
}

/** What its streams hold, without those that are pictures or packed in another way. */
function contentsOf(pdf: Buffer, text: string): string[] {
  const contents: string[] = []
  for (const { index, 0: opening } of text.matchAll(/stream\r?\n/g)) {
    const about = text.slice(text.lastIndexOf(' obj', index), index)
    if (about.includes('/Subtype /Image') || !about.includes('/FlateDecode')) continue
    const begin = index + opening.length
    contents.push(unpacked(pdf.subarray(begin, text.indexOf('endstream', begin))))
  }
  return contents
}

function unpacked(bytes: Uint8Array): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    // A stream within a stream, whose beginning only looks like one.
    return ''
  }
}
