import { readArguments, readDetail, readNumber, readOut, writeResult } from '../steps/command.mjs'
import { loadIllustrator, loadLineart } from '../steps/packages.mjs'
import { rasterise, writePng } from '../steps/picture.mjs'
import { Refusal } from '../steps/refusal.mjs'
import { contactSheet } from './contact-sheet.mjs'

const COMMAND = /** @type {const} */ ({
  usage:
    'npm run illustrate -- --prompt "a cat" [--style mandala] [--detail 1|2|3] [--seed 1] --out page.png|page.svg, or --sheet [--out sheet.png]',
  flags: { prompt: 'text', style: 'text', detail: 'text', seed: 'text', out: 'text', sheet: 'switch' },
})

/** Largest number a seed can be: what fits into 32 bits. */
const LARGEST_SEED = 2 ** 32 - 1

/**
 * Draws a page from words, or the contact sheet of many.
 * @param {string[]} args
 */
export async function illustrate(args) {
  const { flags } = readArguments(args, COMMAND)
  const seed = readNumber(flags.seed ?? '1', { flag: 'seed', least: 0, most: LARGEST_SEED, whole: true })
  if (flags.sheet) return contactSheet({ out: sheetFile(flags.out), seed })
  if (flags.prompt === undefined) throw new Refusal(`Say what to draw with --prompt "a cat".`)
  const out = readOut(flags.out)
  const detail = flags.detail === undefined ? undefined : readDetail(flags.detail)
  const illustrator = await loadIllustrator()
  const style = illustrator.STYLES.find((one) => one === flags.style)
  if (flags.style !== undefined && !style) throw new Refusal(`--style is one of ${illustrator.STYLES.join(', ')}.`)
  const { svg, ...about } = drawn(() => illustrator.illustrate({ prompt: flags.prompt ?? '', style, detail, seed }))
  const picture = await rasterise(svg)
  if (out.format === 'svg') writeResult(out.file, svg)
  else await writePng(picture, out.file)
  const { colorability } = await loadLineart()
  return { ...about, seed, ...colorability(picture) }
}

/** @param {string} [file] */
function sheetFile(file = 'contact-sheet.png') {
  if (readOut(file).format !== 'png') throw new Refusal('The contact sheet is a PNG: --sheet --out sheet.png.')
  return file
}

/**
 * A prompt that is refused is an answer, not a breakdown.
 * @template Page
 * @param {() => Page} draw
 */
function drawn(draw) {
  try {
    return draw()
  } catch (error) {
    if (error instanceof Error && error.name === 'PromptRefused') throw new Refusal(error.message)
    throw error
  }
}
