import { heightOf, widthOf } from '../paper/art.ts'
import type { Random } from '../random.ts'
import { topAt } from '../sprite/silhouette.ts'
import type { Landscape } from '../themes/landscape.ts'
import type { Actor, Detail } from './brief.ts'
import { floatInAir } from './fly.ts'
import { type Player, ROOM } from './player.ts'
import { put, scaleToFit } from './put.ts'
import { standOnGround } from './stand.ts'
import { nothingTaken } from './taken.ts'

/** Actors are larger where there is less else to colour. */
const LARGER: Record<Detail, number> = { 1: 1.06, 2: 1, 3: 0.88 }

/** How much smaller those on the ground are when somebody flies above them or rides on them. */
const BELOW_FLYERS = 0.68
const BELOW_RIDERS = 0.72

/** Gives every actor its place; those further away come first. */
export function placeActors(actors: readonly Actor[], land: Landscape, detail: Detail, random: Random): Player[] {
  const isHigh = ({ element }: Actor): boolean =>
    element === 'air' || element === 'in space' || (land.floats && element !== 'ground')
  const riders = actors.filter(({ on }) => on !== undefined)
  const walkers = actors.filter((actor) => actor.on === undefined && !isHigh(actor))
  const flyers = actors.filter((actor) => actor.on === undefined && isHigh(actor))
  const headroom = flyers.length > 0 ? BELOW_FLYERS : riders.length > 0 ? BELOW_RIDERS : 1

  const standing = walkers.length > 0 ? standOnGround(walkers, land, LARGER[detail] * headroom, random) : []
  const taken = nothingTaken()
  for (const { actor, placed } of standing) taken.takeSprite(actor.sprite, placed)
  const players = [...standing, ...floatInAir(flyers, { land, taken, isEmpty: walkers.length === 0 }, random)]
  for (const rider of riders) {
    const carrier = players.find(({ actor }) => actor === actors[rider.on ?? 0])
    if (carrier) players.push(ride(rider, carrier))
  }
  return players.sort((a, b) => a.foot - b.foot)
}

/** How much of a rider is hidden behind who carries it (share of its height). */
const HIDDEN = 0.3

/** A rider sits in the middle of who carries it, its lower part behind it. */
function ride(actor: Actor, carrier: Player): Player {
  const { sprite } = actor
  const { placed, foot } = carrier
  const { box, silhouette } = carrier.actor.sprite
  const middle = (box.left + box.right) / 2
  const seat = placed.y + (topAt(silhouette, middle) ?? box.top) * placed.scale
  const height = Math.min(seat - ROOM.top, heightOf(box) * placed.scale * 0.95) / (1 - HIDDEN)
  const scale = scaleToFit(sprite, widthOf(box) * placed.scale * 0.8, height)
  const x = placed.x + (placed.mirrored ? -middle : middle) * placed.scale
  const own = seat + heightOf(sprite.box) * scale * HIDDEN
  return { actor, placed: put(sprite, { x, foot: own, scale, mirrored: placed.mirrored ?? false }), foot: foot - 1 }
}
