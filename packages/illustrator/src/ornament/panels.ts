import type { Taste } from '../asked/look.ts'
import { PAGE } from '../paper/page.ts'
import type { Random } from '../random.ts'
import { mandala, rays } from './around.ts'
import { cellAt, GROUND, type Ornament } from './cells.ts'
import { flowers, hearts, leaves, type Motif, paisleys, REACH, roundels, stars, swirls } from './motifs.ts'
import { type Disc, pack } from './pack.ts'
import * as rows from './rows.ts'

/** A region that gets an ornament: in which cell of it a pixel lies. */
export type Panel = (pixel: number) => number

/** What is known of a region. */
export interface Region {
  /** Its pixels, without those of a face. */
  readonly pixels: number[]
  /** How far from the outline one can be in it (px), and where. */
  depth: number
  middle: number
  /** All of it, and what of it is somebody's face (px²). */
  area: number
  face: number
}

/** For every pixel how far it is from the outline of its region (px), and at which share of the outline's length. */
export interface Depths {
  readonly depth: Float32Array
  readonly along: Float32Array
  readonly length: Float32Array
}

/** An ornament over all of a region. */
interface Kind {
  readonly ornament: Ornament
  /** How many units wide a cell is: all give about as many areas on the same room. */
  readonly size: number
  /** Smallest cell (px) all of whose parts can be coloured. */
  readonly least: number
  /** Largest region it suits (px²): nobody wants a wall for a sky. */
  readonly most?: number
}

const ROWS: readonly Kind[] = [
  { ornament: rows.scales, size: 1.4, least: 40 },
  { ornament: rows.waves, size: 2.1, least: 86 },
  { ornament: rows.fans, size: 2.4, least: 92 },
  { ornament: rows.feathers, size: 1.8, least: 60 },
  { ornament: rows.diamonds, size: 1.6, least: 72 },
  { ornament: rows.bricks, size: 1.3, least: 40, most: 40_000 },
  { ornament: rows.honeycomb, size: 1.6, least: 62 },
  { ornament: rows.pebbles, size: 1.15, least: 46 },
  { ornament: rows.basket, size: 2, least: 56, most: 120_000 },
  { ornament: rows.ripples, size: 1.7, least: 44 },
  { ornament: rows.twists, size: 1.5, least: 72 },
  { ornament: rows.knots, size: 1.8, least: 60 },
]
const AROUND: readonly Kind[] = [
  { ornament: mandala, size: 1.2, least: 46 },
  { ornament: rays, size: 1.1, least: 44 },
]
const MOTIFS: readonly Motif[] = [flowers, stars, leaves, hearts, swirls, paisleys, roundels]

/** A region less deep than this (px) stays plain. */
const LEAST_DEPTH = 24

/** Smaller regions have smaller cells, down to these (px). */
const SMALLEST_UNIT = 22

/** Where there is nothing but drops they are smaller, and closer together. */
const DROPS = 0.75

/** What rows need to be told for what they are: depth and area (cells, squares of a cell). */
const DEEP_ENOUGH = 0.75
const WIDE_ENOUGH = 9

/** Breadth of a rim (px), plain or of lace. */
const RIM = 18
const LACE = 30

/** Largest region with lace (px²): in larger ones too much stands in its way. */
const MOST_LACE = 70_000

/** What a region gets: rows or rings, or else motifs, and the breadth of its rim (px). */
interface Choice {
  readonly kind: Kind | undefined
  readonly motif: Motif
  readonly rim: number
  readonly angle: number
}

