import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Ink } from '../../../packages/lineart/src/pixels.ts'
import { randomFrom } from '../../../packages/lineart/src/testing/gap-pages.ts'
import { inkOfSvg, PAGE_SIZE } from './raster.ts'

const FOLDER = dirname(createRequire(import.meta.url).resolve('openmoji/package.json'))
const GROUPS = ['animals-nature', 'food-drink', 'travel-places', 'activities', 'objects']

/** OpenMoji's drawings strewn over a page, larger and smaller, turned a little, all with one pen. */
export function drawingPage(seed: number): Promise<Ink> {
  const random = randomFrom(seed)
  const names = drawable()
  const columns = 2 + Math.floor(random() * 3)
  const pen = 3 + 5 * random()
  const cell = PAGE_SIZE / columns
  const drawings = Array.from({ length: columns * columns }, (_, i) => {
    const size = cell * (0.75 + 0.4 * random())
    const [x, y] = [((i % columns) + 0.5) * cell - size / 2, (Math.floor(i / columns) + 0.5) * cell - size / 2]
    const turn = (random() - 0.5) * 40
    const drawing = drawingOf(names[Math.floor(random() * names.length)] as string)
    const place = `translate(${x} ${y}) scale(${size / 72}) rotate(${turn} 36 36)`
    return `<g class="drawing${i}" transform="${place}">${styleOf(`.drawing${i}`, (pen * 72) / size)}${drawing}</g>`
  })
  return inkOfSvg(drawings.join(''))
}

/** Colour areas become white shapes with an outline: they hide what is behind them, and every shape is closed. */
const styleOf = (drawing: string, pen: number): string =>
  `<style>${drawing} #color * { fill: #fff; stroke: #000; stroke-linejoin: round } ${drawing} * { stroke-width: ${pen} }</style>`

function drawable(): string[] {
  const index: { hexcode: string; group: string }[] = JSON.parse(
    readFileSync(join(FOLDER, 'data/openmoji.json'), 'utf8'),
  )
  return index.filter(({ group }) => GROUPS.includes(group)).map(({ hexcode }) => hexcode)
}

function drawingOf(hexcode: string): string {
  const svg = readFileSync(join(FOLDER, 'color/svg', `${hexcode}.svg`), 'utf8')
  return svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
}
