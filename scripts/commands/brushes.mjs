import sharp from 'sharp'
import { runnerImport } from 'vite'
import { writeResult } from '../steps/command.mjs'
import { loadIllustrator, loadLineart } from '../steps/packages.mjs'
import { rasterise } from '../steps/picture.mjs'
import { inProject } from '../steps/project.mjs'
import { PAGES, STROKES } from './brush-strokes.mjs'

const FOLDER = inProject('tour/brushes')
const SIDE = 1024
const BLANK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="#fff"/></svg>`

/** Draws with every brush as a hand would: a sheet of strokes with each, and a whole page with each. */
export async function brushSheets() {
  const { illustrate } = await loadIllustrator()
  const files = []
  for (const { brush, request, colors, size, strength } of PAGES) {
    const sheet = await deskWith(brush, BLANK)
    for (const stroke of STROKES) sheet.draw(stroke)
    files.push(await store(`${brush}-strokes.png`, await sheet.colored(100)))
    const page = await deskWith(brush, illustrate(request).svg)
    page.colorAll(colors, size)
    files.push(await store(`${brush}-page.png`, await page.colored(strength)))
  }
  return files
}

/** @param {string} name @param {Uint8Array} content */
async function store(name, content) {
  await writeResult(`${FOLDER}/${name}`, content)
  return `${FOLDER}/${name}`
}

/** A page with an engine, a brush and a pen. @param {string} brush @param {string} svg */
async function deskWith(brush, svg) {
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
  engine.setContainer({ width: SIDE, height: SIDE }, 1)
  engine.fit()

  /** @param {import('./brush-strokes.mjs').HandStroke} stroke */
  function draw({ color, size, points }) {
    engine.pickColor(color)
    engine.pickBrush(brush)
    engine.pickBrushSize(size)
    const last = points.length - 1
    const pen = { id: 1, type: 'pen', coalesced: [] }
    for (const [at, [x, y, pressure]] of points.entries())
      engine.pointer({ ...pen, x, y, pressure, phase: at === 0 ? 'down' : 'move', buttons: 1, time: at * 8 })
    const [x, y] = points[last] ?? [0, 0]
    engine.pointer({ ...pen, x, y, pressure: 0, phase: 'up', buttons: 0, time: points.length * 8 })
  }

  return {
    draw,
    /** Every shape but the paper around, inside the lines, back and forth. @param {readonly string[]} colors @param {number} size */
    colorAll(colors, size) {
      engine.stayInside(true)
      const places = engine.regionPlaces().filter((/** @type {{ isAround: boolean }} */ { isAround }) => !isAround)
      for (const [at, { region, x, y }] of places.entries()) {
        const spans = map.spans.subarray(2 * (map.spanStart[region] ?? 0), 2 * (map.spanStart[region + 1] ?? 0))
        const [left, right] = widthOf(spans)
        const [top, bottom] = [Math.floor((spans[0] ?? 0) / SIDE), Math.floor((spans.at(-1) ?? 0) / SIDE)]
        const color = colors[at % colors.length] ?? '#000000'
        const step = brush === 'pencil' || brush === 'crayon' ? size * 0.5 : size * 0.72
        for (let layer = 0; layer < 2; layer++) {
          // The second time only over the lower half, as shade.
          const from = layer === 0 ? top - size : (top + bottom) / 2
          /** @type {[number, number, number][]} */
          const points = [[x, y, 0.5]]
          for (let row = 0, down = from; down < bottom + size; row++, down += step) {
            const pressure = 0.62 + ((row * 7) % 5) * 0.06 - layer * 0.15
            const [start, end] = row % 2 ? [right + size, left - size] : [left - size, right + size]
            // A curve cuts its corners: they lie well outside.
            const corner = size * 3
            const sign = row % 2 ? 1 : -1
            points.push([start + sign * corner, down, pressure], [end - sign * corner, down + step / 3, pressure])
          }
          draw({ color, size, points })
        }
      }
    },
    /** The page with what was drawn on it. @param {number} strength */
    async colored(strength) {
      engine.pickStrength(strength)
      return sharp(Buffer.from(await (await engine.pagePng()).arrayBuffer()))
        .png()
        .toBuffer()
    },
  }
}

/** How far a region goes to both sides. @param {Uint32Array} spans @returns {[number, number]} */
function widthOf(spans) {
  let [left, right] = [SIDE, 0]
  for (let i = 0; i < spans.length; i += 2) {
    const row = Math.floor((spans[i] ?? 0) / SIDE) * SIDE
    left = Math.min(left, (spans[i] ?? 0) - row)
    right = Math.max(right, (spans[i + 1] ?? 0) - row)
  }
  return [left, right]
}
