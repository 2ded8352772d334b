import { heightOf, widthOf } from '../paper/art.ts'
import type { Random } from '../random.ts'
import { DRAUGHT } from '../sprite/nature.ts'
import type { Landscape } from '../themes/landscape.ts'
import type { Actor } from './brief.ts'
import { looksIntoPage, type Player, ROOM, rowsOf } from './player.ts'
import { put, scaleToFit } from './put.ts'

/** How high a row of actors may be (px): a single row by the number of actors, several rows by the number of rows. */
const ONE_ROW = [0, 640, 560, 500]
const MORE_ROWS = [0, 0, 330, 235]

/** How much higher up each row stands than the one before it (share of its height). */
const ROW_DEPTH = 0.72

/** Widest somebody alone may be (px), so that there is a landscape left to both sides. */
const WIDEST_ALONE = 780

/** Paper between two in a row (px). */
const GAP = 30

/** Gives those who stand on the ground their places: in rows, or around the one who stands out. */
export function standOnGround(
  all: readonly Actor[],
  above: readonly Actor[],
  land: Landscape,
  larger: number,
  random: Random,
): Player[] {
  // The moon above makes nobody small, but a ball is smaller than the dolphin above it.
  const living = above.filter(({ kind }) => /^people-|animal-/.test(kind))
  const largest = Math.max(...[...all, ...living].map(({ size }) => size))
  const actors = all.map((actor) => ({ ...actor, size: actor.size / largest }))
  const hero = heroOf(actors)
  if (hero) return aroundHero(hero, actors.slice(1), land, larger, random)
  const [back, front] = land.near
  const rows = isTooWide(actors, larger) && front - back > FLAT ? [1, actors.length - 1] : rowsOf(actors.length)
  const usual = larger * ((rows.length === 1 ? ONE_ROW[actors.length] : MORE_ROWS[rows.length]) ?? 0)
  const height = Math.min(usual, (back - (land.farthest ?? -Infinity)) / (ROW_DEPTH * (rows.length - 1)))
  // Those who run together run the same way.
  const isRace = actors.filter(({ doing }) => doing === 'running').length > 1
  // Whoever is smaller stands nearer.
  const inRows = rows.length > 1 ? actors.toSorted((one, other) => other.size - one.size) : actors
  return rows.flatMap((count, row) => {
    const start = rows.slice(0, row).reduce((sum, before) => sum + before, 0)
    const nearness = rows.length === 1 ? 0.7 : row / (rows.length - 1)
    // Rows further back stand higher up the page and look smaller.
    const foot = front - (rows.length - 1 - row) * height * ROW_DEPTH - (1 - nearness) * (front - back)
    const members = inRows.slice(start, start + count)
    return inOneRow(
      members,
      { foot, height: height * (0.86 + 0.14 * nearness), isWater: land.over.length > 0, isRace },
      random,
    )
  })
}

/** Two or three who would have to shrink by a third to stand side by side. */
function isTooWide(actors: readonly Actor[], larger: number): boolean {
  if (actors.length !== 2 && actors.length !== 3) return false
  const height = larger * (ONE_ROW[actors.length] ?? 0)
  const total = actors.reduce(
    (sum, { sprite, size }) => sum + widthOf(sprite.box) * scaleToFit(sprite, 1e4, height * size),
    0,
  )
  return total * 0.62 > ROOM.right - ROOM.left
}

/** Ground with less depth than this (px) has room for one row only, such as a street. */
const FLAT = 60

/** Water below the surface (px). */
const DEEPEST = 168

interface Row {
  readonly foot: number
  readonly height: number
  readonly isWater: boolean
  readonly isRace: boolean
}

