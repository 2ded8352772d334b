import { type Box, heightOf, widthOf } from '../paper/art.ts'
import { at, circle, shape } from '../paper/pen.ts'
import { anchorsOf } from '../sprite/anchors.ts'
import { VESSEL } from '../sprite/nature.ts'
import { wearsGown } from '../sprite/person.ts'
import { topAt } from '../sprite/silhouette.ts'
import type { Sprite } from '../sprite/sprite.ts'
import { itself } from './beside.ts'
import type { Actor } from './brief.ts'
import { bunch, isBunch } from './bunch.ts'
import type { Part } from './ensemble.ts'
import { put, putMiddle, scaleToFit } from './put.ts'

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
  /** How far the feet reach into what one stands on (share of the rider's height). */
  readonly sunk?: number
  /** The opening in which the rider is seen. */
  readonly opening?: (box: Box) => Part
}

/** On an animal or in a vehicle, the legs are behind it. */
const ASTRIDE: Seat = { hidden: 0.3, width: 0.6, height: 0.72 }

/** A gown hangs down before the saddle. */
const IN_A_GOWN: Seat = { hidden: 0, sunk: 0.46, width: 0.5, height: 0.8 }

/** A frame of bare tubes: in front of it, or the tubes would cross the rider. */
const ON_WHEELS: Seat = { foot: 0.7, hidden: 0, width: 0.46, height: 1.5 }
const ON_BOARD: Seat = { hidden: 0, width: 0.7, height: 4 }
const ON_FURNITURE: Seat = { foot: 0.8, hidden: 0, width: 0.62, height: 1 }
const IN_BOAT: Seat = { hidden: 0.3, width: 0.9, height: 3 }
/** Between what lies behind and the front that is drawn once more: see `sprite.front`. */
const IN_BASKET: Seat = { foot: 0.76, hidden: 0.28, width: 0.46, height: 0.5, spread: 0.6 }
const ON_DECK: Seat = { foot: 0.68, hidden: 0.26, width: 0.42, height: 1.1, spread: 0.5 }
const IN_CAGE: Seat = { foot: 0.88, hidden: 0, width: 0.66, height: 0.66, spread: 0.66 }
const IN_NEST: Seat = { foot: 0.62, hidden: 0, width: 0.6, height: 1, spread: 0.5 }
/** Peeping out of a cup or a basket. */
const IN_VESSEL: Seat = { hidden: 0.4, width: 0.7, height: 1.4 }

/** Eggs in a basket, flowers in a vase: most of them can be seen. */
const FILLING_VESSEL: Seat = { hidden: 0.3, width: 0.8, height: 1.1 }
/** A castle on a snail's back. */
const ON_BACK: Seat = { hidden: 0, sunk: 0.07, width: 0.62, height: 0.8 }

/** On a mushroom or a rock, with the whole body. */
const ON_TOP: Seat = { hidden: 0, sunk: 0.05, width: 1.05, height: 1.4 }
/** Looking out of the roof. */
const IN_VEHICLE: Seat = { hidden: 0.42, width: 0.5, height: 2.6 }
const ON_ROOF: Seat = { hidden: 0, sunk: 0.05, width: 0.8, height: 0.8 }
const IN_CROWN: Seat = { foot: 0.6, hidden: 0, width: 0.55, height: 0.46 }
/** The feet on the bough. */
const ON_BRANCH: Seat = { foot: 0.46, hidden: 0, width: 0.42, height: 1.7 }
const IN_CAVE: Seat = { foot: 0.96, hidden: 0, width: 0.5, height: 0.56 }
/** On the board, between the ropes. */
const ON_SWING: Seat = { foot: 0.8, hidden: 0, width: 0.5, height: 0.72 }
/** Beside the head of a person. */
const SHOULDER = { size: 0.42, aside: 0.24 }

/** Before the house, on its floor. */
const IN_TREEHOUSE: Seat = { foot: 0.68, hidden: 0, width: 0.5, height: 0.46 }
const IN_WINDOW: Seat = { foot: 0.92, hidden: 0, width: 0.72, height: 0.8 }

/** A door wide open. */
const IN_DOOR: Seat = {
  foot: 0.985,
  hidden: 0,
  width: 0.46,
  height: 0.8,
  opening: (box) => {
    const [width, height] = [widthOf(box), heightOf(box)]
    const [left, right] = [box.left + 0.24 * width, box.right - 0.24 * width]
    const top = box.bottom - 0.55 * height
    const arch = `M${left} ${box.bottom}V${top + 0.1 * height}Q${left} ${top} ${(left + right) / 2} ${top}Q${right} ${top} ${right} ${top + 0.1 * height}V${box.bottom}Z`
    return { art: shape(arch), box: { left, top, right, bottom: box.bottom } }
  },
}

