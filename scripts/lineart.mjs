import { writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { Refusal, readPicture, writePng } from './steps/picture.mjs'
import { inProject } from './steps/project.mjs'
import { giveUp } from './steps/run.mjs'

const USAGE = 'npm run lineart -- photo.jpg [--detail 2] [--kind photo|drawing] --out page.png|page.svg'

/** Longer side of the page that is made (px): the colour screen's own. */
const PAGE_SIZE = 1024

/** Paper left around a drawing (px). A photograph fills its page. */
const DRAWING_MARGIN = 24

try {
  const { file, out, detail, kind } = wanted()
  const picture = await readPicture(file, PAGE_SIZE)
  /** @type {{ module: typeof import('../packages/lineart/src/index.ts') }} */
  const { module: lineart } = await runnerImport(inProject('packages/lineart/src/index.ts'))
  const isDrawing = kind ? kind === 'drawing' : lineart.looksDrawn(picture)
  const page = isDrawing ? lineart.cleanUp(picture, DRAWING_MARGIN) : lineart.lineArtOf(picture, detail)
  const rgba = lineart.pictureOf(page)
  if (extname(out).toLowerCase() === '.svg') write(out, await lineart.traceSvg(page, await tracer()))
  else await writePng(rgba, out)
  const { gaps, ...verdict } = lineart.colorability(rgba)
  const { width, height } = page
  console.log(JSON.stringify({ kind: isDrawing ? 'drawing' : 'photo', width, height, ...verdict, gaps }, null, 2))
} catch (error) {
  if (error instanceof Refusal) giveUp(error.message)
  throw error
}

function wanted() {
  try {
    const string = /** @type {const} */ ({ type: 'string' })
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { detail: { ...string, default: '2' }, kind: string, out: string },
    })
    const [file, ...more] = positionals
    const { out, kind } = values
    if (!file || more.length > 0) throw new Refusal(`Name one picture: ${USAGE}`)
    if (!out || !['.png', '.svg'].includes(extname(out).toLowerCase()))
      throw new Refusal('Say where the page goes with --out page.png or --out page.svg.')
    if (!['1', '2', '3'].includes(values.detail)) throw new Refusal('--detail is 1 (few large shapes), 2 or 3 (many).')
    if (kind && !['photo', 'drawing'].includes(kind)) throw new Refusal('--kind is photo or drawing.')
    return { file, out, kind, detail: /** @type {1 | 2 | 3} */ (Number(values.detail)) }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(`Write it like this: ${USAGE}`)
  }
}

/** @returns {Promise<import('../packages/lineart/src/index.ts').Tracer>} */
async function tracer() {
  const { vectorizeRaw } = await import('@neplex/vectorizer')
  return (pixels, size, config) => vectorizeRaw(Buffer.from(pixels), size, config)
}

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  try {
    writeFileSync(file, text)
  } catch {
    throw new Refusal(`${file} cannot be written.`)
  }
}
