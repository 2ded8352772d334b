import { expect, test } from 'vitest'
import { flatten } from '../raster/flatten.ts'
import { headOf } from '../sprite/head.ts'
import { inkIn, outsideOf } from '../testing/ink.ts'
import { type Drawing, GRID } from './drawing.ts'
import { drawingNamed, LIBRARY } from './library.ts'
import { OWN_DRAWINGS } from './own-drawings.ts'

/** Pixels for a unit: a drawing fills about half a page. */
const SCALE = 7
const SIDE = 72 * SCALE

const svgOf = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 72 72"><rect width="72" height="72" fill="#fff"/>${inside}</svg>`

/** Which share of a drawing colour would run out of, through holes in its outline. */
async function leakOf({ body, lines, dots }: Drawing): Promise<number> {
  const thin = `stroke-width="${6 / SCALE}" stroke-linecap="round" stroke-linejoin="round"`
  const [inside, outside] = await Promise.all([
    inkIn(svgOf(`<path d="${body}"/>`)),
    inkIn(svgOf(`<path d="${lines}" fill="none" stroke="#000" ${thin}/><path d="${dots}"/>`)).then(outsideOf),
  ])
  let size = 0
  let leaked = 0
  for (const [i, isInside] of inside.data.entries())
    if (isInside) {
      size++
      leaked += outside[i] as number
    }
  return leaked / size
}

test('there are drawings for everything a child asks for, and none that does not belong on its page', () => {
  expect(LIBRARY.length).toBeGreaterThan(900)
  for (const name of ['cat face', 'rocket', 'unicorn', 'birthday cake', 'tractor'])
    expect(drawingNamed(name)).toBeDefined()
  expect(LIBRARY.filter(({ name }) => /pistol|cigarette|beer|syringe|middle finger|flag:/.test(name))).toEqual([])
})

const FAVOURITES = [
  ...[
    'cat',
    'dog',
    'horse',
    'cow',
    'pig',
    'elephant',
    'giraffe',
    'rabbit',
    'hedgehog',
    'owl',
    'duck',
    'penguin',
    'turtle',
  ],
  ...['t-rex', 'sauropod', 'fish', 'dolphin', 'shark', 'octopus', 'butterfly', 'snail', 'lady beetle', 'camel', 'bat'],
  ...['fire engine', 'tractor', 'bus', 'locomotive', 'rocket', 'sailboat', 'articulated lorry', 'house', 'castle'],
  ...['red apple', 'strawberry', 'cupcake', 'soft ice cream', 'deciduous tree', 'sunflower', 'mushroom', 'teddy bear'],
  ...['cat face', 'dog face', 'bear', 'lion', 'frog', 'princess', 'astronaut', 'robot', 'ghost', 'wrapped gift'],
]

test.each(FAVOURITES)('colour stays inside the %s', async (name) => {
  const drawing = drawingNamed(name)
  if (!drawing) throw new Error(`There is no drawing called ${name}.`)
  expect(await leakOf(drawing)).toBeLessThan(0.06)
})

test('every drawing of ours is made of closed outlines, and none leaves its square', () => {
  const faulty = OWN_DRAWINGS.filter(({ box, body, layers = [] }) => {
    const isOpen = flatten(body).some(({ isClosed }) => !isClosed)
    const isBare = layers.some((art) => art.body !== '' && art.lines === '')
    return isOpen || isBare || Math.min(...box) < 0 || Math.max(...box) > 72
  })
  expect(faulty.map(({ name, box }) => `${name} ${box}`)).toEqual([])
})

test('every animal looks at somebody: it has eyes, and nothing else that is as black', () => {
  const isAnimal = /^animals-nature\/animal-(mammal|bird|reptile|amphibian)|^extras-openmoji\/animals/
  const animals = LIBRARY.filter(({ kind, name }) => isAnimal.test(kind) && name !== 'pig nose')
  const eyeless = animals.filter((drawing) => headOf(drawing) && flatten(drawing.dots).length === 0)
  expect(eyeless.map(({ name }) => name)).toEqual([])
  const spotted = animals.filter((drawing) => flatten(drawing.dots).length > 6)
  expect(spotted.map(({ name }) => name)).toEqual([])
})

test.each(['bicycle', 'skateboard', 'palm tree', 'rose', 'tulip', 'canoe'])(
  'the %s is in one piece, found by the words of the drawing it replaces',
  (name) => {
    const drawings = LIBRARY.filter((drawing) => drawing.name === name)
    expect(drawings.map(({ id }) => id)).toEqual([`HUEBOOK-${name.toUpperCase().replace(' ', '-')}`])
    expect(drawings[0]?.tags.length).toBeGreaterThan(0)
    expect(piecesOf(drawings[0] as Drawing)).toBe(1)
  },
)

/** How many pieces a silhouette falls into. */
function piecesOf({ rows }: Drawing): number {
  const cells = new Set(
    rows.flatMap((row, y) =>
      Array.from({ length: GRID }, (_, x) =>
        Math.floor(Number.parseInt(row, 36) / 2 ** x) % 2 === 1 ? y * GRID + x : -1,
      ),
    ),
  )
  cells.delete(-1)
  let pieces = 0
  for (const start of cells) {
    pieces++
    const queue = [start]
    for (const cell of queue)
      for (const row of [cell - GRID, cell, cell + GRID])
        for (const next of [row - 1, row, row + 1]) if (cells.delete(next)) queue.push(next)
  }
  return pieces
}

test('every letter and every figure has a drawing', () => {
  const names = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `letter ${letter}`)
  const figures = [...'0123456789'].map((figure) => `number ${figure}`)
  expect([...names, ...figures].filter((name) => !drawingNamed(name))).toEqual([])
})

test.each(['ewe', 'ram', 'boar', 'elephant', 'two-hump camel', 'zebra'])(
  'the tail of the animal that stands in profile hangs on it: %s',
  async (name) => {
    const lines = drawingNamed(name)?.lines
    const ink = await inkIn(svgOf(`<path d="${lines}" fill="none" stroke="#000" stroke-width="1"/>`))
    const inked = Array.from(ink.data.keys()).filter((i) => ink.data[i])
    const byColumn = inked.toSorted((a, b) => (a % SIDE) - (b % SIDE))
    const [snout, tail] = [byColumn[0] as number, byColumn.at(-1) as number]
    expect(reachedFrom(tail, ink.data).has(snout)).toBe(true)
  },
)

/** The pixels of the same piece of ink. */
function reachedFrom(start: number, data: ArrayLike<number>): Set<number> {
  const reached = new Set([start])
  for (const i of reached)
    for (const next of [i - 1, i + 1, i - SIDE - 1, i - SIDE, i - SIDE + 1, i + SIDE - 1, i + SIDE, i + SIDE + 1])
      if (data[next]) reached.add(next)
  return reached
}

test('a helmet ends at its brim: a strap would run across the face of whoever wears it', () => {
  const [left, top, right, bottom] = drawingNamed("rescue worker's helmet")?.box ?? [0, 0, 0, 0]
  expect(right - left).toBeGreaterThan(1.5 * (bottom - top))
})