function inOneRow(actors: readonly Actor[], { foot, height, isWater, isRace }: Row, random: Random): Player[] {
  const alone = actors.length === 1
  const room = ROOM.right - ROOM.left - GAP * (actors.length - 1)
  const scales = alone
    ? actors.map(({ sprite, size }) => scaleToFit(sprite, WIDEST_ALONE, height * Math.min(size, 1)))
    : inProportion(actors, room, height)
  const widths = actors.map(({ sprite }, i) => widthOf(sprite.box) * (scales[i] as number))
  const total = widths.reduce((sum, width) => sum + width, 0)
  const shrink = Math.min(1, room / total)
  // What is left over is shared out between them and at both ends.
  const spare = (room - total * shrink) / (actors.length + 1)
  let x = ROOM.left + spare
  return actors.map((actor, i) => {
    const { sprite } = actor
    const hull = sprite.hull ?? sprite.box
    const afloat = heightOf(hull) * (sprite.draught ?? DRAUGHT) + sprite.box.bottom - hull.bottom
    // Who swims below a ship has to stay on the page.
    const below = isWater && sprite.box.bottom > hull.bottom ? DEEPEST / afloat : Infinity
    const scale = Math.min((scales[i] as number) * shrink, below)
    const width = widthOf(sprite.box) * scale
    const middle = x + width / 2
    x += width + GAP + spare
    const depth = isWater ? afloat * scale : 0
    const own = foot + depth + (alone ? 0 : random.between(-14, 14))
    const isTurned = alone ? random.chance(0.5) && looksIntoPage(sprite, 0) : looksIntoPage(sprite, middle)
    const mirrored = isTurned && !isRace
    return { actor, placed: put(sprite, { x: middle, foot: own, scale, mirrored }), foot: own }
  })
}

/** Who carries others is as large as if alone; where that is too high, everybody is smaller. */
function inProportion(actors: readonly Actor[], room: number, height: number): number[] {
  const scales = actors.map(({ sprite, size }) =>
    scaleToFit({ ...sprite, box: sprite.hull ?? sprite.box }, room, height * Math.min(size, HIGHEST)),
  )
  const tallest = Math.max(...actors.map(({ sprite }, i) => heightOf(sprite.box) * (scales[i] as number)))
  const shrink = Math.min(1, (HIGHEST * height) / tallest)
  return scales.map((scale) => scale * shrink)
}

/** How much higher than its row somebody may be. */
const HIGHEST = 1.15

/** The one who stands out: first to be named, and alone of its kind among several others. */
function heroOf(actors: readonly Actor[]): Actor | undefined {
  const [first, ...others] = actors
  if (others.length < 3 || others.length > 6) return undefined
  // In a family nobody stands out.
  if (first?.kind.startsWith('people-') && others.some(({ kind }) => kind.startsWith('people-'))) return undefined
  if (others.some(({ size }) => size > (first?.size ?? 0))) return undefined
  const isAlone = others.every(({ sprite }) => sprite.name !== first?.sprite.name)
  const kinds = new Set(others.map(({ sprite }) => sprite.name)).size
  const isLarger = others.every(({ size }) => size < 0.85 * (first?.size ?? 0))
  return isAlone && (isLarger || kinds < others.length) ? first : undefined
}

/** One large in the middle, the others in front of it to both sides. */
function aroundHero(hero: Actor, others: readonly Actor[], land: Landscape, larger: number, random: Random): Player[] {
  const [back, front] = land.near
  const middle = (ROOM.left + ROOM.right) / 2
  const scale = scaleToFit(hero.sprite, 470, 580 * larger)
  const beside = (actors: readonly Actor[], from: number, to: number): Player[] =>
    actors.map((actor, i) => {
      const room = (to - from) / actors.length
      const x = from + room * (i + 0.5)
      const foot = front - (i % 2) * 20 + random.between(-6, 6)
      const scale = scaleToFit(actor.sprite, room * 0.92, 260 * larger * Math.min(actor.size, 1))
      const mirrored = looksIntoPage(actor.sprite, x)
      return { actor, placed: put(actor.sprite, { x, foot, scale, mirrored }), foot }
    })
  return [
    { actor: hero, placed: put(hero.sprite, { x: middle, foot: back, scale }), foot: back },
    ...beside(
      others.filter((_, i) => i % 2 === 0),
      ROOM.left,
      middle - 90,
    ),
    ...beside(
      others.filter((_, i) => i % 2 === 1),
      middle + 90,
      ROOM.right,
    ),
  ]
}
