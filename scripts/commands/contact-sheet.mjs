import sharp from 'sharp'
import { loadIllustrator, loadLineart } from '../steps/packages.mjs'
import { rasterise } from '../steps/picture.mjs'
import { Refusal } from '../steps/refusal.mjs'

/**
 * What a child would type, with the styles and details they would choose.
 * @type {[prompt: string, style?: import('../../packages/illustrator/src/index.ts').Style, detail?: 1 | 2 | 3][]}
 */
const REQUESTS = [
  ['a cat'],
  ['two puppies and a ball', 'scene', 1],
  ['a dinosaur'],
  ['unicorn with a rainbow'],
  ['a princess in front of her castle'],
  ['fire truck'],
  ['a mermaid with dolphins under the sea'],
  ['a rocket in space'],
  ['three kittens', 'scene', 1],
  ['butterfly', 'close-up'],
  ['a dragon'],
  ['a big elephant and a tiny mouse'],
  ['snowman in the snow'],
  ['farm animals'],
  ['a train'],
  ['cupcakes', 'pattern'],
  ['owl at night'],
  ['sharks'],
  ['a bunny with a carrot', 'scene', 1],
  ['flowers', 'mandala'],
  ['robot'],
  ['a bear riding a bicycle'],
  ['birthday cake with balloons'],
  ['christmas tree with presents'],
  ['a pirate ship'],
  ['fox in the forest', 'scene', 3],
  ['lion', 'close-up', 1],
  ['a tractor on the farm'],
  ['superhero'],
  ['fish', 'pattern', 3],
  ['teddy bear in my room'],
  ['an astronaut on the moon'],
  ['pumpkin and ghosts for halloween'],
  ['horse'],
  ['ice cream', 'frame'],
  ['turtle on the beach'],
  ['hearts', 'mandala', 3],
  ['a panda eating bamboo'],
  ['cars in the city'],
  ['bees and sunflowers', 'scene', 3],
]

const COLUMNS = 8
const THUMB = 400
const CAPTION = 34
const GAP = 12

/**
 * Draws what forty children would ask for onto one sheet, and tells how good each page is.
 * @param {{ out: string, seed: number }} wanted
 */
export async function contactSheet({ out, seed }) {
  const [{ illustrate }, { colorability }] = await Promise.all([loadIllustrator(), loadLineart()])
  const pages = []
  const pictures = []
  for (const [i, [prompt, style = 'scene', detail = 2]] of REQUESTS.entries()) {
    const { svg, title, missing } = illustrate({ prompt, style, detail, seed })
    const picture = await rasterise(svg)
    const { verdict, reasons, regions } = colorability(picture)
    pages.push({ prompt, style, detail, title, missing, verdict, reasons, regions })
    const left = GAP + (i % COLUMNS) * (THUMB + GAP)
    const top = GAP + Math.floor(i / COLUMNS) * (THUMB + CAPTION + GAP)
    const { width, height, data } = picture
    const thumb = await sharp(data, { raw: { width, height, channels: 4 } })
      .resize(THUMB)
      .png()
      .toBuffer()
    pictures.push(
      { input: thumb, left, top },
      { input: caption(`${prompt} · ${regions} · ${verdict}`), left, top: top + THUMB },
    )
  }
  const rows = Math.ceil(REQUESTS.length / COLUMNS)
  const width = GAP + COLUMNS * (THUMB + GAP)
  const height = GAP + rows * (THUMB + CAPTION + GAP)
  await sharp({ create: { width, height, channels: 3, background: '#e5e7eb' } })
    .composite(pictures)
    .png()
    .toFile(out)
    .catch(() => Promise.reject(new Refusal(`${out} cannot be written.`)))
  const good = pages.filter(({ verdict }) => verdict === 'good').length
  return {
    sheet: out,
    pages: pages.length,
    good,
    fewestRegions: Math.min(...pages.map(({ regions }) => regions)),
    each: pages,
  }
}

/** @param {string} text */
function caption(text) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${THUMB}" height="${CAPTION}"><text x="4" y="23" font-family="sans-serif" font-size="17">${text}</text></svg>`,
  )
}
