import { readArguments, readDetail, readOut, writeResult } from '../steps/command.mjs'
import { loadLineart } from '../steps/packages.mjs'
import { readPicture, writePng } from '../steps/picture.mjs'
import { Refusal } from '../steps/refusal.mjs'

const COMMAND = /** @type {const} */ ({
  usage: 'npm run lineart -- photo.jpg [--detail 2] [--kind photo|drawing] --out page.png|page.svg',
  file: 'picture',
  flags: { detail: 'text', kind: 'text', out: 'text' },
})

/** Of the page that is made (px): the colour screen's own. */
const LONGER_SIDE = 1024

/** Paper left around a drawing (px). A photograph fills its page. */
const DRAWING_MARGIN = 24

/**
 * Turns any picture into a page.
 * @param {string[]} args
 */
export async function lineart(args) {
  const { file, flags } = readArguments(args, COMMAND)
  const out = readOut(flags.out)
  const detail = readDetail(flags.detail)
  if (flags.kind && !['photo', 'drawing'].includes(flags.kind)) throw new Refusal('--kind is photo or drawing.')
  const picture = await readPicture(file, LONGER_SIDE)
  const { cleanUp, colorability, lineArtOf, looksDrawn, pictureOf, traceSvg } = await loadLineart()
  const isDrawing = flags.kind ? flags.kind === 'drawing' : looksDrawn(picture)
  const page = isDrawing ? cleanUp(picture, DRAWING_MARGIN) : lineArtOf(picture, detail)
  const rgba = pictureOf(page)
  if (out.format === 'svg') writeResult(out.file, await traceSvg(page, await tracer()))
  else await writePng(rgba, out.file)
  const { width, height } = page
  return { kind: isDrawing ? 'drawing' : 'photo', width, height, ...colorability(rgba) }
}

/** @returns {Promise<import('../../packages/lineart/src/index.ts').Tracer>} */
async function tracer() {
  const { vectorizeRaw } = await import('@neplex/vectorizer')
  return (pixels, size, config) => vectorizeRaw(Buffer.from(pixels), size, config)
}
