import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { writeResult } from '../steps/command.mjs'
import { loadIllustrator, loadLineart } from '../steps/packages.mjs'
import { rasterise } from '../steps/picture.mjs'
import { inProject } from '../steps/project.mjs'
import { FOX, ON_THE_TAIL, PICTURES } from './landing-requests.mjs'

const FOLDER = inProject('apps/web/public/landing')

/** Draws and colours the pictures of the landing, each with the product's own illustrator and engine. */
export async function landingPictures() {
  const { illustrate } = await loadIllustrator()
  const fox = await opened(readFileSync(`${FOLDER}/fox-in-the-garden.svg`, 'utf8'))
  fox.fill(FOX)
  fox.scribble('#F97316', ON_THE_TAIL)
  await store(
    'fox-in-the-garden.png',
    await sharp(fox.illustration).flatten().greyscale().png({ palette: true, colours: 16, dither: 0 }).toBuffer(),
  )
  await store(
    'fox-begun.png',
    await sharp(await fox.drawing())
      .png({ palette: true, effort: 10 })
      .toBuffer(),
  )
  for (const { name, request, fills, width, hasLines } of PICTURES) {
    const page = await opened(illustrate(request).svg)
    const small = (/** @type {Buffer} */ picture) =>
      sharp(picture).flatten().resize(width).webp({ quality: 82 }).toBuffer()
    if (hasLines) await store(`${name}-lines.webp`, await small(page.illustration))
    page.fill(fills)
    await store(`${name}.webp`, await small(await page.colored()))
  }
  return { written: FOLDER }
}

/** @param {string} name @param {Uint8Array} content */
const store = async (name, content) => writeResult(`${FOLDER}/${name}`, content)

/** A page with an engine to colour it. @param {string} svg */
async function opened(svg) {
  const [lineart, { module: coloring }] = await Promise.all([
    loadLineart(),
    // Its types are a browser's, which scripts do not have.
    /** @type {Promise<{ module: any }>} */ (runnerImport(inProject('packages/coloring/src/index.ts'))),
  ])
  const picture = await rasterise(svg)
  const map = lineart.findRegions(lineart.inkOf(picture))
  const never = () => () => undefined
  const engine = coloring.createEngine({
    clock: { now: () => 0, after: never, frame: never, idle: never },
    encoder: coloring.directEncoder,
    defaultBrush: { size: 20, color: '#000000' },
    illustration: picture,
  })
  engine.setRegions(map)
  engine.setContainer({ width: map.width, height: map.height }, 1)
  engine.fit()
  const bytes = async (/** @type {Promise<Blob>} */ picture) => Buffer.from(await (await picture).arrayBuffer())
  return {
    /** What was painted, without the page. */
    drawing: () => bytes(engine.png()),
    /** The page with what was painted on it. */
    colored: () => bytes(engine.pagePng()),
    illustration: await sharp(picture.data, { raw: { width: map.width, height: map.height, channels: 4 } })
      .png()
      .toBuffer(),
    /** @param {import('./landing-requests.mjs').Fills} fills */
    fill(fills) {
      for (const [color, points] of Object.entries(fills)) {
        engine.pickColor(color)
        for (const [x, y] of points) engine.fillRegion(map.labels[y * map.width + x] ?? 0)
      }
    },
    /** Inside the lines. @param {string} color @param {[number, number][]} points */
    scribble(color, points) {
      engine.pickColor(color)
      engine.stayInside(true)
      const last = points.length - 1
      for (const [at, [x, y]] of points.entries()) {
        const phase = at === 0 ? 'down' : at === last ? 'up' : 'move'
        engine.pointer({
          x,
          y,
          pressure: 0.5,
          phase,
          id: 1,
          type: 'mouse',
          buttons: at === last ? 0 : 1,
          time: at,
          coalesced: [],
        })
      }
    },
  }
}
