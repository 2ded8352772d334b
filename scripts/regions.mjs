import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { Refusal, readPicture, writePng } from './steps/picture.mjs'
import { inProject } from './steps/project.mjs'
import { giveUp } from './steps/run.mjs'

const USAGE = 'npm run regions -- page.png [--gap 8] [--labels labels.bin] [--overlay regions.png]'

try {
  const { file, gap, labels, overlay } = wanted()
  const page = await readPicture(file)
  /** @type {{ module: typeof import('../packages/lineart/src/index.ts') }} */
  const { module: lineart } = await runnerImport(inProject('packages/lineart/src/index.ts'))
  if (gap > lineart.MAX_GAP) throw new Refusal(`A gap can be at most ${lineart.MAX_GAP} pixels wide.`)
  const ink = lineart.inkOf(page)
  const map = lineart.findRegions(ink, gap)
  if (labels) writeLabels(labels, map.labels)
  if (overlay) await writePng(coloured(map, ink), overlay)
  console.log(JSON.stringify({ width: page.width, height: page.height, ...lineart.colorability(page, map) }, null, 2))
} catch (error) {
  if (error instanceof Refusal) giveUp(error.message)
  throw error
}

function wanted() {
  try {
    const string = /** @type {const} */ ({ type: 'string' })
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { gap: { ...string, default: '8' }, labels: string, overlay: string },
    })
    const gap = Number(values.gap)
    const [file, ...more] = positionals
    if (!file || more.length > 0) throw new Refusal(`Name one page: ${USAGE}`)
    if (!(gap >= 0)) throw new Refusal(`"${values.gap}" is no width of a gap: give pixels, such as 8.`)
    return { ...values, file, gap }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(`Write it like this: ${USAGE}`)
  }
}

/**
 * Little-endian whatever this machine is.
 * @param {string} file
 * @param {Uint16Array} labels
 */
function writeLabels(file, labels) {
  const bytes = Buffer.alloc(labels.length * 2)
  for (const [i, label] of labels.entries()) bytes.writeUInt16LE(label, 2 * i)
  try {
    writeFileSync(file, bytes)
  } catch {
    throw new Refusal(`${file} cannot be written.`)
  }
}

/**
 * Every region in a colour of its own, lines black, guessed gaps ringed in red.
 * @param {import('../packages/lineart/src/index.ts').RegionMap} map
 * @param {import('../packages/lineart/src/index.ts').Ink} ink
 */
function coloured({ width, height, labels, gaps }, ink) {
  const data = new Uint8Array(width * height * 4).fill(255)
  for (const [i, label] of labels.entries()) data.set(ink.data[i] ? [0, 0, 0] : colourOf(label), 4 * i)
  for (const { x, y, width: gap } of gaps)
    for (let step = 0; step < 60; step++) {
      const angle = (step / 60) * 2 * Math.PI
      const px = Math.round(x + (gap + 2) * Math.cos(angle))
      const py = Math.round(y + (gap + 2) * Math.sin(angle))
      if (px >= 0 && py >= 0 && px < width && py < height) data.set([220, 0, 0], 4 * (py * width + px))
    }
  return { width, height, data }
}

/**
 * Pastels whose hues turn by the golden angle, so that neighbours in number look different; unlabelled is white.
 * @param {number} label
 */
function colourOf(label) {
  if (label === 0) return [255, 255, 255]
  const hue = (label * 137.508) % 360
  const depth = 0.45 + 0.2 * (label % 3)
  return [5, 3, 1].map((offset) => {
    const k = (offset + hue / 60) % 6
    return Math.round(255 * (1 - depth * Math.max(0, Math.min(k, 4 - k, 1))))
  })
}