/** Deals ornaments to the regions that have room for one: no two alike before all have been dealt, but to twins the same. */
export function panelsFor(
  regions: readonly (Region | undefined)[],
  depths: Depths,
  unit: number,
  random: Random,
  taste?: Taste,
): (Panel | undefined)[] {
  const choose = chooser(random, taste)
  const figures = new Int32Array(PAGE * PAGE)
  const twins = twinsAmong(regions)
  const chosen = new Map<Region, Choice>()
  return regions.map((region) => {
    if (!region || region.depth < LEAST_DEPTH) return undefined
    const own = Math.max(SMALLEST_UNIT, Math.min(unit * (taste === 'paisley' ? DROPS : 1), 0.7 * region.depth))
    const eldest = twins.get(region) ?? region
    const choice = chosen.get(eldest) ?? choose(eldest, own)
    chosen.set(eldest, choice)
    const { kind, motif, rim } = choice
    if (!kind) {
      placeFigures(figures, region, depths.depth, { unit: own, rim, motif }, random)
      return rimmed((pixel) => figures[pixel] || GROUND, rim, depths)
    }
    // Twins look outwards together, as the petals of a flower do.
    const angle = twins.has(region) ? outwards(region.middle) : choice.angle
    return rimmed(laid(kind.ornament, Math.max(kind.least, kind.size * own), angle, region.middle), rim, depths)
  })
}

/** The ornaments of a taste: rows and rings, motifs, and whether motifs are only for where nothing else fits. */
interface Choices {
  readonly kinds: readonly Ornament[]
  readonly motifs: readonly Motif[]
  readonly only?: 'kinds'
}

const CHOICES: Readonly<Record<Exclude<Taste, 'zentangle'>, Choices>> = {
  celtic: { kinds: [rows.knots, rows.twists, rows.basket], motifs: [swirls, roundels], only: 'kinds' },
  paisley: { kinds: [], motifs: [paisleys] },
  deco: { kinds: [rows.fans, rows.scales, rows.diamonds], motifs: [roundels, stars], only: 'kinds' },
  flowing: { kinds: [rows.ripples, rows.waves, rows.feathers, rows.scales], motifs: [leaves, swirls, flowers] },
  geometric: { kinds: [rows.diamonds, rows.honeycomb, rows.basket], motifs: [stars, roundels], only: 'kinds' },
  glass: { kinds: [rows.pebbles], motifs: [roundels], only: 'kinds' },
  floral: { kinds: [rows.feathers, rows.scales, mandala], motifs: [flowers, leaves, hearts] },
}

function chooser(random: Random, taste?: Taste): (region: Region, unit: number) => Choice {
  const choices = taste && taste !== 'zentangle' ? CHOICES[taste] : undefined
  const ofTaste = ({ ornament }: Kind): boolean => choices?.kinds.includes(ornament) ?? true
  const rowsDeck = deckOf(ROWS.filter(ofTaste), random)
  const aroundDeck = deckOf(AROUND.filter(ofTaste), random)
  const motifDeck = deckOf(choices?.motifs ?? MOTIFS, random)
  return (region, unit) => {
    const isRoomy = region.depth > 2 * unit
    const fits = ({ size, least, most = Infinity }: Kind): boolean => {
      const cell = Math.max(least, size * unit)
      const { depth, pixels } = region
      return depth > DEEP_ENOUGH * cell && pixels.length > WIDE_ENOUGH * cell * cell && pixels.length < most
    }
    const row = rowsDeck(fits)
    const around = isRoomy ? aroundDeck(fits) : undefined
    const kind = random.pick([choices?.only === 'kinds' ? row : undefined, row, row, around ?? row])
    const angle = isRoomy || kind === around ? 0 : random.pick([0, 0, Math.PI / 4, -Math.PI / 4])
    return { kind, motif: motifDeck(() => true) as Motif, rim: rimFor(region, random), angle }
  }
}

const outwards = (pixel: number): number =>
  Math.atan2(Math.floor(pixel / PAGE) - PAGE / 2, (pixel % PAGE) - PAGE / 2) + Math.PI / 2

/** How much twins may differ (share of their area, px of their depth), and how many there have to be. */
const ALIKE_AREA = 0.04
const ALIKE_DEPTH = 1.5
const FEWEST_TWINS = 4

