import { extname } from 'node:path'
import { readArguments, readNumber, writeResult } from '../steps/command.mjs'
import { loadLineart } from '../steps/packages.mjs'
import { paintRegions } from '../steps/paint-regions.mjs'
import { readPicture, writePng } from '../steps/picture.mjs'
import { Refusal } from '../steps/refusal.mjs'

const COMMAND = /** @type {const} */ ({
  usage: 'npm run regions -- page.png [--gap 8] [--labels labels.bin] [--overlay regions.png]',
  file: 'page',
  flags: { gap: 'text', labels: 'text', overlay: 'text' },
})

/**
 * Says how well a page can be coloured, and shows its regions.
 * @param {string[]} args
 */
export async function regions(args) {
  const { file, flags } = readArguments(args, COMMAND)
  const { colorability, DEFAULT_GAP, findRegions, inkOf, MAX_GAP } = await loadLineart()
  const gap = readNumber(flags.gap ?? `${DEFAULT_GAP}`, { flag: 'gap', least: 0, most: MAX_GAP })
  if (flags.overlay && extname(flags.overlay).toLowerCase() !== '.png')
    throw new Refusal(`--overlay is a picture ending in .png, not "${flags.overlay}".`)
  const page = await readPicture(file)
  const ink = inkOf(page)
  const map = findRegions(ink, gap)
  if (flags.labels) writeResult(flags.labels, littleEndian(map.labels))
  if (flags.overlay) await writePng(paintRegions(map, ink), flags.overlay)
  return { width: page.width, height: page.height, ...colorability(page, map) }
}

/** @param {Uint16Array} labels */
function littleEndian(labels) {
  const bytes = Buffer.alloc(labels.length * 2)
  for (let i = 0; i < labels.length; i++) bytes.writeUInt16LE(/** @type {number} */ (labels[i]), 2 * i)
  return bytes
}
