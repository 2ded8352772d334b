import type { Random } from '../random.ts'
import type { Landscape } from '../themes/landscape.ts'
import { type Actor, type Detail, isRainbow } from './brief.ts'
import { floatInAir } from './fly.ts'
import type { Player } from './player.ts'
import { ridersOf, standOnRainbow } from './rainbow.ts'
import { ride } from './ride.ts'
import { standOnGround } from './stand.ts'
import { nothingTaken } from './taken.ts'

/** Actors are larger where there is less else to colour. */
const LARGER: Record<Detail, number> = { 1: 1.06, 2: 1, 3: 0.88 }

/** How much smaller those on the ground are when somebody flies above them or rides on them. */
const BELOW_FLYERS = 0.68
const BELOW_RIDERS = 0.72

/** Gives every actor its place, but the rainbow, which spans the page; those further away come first. */
export function placeActors(actors: readonly Actor[], land: Landscape, detail: Detail, random: Random): Player[] {
  const onRainbow = ridersOf(actors)
  const others = actors.filter((actor) => !isRainbow(actor) && !onRainbow.includes(actor))
  const isHigh = ({ element }: Actor): boolean =>
    element === 'air' || element === 'in space' || (land.floats && element !== 'ground')
  const riders = others.filter(({ on }) => on !== undefined)
  const walkers = others.filter((actor) => actor.on === undefined && !isHigh(actor))
  const flyers = others.filter((actor) => actor.on === undefined && isHigh(actor))
  // Who is inside of something needs no room above it.
  const isTall = riders.some(({ on }) => actors[on ?? -1]?.sprite.front === undefined)
  const headroom = flyers.length + onRainbow.length > 0 ? BELOW_FLYERS : isTall ? BELOW_RIDERS : 1

  const standing = walkers.length > 0 ? standOnGround(walkers, land, LARGER[detail] * headroom, random) : []
  const taken = nothingTaken()
  const above = standOnRainbow(actors, detail)
  for (const { actor, placed } of [...standing, ...above]) taken.takeSprite(actor.sprite, placed)
  const players = [
    ...above,
    ...standing,
    ...floatInAir(flyers, { land, taken, isEmpty: walkers.length + above.length === 0 }, random),
  ]
  // The list grows while it is walked: who rides may carry somebody else.
  for (const carrier of players) {
    const own = riders.filter(({ on }) => on !== undefined && actors[on] === carrier.actor)
    if (own.length > 0 || carrier.actor.sprite.front) players.push(...ride(own, carrier))
  }
  return players.sort((a, b) => a.foot - b.foot)
}