/** Regions of the same shape, such as the seats of a mandala, each with the first of them. */
function twinsAmong(regions: readonly (Region | undefined)[]): Map<Region, Region> {
  const twins = new Map<Region, Region>()
  let family: Region[] = []
  const close = (): void => {
    if (family.length >= FEWEST_TWINS) for (const one of family) twins.set(one, family[0] as Region)
    family = []
  }
  for (const region of regions.flatMap((one) => one ?? []).sort((a, b) => a.area - b.area || a.middle - b.middle)) {
    const last = family.at(-1)
    const isAlike =
      last && region.area - last.area < ALIKE_AREA * region.area && Math.abs(region.depth - last.depth) < ALIKE_DEPTH
    if (!isAlike) close()
    family.push(region)
  }
  close()
  return twins
}

function rimFor(region: Region, random: Random): number {
  if (region.face > 0) return RIM
  if (region.depth < 3 * RIM) return 0
  return random.pick([0, RIM, hasLace(region) ? LACE : 0])
}

/** Whether a region is one that lace suits. */
export const hasLace = ({ face, area, depth }: Region): boolean => face === 0 && area < MOST_LACE && depth > 2.5 * LACE

/** Deals the next one that fits, no two alike before all that do have been dealt. */
function deckOf<Item>(items: readonly Item[], random: Random): (fits: (item: Item) => boolean) => Item | undefined {
  let deck: Item[] = []
  return (fits) => {
    if (!deck.some(fits)) deck = [...deck, ...random.shuffled(items)]
    const at = deck.findIndex(fits)
    return at < 0 ? undefined : deck.splice(at, 1)[0]
  }
}

/** An ornament around a pixel, with cells of a size (px), at an angle (radians). */
export function laid(ornament: Ornament, cell: number, angle: number, middle: number): Panel {
  const [cos, sin] = [Math.cos(angle) / cell, Math.sin(angle) / cell]
  const [left, top] = [middle % PAGE, Math.floor(middle / PAGE)]
  return (pixel) => {
    const x = (pixel % PAGE) - left
    const y = Math.floor(pixel / PAGE) - top
    return ornament(x * cos + y * sin, y * cos - x * sin)
  }
}

interface Figures {
  readonly unit: number
  readonly rim: number
  readonly motif: Motif
}

/** Motifs smaller than this (px from their middle) are mere outlines. */
const OUTLINE_ONLY = 34

/** Draws motifs as large as there is room for, turned this way and that. */
function placeFigures(
  figures: Int32Array,
  { pixels }: Region,
  depth: Float32Array,
  { unit, rim, motif }: Figures,
  random: Random,
): void {
  for (const [i, disc] of pack(pixels, depth, { rim, largest: 1.15 * unit }, random).entries()) {
    const turn = random.between(-Math.PI, Math.PI) * motif.turns
    const [cos, sin] = [(Math.cos(turn) * REACH) / disc.radius, (Math.sin(turn) * REACH) / disc.radius]
    forEachPixel(disc, (pixel, dx, dy) => {
      const part = motif.part(dx * cos + dy * sin, dy * cos - dx * sin)
      if (part > 0) figures[pixel] = cellAt(i, 0, disc.radius < OUTLINE_ONLY ? 1 : part)
    })
  }
}

function forEachPixel({ x, y, radius }: Disc, see: (pixel: number, dx: number, dy: number) => void): void {
  const reach = Math.ceil(1.1 * radius)
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) see((y + dy) * PAGE + x + dx, dx, dy)
}

/** What is plain: faces and rims. */
export const PLAIN = 2

/** A panel with a rim along its outline: plain, or a lace of bows. */
function rimmed(inner: Panel, rim: number, { depth, along, length }: Depths): Panel {
  if (rim === 0) return inner
  if (rim === RIM) return (pixel) => ((depth[pixel] as number) < RIM ? PLAIN : inner(pixel))
  return (pixel) => {
    const deep = depth[pixel] as number
    if (deep > LACE) return inner(pixel)
    const whole = length[pixel] as number
    const count = Math.max(3, Math.round(whole / (1.5 * LACE)))
    const place = ((along[pixel] as number) / Math.max(1, whole)) * count
    const bow = Math.sqrt(Math.abs(Math.sin(Math.PI * place)))
    return deep < LACE * (0.25 + 0.75 * bow) ? cellAt(Math.floor(place) % count, 700) : inner(pixel)
  }
}