/** A large round window. */
const IN_PORTHOLE: Seat = {
  foot: 0.79,
  hidden: 0,
  width: 0.58,
  height: 0.6,
  spread: 0.4,
  opening: (box) => {
    const radius = 0.3 * Math.min(widthOf(box), heightOf(box))
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    return {
      art: shape(circle(at(x, y), radius)),
      box: { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius },
    }
  },
}

const BUILDING = /place-building(?!rock|brick|wood|treehouse)|place-religious|tent$|lighthouse|tower|pyramid/

const SEATS: readonly [RegExp, Seat][] = [
  [/bicycle|scooter|motorcycle|wheelchair/, ON_WHEELS],
  [/skateboard|magic carpet|sled|skis|ball$|ice skate|skate$|trampoline/, ON_BOARD],
  [/bed$|chair|couch|seat/, ON_FURNITURE],
  [/^throne$/, { ...ON_FURNITURE, foot: 0.84 }],
  [/^sleigh$/, { hidden: 0.34, width: 0.6, height: 0.95 }],
  [/^swing$/, ON_SWING],
  [/^treehouse$/, IN_TREEHOUSE],
  [/^bridge$/, { foot: 0.25, hidden: 0, width: 0.62, height: 0.8, spread: 0.42 }],
  [/^bench$/, { ...ON_FURNITURE, foot: 0.9 }],
  [/tree$/, IN_CROWN],
  [/^window$/, IN_WINDOW],
  [/open boat/, IN_BOAT],
  [/hot air balloon/, IN_BASKET],
  [/gondola boat|viking ship/, ON_DECK],
  [/^ship$/, { foot: 0.6, hidden: 0.3, width: 0.7, height: 1.2, spread: 0.34 }],
  [/^cage$/, IN_CAGE],
  [/nest$/, IN_NEST],
  [/^branch$/, ON_BRANCH],
  [/^cave$/, IN_CAVE],
  [/^hammock$/, { ...ON_FURNITURE, foot: 0.72 }],
  [/^vase$/, { foot: 0.04, hidden: 0.3, width: 1.7, height: 0.7, spread: 0.8 }],
  [/wheelbarrow|shopping cart|bathtub/, { ...IN_VESSEL, width: 0.62, height: 0.9 }],
]

/** Those who ride on the same carrier side by side, with the carrier, in its units. */
export function seated(riders: readonly Actor[], carrier: Actor): Part[] {
  const { silhouette, front } = carrier.sprite
  // Lines behind somebody who runs bear nobody.
  const box = carrier.sprite.hull ?? carrier.sprite.box
  const within = riders.some((rider) => rider.within)
  if (carrier.sprite.name === 'broom') return onBroom(riders, carrier)
  if (within && isBunch(riders, carrier)) return bunch(riders, carrier)
  const [rider] = riders
  if (rider && riders.length === 1 && isOnShoulder(rider, carrier)) return onShoulder(rider, carrier)
  const usual = seatFor(carrier, within)
  const seat = adapted(usual, riders)
  const { spread = 0.72 } = seat
  const [width, height] = [widthOf(box), heightOf(box)]
  const seats =
    riders.length > MOST_ABREAST
      ? heap(riders, box, seat)
      : riders.map(({ sprite, size }, i): Part => {
          const share = (i + 0.5) / riders.length
          const x = box.left + width * (riders.length === 1 ? 0.5 : 0.5 + spread * (share - 0.5))
          const sits = seat.foot === undefined ? (topAt(silhouette, x) ?? box.top) : box.top + seat.foot * height
          const fits = scaleToFit(
            sprite,
            (width * seat.width) / riders.length ** 0.7,
            height * seat.height * Math.min(1, Math.max(size / carrier.size, seat === FILLING_VESSEL ? 0.7 : 0)),
          )
          const scale = fits * (size / Math.max(...riders.map((rider) => rider.size)))
          const foot = sits + heightOf(sprite.box) * scale * (hiddenOf(sprite, seat) + (seat.sunk ?? 0))
          return { sprite, placed: put(sprite, { x, foot, scale }) }
        })
  const isInFront = seat.hidden === 0 || front !== undefined
  const opening = seat.opening ? [seat.opening(box)] : []
  const before = front?.map((art): Part => ({ art, box: { ...box, top: box.bottom - 0.2 * height } })) ?? []
  return isInFront
    ? [itself(carrier.sprite), ...opening, ...seats, ...before]
    : [...seats, itself(carrier.sprite), ...before]
}

