import { heightOf, widthOf } from '../paper/art.ts'
import { PAGE } from '../paper/page.ts'
import type { Random } from '../random.ts'
import type { Landscape } from '../themes/landscape.ts'
import type { Actor } from './brief.ts'
import { looksIntoPage, type Player, ROOM, rowsOf } from './player.ts'
import { putMiddle, scaleToFit } from './put.ts'
import type { Taken } from './taken.ts'

/** Largest a flyer may be (px): alone on the page, among its like, and above others. */
const ALONE = 640
const AMONG_OTHERS = 560
const ABOVE_OTHERS = 270
const ABOVE_OTHERS_IN_WATER = 400

/** Lowest place of the air above somebody's head (px). */
const HEADS = 470

/** A balloon with people in it may hang before a mountain, or nobody could see them (px). */
const ABOVE_ALL = 760

/** Air this deep (px) has room for several rows of large ones: the sea, or space. */
const DEEP = 800

/** How often a flyer looks for a free place, and after how many tries it becomes smaller. */
const TRIES = 40
const TRIES_A_SIZE = 8

interface Sky {
  readonly land: Landscape
  readonly taken: Taken
  /** Nobody stands on the ground. */
  readonly isEmpty: boolean
  /** From here down (px) there is air, where something hangs above it. */
  readonly top: number | undefined
}

/** How far down those who fly below a board may be (px), whoever stands there. */
const BELOW_BOARD = 880

/** Gives those who fly, swim or float their places, each in its part of the air, beside what is there already. */
export function floatInAir(actors: readonly Actor[], { land, taken, isEmpty, top }: Sky, random: Random): Player[] {
  const hasCrew = actors.some((actor) => actor.sprite.parts !== undefined && !hasNoWings(actor))
  const lowest = Math.max(land.skyline + 60, hasCrew ? ABOVE_ALL : 0)
  const highest = top ?? ROOM.top
  const bottom = top ? BELOW_BOARD : isEmpty ? Math.min(lowest, 900) : Math.min(land.skyline, HEADS)
  const rows = bottom > DEEP ? airRowsOf(actors) : isEmpty ? rowsOf(actors.length) : [actors.length]
  return rows.flatMap((count, row) => {
    const start = rows.slice(0, row).reduce((sum, before) => sum + before, 0)
    return actors.slice(start, start + count).map((actor, column) => {
      const width = (ROOM.right - ROOM.left) / count
      const height = (bottom - highest) / rows.length
      const cell = { x: ROOM.left + width * (column + 0.5), y: highest + height * (row + 0.5), width, height }
      const largest = isEmpty
        ? actors.length === 1
          ? ALONE
          : AMONG_OTHERS
        : land.floats
          ? ABOVE_OTHERS_IN_WATER
          : ABOVE_OTHERS
      const player = findPlace(actor, largest * Math.max(0.75, actor.size), cell, [highest, bottom], taken, random)
      taken.takeSprite(actor.sprite, player.placed)
      return player
    })
  })
}

/** Those who never fly but in a dream: they get wings. */
export const hasNoWings = ({ kind, plain: { name } }: Pick<Actor, 'kind' | 'plain'>): boolean =>
  /animal-(?:mammal|reptile|amphibian)/.test(kind) && !WINGED.test(name)

/** They are drawn with wings of their own. */
const WINGED = /^(?:bat|dragon|dragon face|pterodactyl|pegasus|griffin)$/

/** Long ones swim above each other, so that they can be large. */
function airRowsOf(actors: readonly Actor[]): number[] {
  const isLong = actors.every(({ sprite }) => widthOf(sprite.box) > 1.4 * heightOf(sprite.box))
  if (!isLong || actors.length > 4) return rowsOf(actors.length)
  return actors.length === 4 ? [2, 2] : actors.map(() => 1)
}

interface Cell {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function findPlace(
  actor: Actor,
  limit: number,
  cell: Cell,
  [top, bottom]: readonly [number, number],
  taken: Taken,
  random: Random,
): Player {
  const { sprite } = actor
  const first = scaleToFit(sprite, Math.min(limit, cell.width * 0.86), Math.min(limit, cell.height * 0.9))
  for (let attempt = 0; ; attempt++) {
    const scale = first * 0.85 ** Math.floor(attempt / TRIES_A_SIZE)
    const [w, h] = [widthOf(sprite.box) * scale, heightOf(sprite.box) * scale]
    const spread = 0.12 + attempt / TRIES
    const x = clamp(cell.x + random.between(-spread, spread) * cell.width, ROOM.left + w / 2, ROOM.right - w / 2)
    const y = clamp(cell.y + random.between(-spread, spread) * cell.height, top + h / 2, bottom - h / 2)
    const placed = putMiddle(sprite, { x, y, scale, mirrored: looksIntoPage(sprite, x) })
    const isLast = attempt === TRIES - 1
    // Behind everybody who stands: a bird never hides a face.
    if (isLast || taken.overlap(sprite, placed) < 0.02) return { actor, placed, foot: y - PAGE }
  }
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(Math.max(low, high), value))
