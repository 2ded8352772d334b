import type { Drawing } from '../library/drawing.ts'
import { asleep } from '../sprite/asleep.ts'
import { openBoat } from '../sprite/boat.ts'
import { elementOf, sizeOf } from '../sprite/nature.ts'
import { plainSprite, spriteOf } from '../sprite/sprite-of.ts'
import { emptied } from '../sprite/vessel.ts'
import type { Actor } from '../styles/brief.ts'
import { MEETINGS } from '../styles/meet.ts'
import type { Wanted } from '../words/cast/wanted.ts'

/** How small somebody may be beside the largest, so that it is still worth colouring. */
const SMALLEST = 0.32

/** How large somebody is who is said to be large or small, told how large they usually are. */
const SIZES: Record<Wanted['size'], (usual: number) => number> = {
  small: (usual) => 0.6 * usual,
  normal: (usual) => usual,
  large: (usual) => 1.45 * usual,
  huge: (usual) => Math.max(1.7, 1.45 * usual),
}

/** More would not fit on one horse. */
const MOST_RIDERS = 3

/** Of what lies in a basket more. */
const MOST_HEAPED = 12
const HEAPED = /^(?:basket|bucket|package|bowl with spoon|wheelbarrow|shopping cart|treasure chest|nest|empty nest)$/

/** As many as there is room for where somebody counts them, whatever the style: more would be a swarm of specks. */
const MOST_COUNTED = 16

/** How many different subjects a page has room for, and how many actors in all. */
export interface Room {
  readonly different: number
  readonly actors: number
}

/** The actors for what is wanted, as far as there is room: everybody once before anybody twice. */
export function castFor(wanted: readonly Wanted[], room: Room): Actor[] {
  const invited = wanted.map(ontoBridge).map(intoSameVessel).slice(0, room.different)
  const wantedCounts = invited.map((one) => countOf(one, invited))
  const isCounted = invited.some(({ counted }) => counted)
  const counts = isCounted ? dealCounted(invited, wantedCounts) : deal(wantedCounts, room.actors)
  const actors: Actor[] = []
  const firstOf: number[] = []
  for (const [i, { drawing, size, aloft, asleep: sleeps, doing, prop, tie }] of invited.entries()) {
    firstOf[i] = actors.length
    const sized = SIZES[size](sizeOf(drawing))
    const isBusy = prop?.name === 'open book' || invited.some(({ tie }) => isInHand(tie?.how) && tie?.whom.includes(i))
    const actor = actorOf(drawing, sized, isMeeting(tie?.how) && !isBusy)
    for (let n = 0; n < (counts[i] as number); n++)
      actors.push({
        ...(sleeps ? sleeper(actor) : actor),
        ...(aloft && { element: 'air' as const }),
        ...(doing === 'swimming' && { element: 'afloat' as const }),
        ...(doing && { doing }),
        ...(prop && { prop: plainSprite(prop) }),
      })
  }
  return tied(seated(inProportion(actors), invited, firstOf, counts), invited, firstOf, counts)
}

/** Who goes over a bridge is on it, unless they fly or leap. */
function ontoBridge(one: Wanted, _index: number, all: readonly Wanted[]): Wanted {
  const { tie, ...rest } = one
  const [bridge = -1] = tie?.whom ?? []
  if (tie?.how !== 'over' || all[bridge]?.drawing.name !== 'bridge') return one
  const { name, kind } = one.drawing
  const flies = one.aloft || elementOf(one.drawing) !== 'ground' || /animal-bird|dragon/.test(kind + name)
  return flies || one.doing === 'jumping' ? one : { ...rest, on: bridge }
}

/** What hides everything below the head of whoever sits in it. */
const DEEP = /^(?:bathtub|basket|bucket)$/

/** What is held high above the head. */
const HIGH = /umbrella|^balloon$|^kite$/

