import type { Drawing } from '../library/drawing.ts'
import { asleep } from '../sprite/asleep.ts'
import { openBoat } from '../sprite/boat.ts'
import { elementOf, sizeOf, VESSEL } from '../sprite/nature.ts'
import { plainSprite, spriteOf } from '../sprite/sprite.ts'
import { emptied } from '../sprite/vessel.ts'
import type { Actor } from '../styles/brief.ts'
import type { Wanted } from '../words/cast/wanted.ts'

/** How small somebody may be beside the largest, so that it is still worth colouring. */
const SMALLEST = 0.36

/** More would not fit on one horse. */
const MOST_RIDERS = 3

/** How many different subjects a page has room for, and how many actors in all. */
export interface Room {
  readonly different: number
  readonly actors: number
}

/** The actors for what is wanted, as far as there is room: everybody once before anybody twice. */
export function castFor(wanted: readonly Wanted[], room: Room): Actor[] {
  const invited = wanted.slice(0, room.different)
  const counts = deal(
    invited.map(({ count }) => count),
    room.actors,
  )
  const actors: Actor[] = []
  const firstOf: number[] = []
  for (const [i, { drawing, size, aloft, asleep: sleeps }] of invited.entries()) {
    firstOf[i] = actors.length
    const factor = size === 'small' ? 0.7 : size === 'large' ? 1.25 : 1
    for (let n = 0; n < (counts[i] as number); n++)
      actors.push({
        ...(sleeps ? sleeper(actorOf(drawing, factor)) : actorOf(drawing, factor)),
        ...(aloft ? { element: 'air' as const } : {}),
      })
  }
  return seated(inProportion(actors), invited, firstOf, counts)
}

/** Deals places round by round, until everybody has what they want or there are none left. */
function deal(wanted: readonly number[], places: number): number[] {
  const dealt = wanted.map(() => 0)
  for (let left = places, round = 1; left > 0 && wanted.some((count) => count >= round); round++)
    for (const [i, count] of wanted.entries())
      if (count >= round && left > 0) {
        dealt[i] = round
        left--
      }
  return dealt
}

export function actorOf(drawing: Drawing, factor = 1): Actor {
  return {
    sprite: spriteOf(drawing),
    plain: plainSprite(drawing),
    kind: drawing.kind,
    element: elementOf(drawing),
    size: sizeOf(drawing) * factor,
  }
}

const sleeper = (actor: Actor): Actor => ({ ...actor, sprite: asleep(actor.sprite), plain: asleep(actor.plain) })

/** Only differences count: a page about bees shows them as large as a page about bears. */
function inProportion(actors: readonly Actor[]): Actor[] {
  const largest = Math.max(...actors.map(({ size }) => size))
  return actors.map((actor) => ({ ...actor, size: Math.max(SMALLEST, actor.size / largest) }))
}

/** Puts riders onto what carries them, which is then at least as large as they are; a boat has to be open. */
function seated(
  actors: readonly Actor[],
  wanted: readonly Wanted[],
  firstOf: readonly number[],
  counts: readonly number[],
): Actor[] {
  const result = [...actors]
  for (const [i, { on }] of wanted.entries()) {
    const carrier = on === undefined ? undefined : wanted[on]?.drawing
    const seat = firstOf[on ?? -1]
    const carried = result[seat ?? -1]
    if (!carrier || !carries(carrier) || seat === undefined || !carried) continue
    const first = firstOf[i] as number
    const riders = Math.min(counts[i] as number, MOST_RIDERS)
    for (let n = first; n < first + riders; n++) result[n] = { ...(result[n] as Actor), on: seat }
    const size = Math.max(carried.size, result[first]?.size ?? 0)
    result[seat] = { ...carried, size, sprite: isBoat(carrier) ? openBoat() : emptied(carried.sprite) }
  }
  return result
}

const isBoat = ({ name }: Drawing): boolean => /sailboat|canoe|motor boat|speedboat/.test(name)

/** Houses and towns are no seats: who is "in a castle" stands before it. */
const carries = ({ kind, name }: Drawing): boolean =>
  /transport|animal|household|sport|sky-weather/.test(kind) || /chair|couch/.test(name) || VESSEL.test(name)
