import type { Taste } from '../asked/look.ts'
import { PAGE } from '../paper/page.ts'
import type { Random } from '../random.ts'
import { mandala, rays } from './around.ts'
import { cellAt, GROUND, type Ornament } from './cells.ts'
import { across, type Mirror, mirrorsAmong } from './mirrors.ts'
import { flowers, hearts, leaves, type Motif, paisleys, REACH, roundels, stars, swirls } from './motifs.ts'
import { bands, chevrons, echo, lengthOf, veins } from './narrow.ts'
import { type Disc, pack } from './pack.ts'
import type { Region } from './region.ts'
import * as rows from './rows.ts'

/** A region that gets an ornament: in which cell of it a pixel lies. */
export type Panel = (pixel: number) => number

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
const LEAST_DEPTH = 19

/** Less deep than this (px) a region has no room for figures that can be told for what they are. */
const NARROW = 46

/** What is so many times as long as broad has an ornament along its length. */
const LONG = 1.6

/** How many units one of its cells is wide, and at least (px). */
const NARROW_SIZE = 0.6
const NARROW_LEAST = 25

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

/** What a region gets: something along its length, rows or rings, or else motifs, and the breadth of its rim (px). */
interface Choice {
  readonly along: Ornament | 'echo' | undefined
  readonly kind: Kind | undefined
  readonly motif: Motif
  readonly rim: number
  readonly angle: number
}

/**
 * Deals ornaments to the regions that have room for one: no two alike before all have been dealt, but to twins the same, and to
 * one half of something what the other half has.
 */
export function panelsFor(
  regions: readonly (Region | undefined)[],
  depths: Depths,
  unit: number,
  random: Random,
  { taste, isGround }: { taste?: Taste | undefined; isGround: (region: Region) => boolean },
): (Panel | undefined)[] {
  const choose = chooser(random, taste)
  const figures = new Int32Array(PAGE * PAGE)
  const deep = regions.flatMap((region) => (region && region.depth >= LEAST_DEPTH ? region : []))
  const twins = twinsAmong(regions)
  const mirrors = mirrorsAmong(
    deep.filter((region) => !twins.has(region)),
    isGround,
  )
  const panels = new Map<Region, Panel>()
  const chosen = new Map<Region, Choice>()
  for (const region of deep) {
    if (panels.has(region)) continue
    const mirror = mirrors.get(region)
    const halves = mirror && mirror.other !== region ? [region, mirror.other] : [region]
    const own = Math.max(SMALLEST_UNIT, Math.min(unit * (taste === 'paisley' ? DROPS : 1), 0.7 * region.depth))
    const eldest = twins.get(region) ?? region
    const choice = chosen.get(eldest) ?? choose(eldest, own)
    chosen.set(eldest, choice)
    const { along, kind, motif, rim } = choice
    const outlined = (inner: Panel): Panel => rimmed(inner, rim, depths, mirror)
    const both = (panel: Panel): void => {
      for (const half of halves) panels.set(half, panel)
    }
    if (along === 'echo') both((pixel) => echo(depths.depth[pixel] as number))
    else if (along) {
      const { angle, middle } = lengthOf(region.pixels)
      const upright = mirror?.other === region ? uprightOf(angle) : outward(angle, middle)
      both(outlined(folded(laid(along, Math.max(NARROW_LEAST, NARROW_SIZE * unit), upright, middle), mirror)))
    } else if (kind) {
      // Twins look outwards together, as the petals of a flower do.
      const angle = twins.has(region) ? outwards(region.middle) : mirror ? uprightOf(choice.angle) : choice.angle
      const middle = mirror?.other === region ? region.middle - (region.middle % PAGE) + mirror.axis : region.middle
      both(outlined(folded(laid(kind.ornament, Math.max(kind.least, kind.size * own), angle, middle), mirror)))
    } else {
      const pixels = halves.flatMap((half) => half.pixels)
      placeFigures(figures, pixels, depths.depth, { unit: own, rim, motif, axis: mirror?.axis }, random)
      both(outlined((pixel) => figures[pixel] || GROUND))
    }
  }
  return regions.map((region) => region && panels.get(region))
}

/** Upright or level, whichever is nearer. */
const uprightOf = (angle: number): number => (Math.round(angle / (Math.PI / 2)) * Math.PI) / 2