/** What somebody has who sits in a bath is in it too: held below the rim, it would not be seen. */
function intoSameVessel(one: Wanted, _index: number, all: readonly Wanted[]): Wanted {
  const { tie, ...rest } = one
  const vessel = all[tie?.whom[0] ?? -1]?.on
  if (tie?.how !== 'held' || vessel === undefined || HIGH.test(one.drawing.name)) return one
  return DEEP.test(all[vessel]?.drawing.name ?? '') ? { ...rest, on: vessel, within: true } : one
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

/** The same where some are counted: one for each word, then those who are counted, then everybody else. */
function dealCounted(invited: readonly Wanted[], wanted: readonly number[]): number[] {
  const isFirst = invited.map(({ word }, i) => invited.findIndex((other) => other.word === word) === i)
  const once = deal(
    isFirst.map((first) => (first ? 1 : 0)),
    MOST_COUNTED,
  )
  const turns = [true, false].map((isTurn) => invited.map(({ counted }) => (counted !== undefined) === isTurn))
  return turns.reduce((dealt, isTurn) => {
    const left = MOST_COUNTED - dealt.reduce((sum, count) => sum + count, 0)
    const more = deal(
      wanted.map((count, i) => (isTurn[i] ? count - (dealt[i] as number) : 0)),
      left,
    )
    return dealt.map((count, i) => count + (more[i] as number))
  }, once)
}

export function actorOf(drawing: Drawing, size = sizeOf(drawing), reaches = false): Actor {
  return {
    sprite: spriteOf(drawing, reaches),
    plain: plainSprite(drawing),
    kind: drawing.kind,
    element: elementOf(drawing),
    size,
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
  for (const [i, { on, within }] of wanted.entries()) {
    const carrier = on === undefined ? undefined : wanted[on]?.drawing
    const seat = firstOf[on ?? -1]
    const carried = result[seat ?? -1]
    if (!carrier || NO_SEAT.test(carrier.name) || seat === undefined || !carried) continue
    const first = firstOf[i] as number
    const isHeap = within && HEAPED.test(carrier.name) && !/animal|people/.test(result[first]?.kind ?? '')
    const riders = Math.min(counts[i] as number, isHeap ? MOST_HEAPED : MOST_RIDERS)
    for (let n = first; n < first + riders; n++)
      result[n] = { ...(result[n] as Actor), on: seat, ...(within && { within }) }
    const size = Math.max(carried.size, result[first]?.size ?? 0)
    const sprite = isBoat(carrier) ? openBoat() : emptied(carried.sprite)
    result[seat] = { ...carried, size, sprite, ...(carrier.name === 'broom' && { element: 'air' as const }) }
  }
  return result
}

const isBoat = ({ name }: Drawing): boolean => /sailboat|canoe|motor boat|speedboat/.test(name)

/** Pictures of a whole landscape: who is in it stands before it. */
const NO_SEAT = /beach with|night|city|sunrise|sunset|^desert$|national park|camping|foggy|^town$/

/** How many there are to be: of what is worn one for each, and nobody eats three bowls at once. */
function countOf({ count, counted, tie }: Wanted, invited: readonly Wanted[]): number {
  if (counted || (tie?.how !== 'worn' && tie?.how !== 'eaten')) return count
  return tie.whom.reduce((sum, index) => sum + (invited[index]?.count ?? 0), 0) || count
}

const isInHand = (how: How | undefined): boolean => how === 'held' || how === 'eaten' || how === 'played'

/** Whoever flies or swims is fast enough. */
const running = (actor: Actor): Actor =>
  actor.element === 'ground' && actor.on === undefined ? { ...actor, doing: 'running' } : actor

const isUmbrella = (one: Wanted | undefined): boolean => /umbrella/.test(one?.drawing.name ?? '')

const isSky = (actor: Actor | undefined): boolean =>
  actor !== undefined &&
  /sky-weather|fireworks/.test(actor.kind + actor.plain.name) &&
  !/umbrella/.test(actor.plain.name)

/** Most that one can hold. */
const MOST_HELD = 5

/** Gives everybody what they wear, hold or eat, and those beside others their neighbours. */
function tied(
  actors: readonly Actor[],
  wanted: readonly Wanted[],
  firstOf: readonly number[],
  counts: readonly number[],
): Actor[] {
  const result = [...actors]
  for (const [i, { tie }] of wanted.entries()) {
    const whom = (tie?.whom ?? []).flatMap((index) =>
      Array.from({ length: counts[index] ?? 0 }, (_, n) => (firstOf[index] as number) + n),
    )
    if (!tie || whom.length === 0) continue
    if (isMeeting(tie.how)) {
      const own = Array.from({ length: counts[i] as number }, (_, n) => (firstOf[i] as number) + n)
      for (const [one, how, host] of meetings(own, tie.how, whom, result))
        result[one] = { ...(result[one] as Actor), tie: { how, whom: host } }
      if (isChase(tie.how)) for (const one of [...own, ...whom]) result[one] = running(result[one] as Actor)
      continue
    }
    // Whoever is under the stars stands on the ground.
    if (tie.how === 'under' && whom.every((index) => isSky(result[index]))) continue
    // Two who share an umbrella are both under it.
    if (isUmbrella(wanted[i]) && counts[i] === 1 && whom.length > 1 && whom.length <= MOST_RIDERS) {
      for (const one of whom)
        result[one] = { ...(result[one] as Actor), tie: { how: 'under', whom: firstOf[i] as number } }
      continue
    }
    // Two who play with a ball have it between them.
    if (tie.how === 'played' && tie.whom.length > 1 && whom.every((one) => result[one]?.element === 'ground')) {
      const ball = firstOf[i] as number
      result[ball] = { ...(result[ball] as Actor), tie: { how: 'between', whom: whom[0] as number } }
      continue
    }
    const isPlace = tie.how === 'under' || tie.how === 'behind' || tie.how === 'before' || tie.how === 'over'
    const held = isUmbrella(wanted[i]) ? 1 : MOST_HELD
    const most = isPlace ? MOST_RIDERS : held * whom.length
    for (let n = 0; n < Math.min(counts[i] as number, most); n++) {
      const index = (firstOf[i] as number) + n
      const host = whom[isPlace ? 0 : n % whom.length] as number
      result[index] = { ...(result[index] as Actor), tie: { how: tie.how, whom: host } }
    }
  }
  return result
}

type How = NonNullable<Actor['tie']>['how']

/** From here on those who meet somebody are a crowd. */
const MOST_MEETING = 4

const isMeeting = (how: How | undefined): boolean => MEETINGS.some((one) => one === how)

const isChase = (how: How | undefined): boolean => how === 'chasing' || how === 'fleeing'

/** Seen from the other side. */
const reversed = (how: How): How => (how === 'chasing' ? 'fleeing' : how === 'fleeing' ? 'chasing' : how)

/** Who stands by whom: many by the one they meet, and whoever flies by who stands on the ground. */
function meetings(
  own: readonly number[],
  how: How,
  others: readonly number[],
  actors: readonly Actor[],
): (readonly [number, How, number])[] {
  const carrierOf = (index: number): number => actors[index]?.on ?? index
  const [one, other] = [own[0] as number, carrierOf(others[0] as number)]
  const isFlying = (index: number): boolean => actors[index]?.element !== 'ground'
  const isTurned = isFlying(one) === isFlying(other) ? others.length > own.length : isFlying(other)
  const [host, guests] = isTurned ? [one, new Set(others.map(carrierOf))] : [other, new Set(own)]
  return [...guests]
    .filter((guest) => guest !== host)
    .slice(0, MOST_MEETING)
    .map((guest) => [guest, isTurned ? reversed(how) : how, host] as const)
}
