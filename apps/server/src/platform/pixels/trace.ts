import { type Ink, traceSvg } from '@huebook/lineart'

/** The lines as curves, to be printed at any size. */
export async function trace(lines: Ink): Promise<string> {
  const { vectorizeRaw } = await import('@neplex/vectorizer')
  return traceSvg(lines, (pixels, size, config) => vectorizeRaw(Buffer.from(pixels), size, config))
}