/** The same on both sides of a mirror. */
const folded = (panel: Panel, mirror: Mirror | undefined): Panel =>
  mirror ? (pixel) => panel(leftOf(pixel, mirror)) : panel

const leftOf = (pixel: number, { axis }: Mirror): number => (pixel % PAGE > axis ? across(pixel, axis) : pixel)

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
    const along = taste !== 'glass' && kind === undefined ? alongFor(region, random) : undefined
    const rim = along ? (region.face > 0 ? RIM : 0) : rimFor(region, random)
    return { along, kind, motif: motifDeck(() => true) as Motif, rim, angle }
  }
}

/** What suits a narrow region: lines along or across its length, or along its outline. */
function alongFor(region: Region, random: Random): Choice['along'] {
  if (region.depth >= NARROW) return undefined
  return lengthOf(region.pixels).times > LONG ? random.pick([veins, veins, chevrons, bands]) : 'echo'
}

/** A direction or its opposite (radians): the one that leads away from the middle of the page. */
const outward = (angle: number, pixel: number): number =>
  Math.sin(outwards(pixel) - angle) < 0 ? angle + Math.PI : angle

const outwards = (pixel: number): number =>
  Math.atan2(Math.floor(pixel / PAGE) - PAGE / 2, (pixel % PAGE) - PAGE / 2) + Math.PI / 2

/** How much twins may differ (share of their area, px of their depth), and how many there have to be. */
const ALIKE_AREA = 0.04
const ALIKE_DEPTH = 1.5
const FEWEST_TWINS = 4

/** Regions of the same shape, such as the seats of a mandala, each with the first of them. */
function twinsAmong(regions: readonly (Region | undefined)[]): Map<Region, Region> {
  const families: [Region, ...Region[]][] = []
  for (const region of regions.flatMap((one) => one ?? []).sort((a, b) => a.area - b.area || a.middle - b.middle)) {
    const family = families.findLast(([first]) => areTwins(first, region))
    if (family) family.push(region)
    else families.push([region])
  }
  const large = families.filter(({ length }) => length >= FEWEST_TWINS)
  return new Map(large.flatMap((family) => family.map((one) => [one, family[0]] as const)))
}

const areTwins = (one: Region, other: Region): boolean =>
  Math.abs(one.area - other.area) < ALIKE_AREA * other.area && Math.abs(one.depth - other.depth) < ALIKE_DEPTH

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
  readonly axis?: number | undefined
}

/** Motifs smaller than this (px from their middle) are mere outlines. */
const OUTLINE_ONLY = 34

/** Draws motifs as large as there is room for, turned this way and that. */
function placeFigures(
  figures: Int32Array,
  pixels: readonly number[],
  depth: Float32Array,
  { unit, rim, motif, axis }: Figures,
  random: Random,
): void {
  let turn = 0
  for (const [i, disc] of pack(pixels, depth, { rim, largest: 1.15 * unit, axis }, random).entries()) {
    if (disc.half === 'both') turn = motif.turns < 1 ? 0 : -Math.PI / 2
    else if (disc.half !== 'image') turn = random.between(-Math.PI, Math.PI) * motif.turns
    const [cos, sin] = [(Math.cos(turn) * REACH) / disc.radius, (Math.sin(turn) * REACH) / disc.radius]
    forEachPixel(disc, (pixel, x, dy) => {
      const dx = disc.half === 'image' ? -x : disc.half === 'both' ? Math.abs(x) : x
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
function rimmed(inner: Panel, rim: number, { depth, along, length }: Depths, mirror?: Mirror): Panel {
  if (rim === 0) return inner
  if (rim === RIM) return (pixel) => ((depth[pixel] as number) < RIM ? PLAIN : inner(pixel))
  return (pixel) => {
    const deep = depth[pixel] as number
    if (deep > LACE) return inner(pixel)
    const place = mirror?.isExact ? leftOf(pixel, mirror) : pixel
    const whole = length[place] as number
    const count = Math.max(3, Math.round(whole / (1.5 * LACE)))
    const share = ((along[place] as number) / Math.max(1, whole)) * count
    const bow = Math.sqrt(Math.abs(Math.sin(Math.PI * share)))
    return deep < LACE * (0.25 + 0.75 * bow) ? cellAt(Math.floor(share) % count, 700) : inner(pixel)
  }
}
