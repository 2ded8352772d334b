import type { Detail } from '../asked/look.ts'
import type { Random } from '../random.ts'
import type { Landscape } from '../themes/landscape.ts'
import type { Board } from './board.ts'
import { type Actor, isRainbow } from './brief.ts'
import { floatInAir } from './fly.ts'
import type { Player } from './player.ts'
import { ridersOf, standOnRainbow } from './rainbow.ts'
import { standOnGround } from './stand.ts'
import { nothingTaken } from './taken.ts'

/** Actors are larger where there is less else to colour. */
const LARGER: Record<Detail, number> = { 1: 1.06, 2: 1, 3: 0.88 }

/** Air between a board and who flies below it (px). */
const GAP = 16

/** How much smaller those on the ground are when somebody flies above them. */
const BELOW_FLYERS = 0.68

interface Stage {
  readonly land: Landscape
  readonly detail: Detail
  /** What is to be read above everybody's head. */
  readonly board?: Board | undefined
}

/** Gives every actor its place, but the rainbow, which spans the page; those further away come first. */
export function placeActors(all: readonly Actor[], { land, detail, board }: Stage, random: Random): Player[] {
  const actors = board?.others ?? all
  const onRainbow = ridersOf(actors)
  const others = actors.filter((actor) => !isRainbow(actor) && !onRainbow.includes(actor))
  const isHigh = ({ element }: Actor): boolean =>
    element === 'air' || element === 'in space' || (land.floats && element !== 'ground')
  const walkers = between(others.filter((actor) => !isHigh(actor)))
  const flyers = others.filter(isHigh)
  const headroom = board || flyers.length + onRainbow.length > 0 ? BELOW_FLYERS : 1

  const placed = walkers.length > 0 ? standOnGround(walkers, flyers, land, LARGER[detail] * headroom, random) : []
  const standing = land.hasPond && walkers.some(({ element }) => element !== 'ground') ? placed.map(ashore) : placed
  const taken = nothingTaken()
  const above = standOnRainbow(actors, detail)
  for (const { actor, placed } of [...standing, ...above]) taken.takeSprite(actor.sprite, placed)
  for (const box of land.busy) taken.take(box)
  const players = [
    ...above,
    ...standing,
    ...floatInAir(
      flyers,
      { land, taken, isEmpty: walkers.length + above.length === 0, top: board && board.box.bottom + GAP },
      random,
    ),
    ...(board?.written ?? []),
  ]
  return players.sort((a, b) => a.foot - b.foot)
}

/** How far behind the middle of a pond its far shore is (px). */
const SHORE = 128

/** Houses and people stay at the shore when others swim. */
function ashore(player: Player): Player {
  const { actor, placed, foot } = player
  if (actor.element !== 'ground' || !/place-|people-|plant-/.test(actor.kind)) return player
  return { ...player, placed: { ...placed, y: placed.y - SHORE }, foot: foot - SHORE }
}

/** Who is between others stands in the middle. */
function between(actors: readonly Actor[]): Actor[] {
  const inside = actors.filter(({ tie }) => tie?.how === 'between')
  const others = actors.filter((actor) => !inside.includes(actor))
  const half = Math.ceil(others.length / 2)
  return [...others.slice(0, half), ...inside, ...others.slice(half)]
}
