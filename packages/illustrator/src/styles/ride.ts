import { type Art, heightOf, widthOf } from '../paper/art.ts'
import { VESSEL } from '../sprite/nature.ts'
import { topAt } from '../sprite/silhouette.ts'
import type { Actor } from './brief.ts'
import { type Player, ROOM } from './player.ts'
import { put, scaleToFit } from './put.ts'

/** How somebody sits on something. */
interface Seat {
  /** Where the rider's feet come (share of the carrier's height from its top), if not on its highest place. */
  readonly foot?: number
  /** How much of the rider is hidden behind the carrier (share of the rider's height). */
  readonly hidden: number
  /** Largest the rider may be (share of the carrier's width and height). */
  readonly width: number
  readonly height: number
  /** Across how much of the carrier several sit side by side (share of its width), if not most of it. */
  readonly spread?: number
}

/** On an animal or in a vehicle, the legs are behind it. */
const ASTRIDE: Seat = { hidden: 0.34, width: 0.6, height: 0.72 }

/** A frame of bare tubes: in front of it, or the tubes would cross the rider. */
const ON_WHEELS: Seat = { foot: 0.86, hidden: 0, width: 0.46, height: 1.5 }
const ON_BOARD: Seat = { hidden: 0, width: 0.7, height: 4 }
const ON_FURNITURE: Seat = { foot: 0.8, hidden: 0, width: 0.62, height: 1 }
const IN_BOAT: Seat = { hidden: 0.3, width: 0.9, height: 3 }
/** Between what lies behind and the front that is drawn once more: see `sprite.front`. */
const IN_BASKET: Seat = { foot: 0.76, hidden: 0.28, width: 0.46, height: 0.5, spread: 0.6 }
const IN_CAGE: Seat = { foot: 0.88, hidden: 0, width: 0.66, height: 0.66, spread: 0.66 }
const IN_NEST: Seat = { foot: 0.62, hidden: 0, width: 0.6, height: 1, spread: 0.5 }
/** Peeping out of a cup or a basket. */
const IN_VESSEL: Seat = { hidden: 0.4, width: 0.7, height: 1.4 }

const SEATS: readonly [RegExp, Seat][] = [
  [/bicycle|scooter|motorcycle|wheelchair/, ON_WHEELS],
  [/skateboard|sled|skis|ball$|ice skate|skate$/, ON_BOARD],
  [/bed$|chair|couch|seat/, ON_FURNITURE],
  [/open boat/, IN_BOAT],
  [/hot air balloon/, IN_BASKET],
  [/^cage$/, IN_CAGE],
  [/nest$/, IN_NEST],
  [/wheelbarrow|shopping cart|bathtub/, { ...IN_VESSEL, width: 0.62, height: 0.9 }],
  [VESSEL, IN_VESSEL],
]

/** Gives those who ride on the same carrier their places, side by side. */
export function ride(riders: readonly Actor[], carrier: Player): Player[] {
  const { placed, foot } = carrier
  const { box, silhouette, name, front } = carrier.actor.sprite
  const seat = SEATS.find(([names]) => names.test(name))?.[1] ?? ASTRIDE
  const { spread = 0.72 } = seat
  const [width, height] = [widthOf(box) * placed.scale, heightOf(box) * placed.scale]
  const seated = riders.map((actor, i) => {
    const { sprite, size } = actor
    const share = (i + 0.5) / riders.length
    const unit = box.left + widthOf(box) * (riders.length === 1 ? 0.5 : 0.5 + spread * (share - 0.5))
    const top = seat.foot === undefined ? (topAt(silhouette, unit) ?? box.top) : box.top + seat.foot * heightOf(box)
    const sits = placed.y + top * placed.scale
    const room = (sits - ROOM.top) / (1 - seat.hidden)
    const scale = scaleToFit(
      sprite,
      (width * seat.width) / riders.length ** 0.7,
      Math.min(room, height * seat.height * Math.min(1, size / carrier.actor.size)),
    )
    const x = placed.x + (placed.mirrored ? -unit : unit) * placed.scale
    const own = sits + heightOf(sprite.box) * scale * seat.hidden
    const isInFront = seat.hidden === 0 || front !== undefined
    return {
      actor,
      placed: put(sprite, { x, foot: own, scale, mirrored: placed.mirrored ?? false }),
      foot: foot + (isInFront ? 1 : -1),
    }
  })
  return front ? [...seated, before(carrier, front)] : seated
}

/** What lies in front of who is inside: shown by nothing but the carrier itself, and without a front of its own. */
function before({ actor, placed, foot }: Player, art: readonly Art[]): Player {
  const { front: _, ...sprite } = actor.sprite
  const { shows: __, ...place } = placed
  return { actor: { ...actor, sprite }, placed: { ...place, art }, foot: foot + 2 }
}