/** Nobody's head is below the rim: a hippo has it low. */
function hiddenOf({ box, head = box }: Sprite, { hidden }: Seat): number {
  const below = (box.bottom - head.bottom) / heightOf(box)
  return head === box ? hidden : Math.min(hidden, Math.max(LEAST_HIDDEN, below))
}

/** Just the feet (share of the height). */
const LEAST_HIDDEN = 0.1

/** More than so many lie in a heap. */
const MOST_ABREAST = 3

/** Rows that grow shorter towards the top, the top one behind: ten apples in a basket. */
function heap(riders: readonly Actor[], box: Box, { foot = 0 }: Seat): Part[] {
  const longest = Math.ceil((Math.sqrt(8 * riders.length + 1) - 1) / 2)
  const rim = box.top + foot * heightOf(box)
  const room = (0.92 * widthOf(box)) / longest
  const spots: { x: number; foot: number }[] = []
  for (let row = 0, length = longest; spots.length < riders.length; row++, length = Math.max(1, length - 1))
    for (let n = 0; n < length && spots.length < riders.length; n++) {
      const x = (box.left + box.right) / 2 + (n - (length - 1) / 2) * room
      spots.push({ x, foot: rim + (0.34 - 0.72 * row) * room })
    }
  return riders
    .map(({ sprite }, i): Part => {
      const spot = spots[i] as { x: number; foot: number }
      return { sprite, placed: put(sprite, { ...spot, scale: scaleToFit(sprite, room, room) }) }
    })
    .reverse()
}

const LIVING = /^people-|animal-|face-costume|openmoji\/animals/

/** A gown needs another seat than legs, and a thing another than somebody. */
function adapted(seat: Seat, riders: readonly Actor[]): Seat {
  const isThing = riders.every(({ kind, plain: { name } }) => !LIVING.test(kind) && !/teddy|snowman|doll/.test(name))
  if (seat === IN_VESSEL && isThing) return FILLING_VESSEL
  if (seat !== ASTRIDE) return seat
  if (isThing) return ON_BACK
  return riders.every(({ sprite }) => wearsGown(sprite)) ? IN_A_GOWN : seat
}

function seatFor({ sprite: { name }, kind }: Actor, within: boolean): Seat {
  if (within && BUILDING.test(kind + name)) return IN_DOOR
  if (within && /rocket|space shuttle|airplane|helicopter/.test(name)) return IN_PORTHOLE
  const own = SEATS.find(([names]) => names.test(name))?.[1]
  if (own) return own
  if (VESSEL.test(name)) return within ? IN_VESSEL : ON_TOP
  if (/transport/.test(kind)) return /transport-ground/.test(kind) ? IN_VEHICLE : ASTRIDE
  if (/animal-|openmoji\/animals|^people/.test(kind)) return ASTRIDE
  if (BUILDING.test(kind + name)) return ON_ROOF
  return within ? IN_VESSEL : ON_TOP
}

/** A parrot, a mouse, a cat: who is much smaller. */
const isOnShoulder = (rider: Actor, { kind, sprite }: Actor): boolean =>
  /^people-body\/person/.test(kind) && sprite.hands !== undefined && /animal-/.test(rider.kind)

function onShoulder({ sprite }: Actor, { sprite: person }: Actor): Part[] {
  const { chin, across } = anchorsOf({ ...person, box: person.hull ?? person.box })
  const size = SHOULDER.size * heightOf(person.hull ?? person.box)
  const scale = scaleToFit(sprite, size, size)
  const x = chin.x + (0.5 + SHOULDER.aside) * across + 0.3 * widthOf(sprite.box) * scale
  return [itself(person), { sprite, placed: put(sprite, { x, foot: chin.y + 0.22 * across, scale }) }]
}

/** Across a broom that lies in the air, which OpenMoji draws aslant. */
function onBroom(riders: readonly Actor[], { sprite: broom }: Actor): Part[] {
  const { left, top, right, bottom } = broom.box
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const seats = riders.map(({ sprite }, i): Part => {
    const scale = scaleToFit(sprite, 0.7 * widthOf(broom.box), 1.05 * heightOf(broom.box))
    const aside = (i - (riders.length - 1) / 2) * widthOf(sprite.box) * scale
    return { sprite, placed: put(sprite, { x: x + aside, foot: y + 0.32 * heightOf(sprite.box) * scale, scale }) }
  })
  return [...seats, { sprite: broom, placed: putMiddle(broom, { x, y, scale: 1, turn: LEVEL }) }]
}

/** Degrees by which a broom is turned to lie level. */
const LEVEL = 46
