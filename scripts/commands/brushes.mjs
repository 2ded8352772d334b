import { mkdirSync } from 'node:fs'
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
  mkdirSync(FOLDER, { recursive: true })
  const { illustrate } = await loadIllustrator()
  const files = []
  for (const { brush, request, strength, ...coloring } of PAGES) {
    const sheet = await deskWith(brush, BLANK)
    for (const stroke of STROKES) sheet.draw(stroke)
    files.push(await store(`${brush}-strokes.png`, await sheet.colored(100)))
    const page = await deskWith(brush, illustrate(request).svg)
    page.colorAll(coloring)
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
    /**
     * Every shape but the paper around, inside the lines, back and forth; the lower half once more, as shade.
     * @param {import('./brush-strokes.mjs').Coloring} coloring
     */
    colorAll({ colors, grounds, size }) {
      engine.stayInside(true)
      const places = engine.regionPlaces().filter((/** @type {{ isAround: boolean }} */ { isAround }) => !isAround)
      for (const [at, { region }] of places.entries()) {
        const rows = rowsOf(map.spans.subarray(2 * (map.spanStart[region] ?? 0), 2 * (map.spanStart[region + 1] ?? 0)))
        const color = grounds[groundOf(rows) ?? -1] ?? colors[at % colors.length] ?? '#000000'
        const tops = [...rows.keys()]
        const [top, bottom] = [tops[0] ?? 0, tops.at(-1) ?? 0]
        draw({ color, size, points: rubbed(rows, top, bottom, size, 0.66) })
        if (bottom - top > 3 * size) draw({ color, size, points: rubbed(rows, (top + bottom) >> 1, bottom, size, 0.5) })
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

/** How near (px) to the edge of the page the frame of a scene lies. */
const FRAME = 60
/** How far (px) a hand goes between two events. */
const STEP = 10

/** @typedef {Map<number, { left: number, right: number, start: number }>} Rows */

/** How far a shape goes to both sides in each row, and a place of the row that is its own. @param {Uint32Array} spans @returns {Rows} */
function rowsOf(spans) {
  const rows = new Map()
  for (let i = 0; i < spans.length; i += 2) {
    const y = Math.floor((spans[i] ?? 0) / SIDE)
    const [from, to] = [(spans[i] ?? 0) - y * SIDE, (spans[i + 1] ?? 0) - y * SIDE]
    const row = rows.get(y)
    if (row) row.right = to
    else rows.set(y, { left: from, right: to, start: (from + to) / 2 })
  }
  return rows
}

/** Sky, hills or meadow, where a shape reaches the frame. @param {Rows} rows */
function groundOf(rows) {
  const sides = [...rows.values()]
  if (!sides.some(({ left, right }) => left < FRAME || right > SIDE - FRAME)) return null
  const tops = [...rows.keys()]
  if ((tops[0] ?? SIDE) < FRAME) return 0
  return (tops.at(-1) ?? 0) > SIDE - FRAME ? 2 : 1
}

/**
 * Back and forth from row to row, as close as the brush covers, and a little over the edge on both sides; a hand is seen every
 * few pixels. Only a few places, far apart, would make one curve of each turn, with paper between them.
 * @param {Rows} rows @param {number} top @param {number} bottom @param {number} size @param {number} pressure
 * @returns {[number, number, number][]}
 */
function rubbed(rows, top, bottom, size, pressure) {
  const first = rows.get(top)
  /** @type {[number, number, number][]} */
  const points = first ? [[first.start, top + 0.5, pressure]] : []
  let isRight = true
  for (let y = top; y < bottom + size / 2; y += size * 0.5, isRight = !isRight) {
    const reached = [...Array(Math.ceil(size * 0.5)).keys()].map((down) =>
      rows.get(Math.min(bottom, Math.floor(y) + down)),
    )
    const left = Math.min(...reached.map((row) => row?.left ?? SIDE)) - size / 2
    const right = Math.max(...reached.map((row) => row?.right ?? 0)) + size / 2
    const steps = Math.max(2, Math.ceil((right - left) / STEP))
    for (let at = 0; at <= steps; at++) {
      const share = isRight ? at / steps : 1 - at / steps
      points.push([left + share * (right - left), y, pressure + 0.06 * Math.sin(points.length / 9)])
    }
  }
  return points
}
