import type { Doing } from '../../asked/relations.ts'
import type { Drawing } from '../../library/drawing.ts'
import { drawingNamed } from '../../library/library.ts'
import type { Mention, Tie } from '../meaning/mentions.ts'
import { SUITED } from '../tables/scenes.ts'
import { isPair, shares } from './shares.ts'

/** A drawing that a prompt asks for. */
export interface Wanted {
  readonly drawing: Drawing
  /** 1…12 */
  readonly count: number
  readonly size: 'small' | 'normal' | 'large' | 'huge'
  /** The person's own words it was found by. */
  readonly word: string
  /** Where the prompt says exactly how many there are: the number as written, and how many drawings that would be. */
  readonly counted?: { readonly said: string; readonly count: number }
  /** Index of another wanted drawing that it rides, sits on or is in. */
  readonly on?: number
  readonly within?: true
  /** Where else it is, or what is done with it, and the indexes of whom. */
  readonly tie?: Tie
  /** It flies. */
  readonly aloft?: true
  readonly asleep?: true
  readonly doing?: Doing
  /** What it has in the hand, if nothing else. */
  readonly prop?: Drawing
}

/** A page with more different things gets crowded. */
const MOST_DIFFERENT = 6
/** More than this of one thing would be a swarm of specks. */
const MOST_OF_ONE = 12

/** The drawings for the mentions, each once, and the mentions there was no room for. */
export function wantedOf(mentions: readonly Mention[]): { wanted: Wanted[]; left: Set<Mention> } {
  const wanted: Wanted[] = []
  const places = new Map<Drawing, number>()
  const placesOf: number[][] = []
  const left = new Set<Mention>()
  const sizes = sizesOf(mentions)
  const named = new Set(mentions.flatMap(({ meaning }) => (meaning.is === 'thing' ? [meaning.drawing] : [])))
  const alone = mentions.every(({ meaning }) => meaning.is === 'company')
  for (const [index, mention] of mentions.entries()) {
    const ahead = mention.meaning.is === 'thing' ? 0 : thingsAhead(mentions, index, places)
    const room = MOST_DIFFERENT - wanted.length - ahead
    const own: number[] = []
    for (const [drawing, count] of shares(mention, Math.max(1, room), named, alone)) {
      const place = places.get(drawing) ?? wanted.length
      const before = wanted[place]
      if (before === undefined && wanted.length === MOST_DIFFERENT) continue
      places.set(drawing, place)
      own.push(place)
      // Two words for the same place need no second Eiffel Tower.
      if (before && mention.meaning.is === 'company') continue
      wanted[place] = before
        ? {
            ...before,
            ...doingOf(mention),
            ...countedOf(mention, drawing, count + (before.counted?.count ?? before.count)),
            count: Math.min(MOST_OF_ONE, before.count + count),
          }
        : {
            drawing,
            count: Math.min(MOST_OF_ONE, count),
            size: sizes.get(mention) ?? 'normal',
            word: mention.word.toLowerCase(),
            ...countedOf(mention, drawing, count),
            ...doingOf(mention),
          }
    }
    if (own.length === 0 && mention.meaning.is === 'thing') left.add(mention)
    placesOf.push(own)
  }
  for (const [index, { riders, within, tie }] of mentions.entries()) {
    const [host, ...others] = placesOf[index] ?? []
    if (host === undefined) continue
    for (const rider of riders.filter((one) => !mentions[one]?.tie))
      for (const place of ridingPlaces(mentions[rider], placesOf[rider])) seat(wanted, place, host, within)
    const whom = (tie?.whom ?? []).flatMap((one) => ridingPlaces(mentions[one], placesOf[one]))
    if (tie) for (const place of [host, ...others]) bind(wanted, place, { how: tie.how, whom })
  }
  return { wanted, left }
}

/** Of socks that come in pairs there can be no odd number. */
const countedOf = ({ counted, count = 0 }: Mention, drawing: Drawing, all: number): Pick<Wanted, 'counted'> =>
  counted === undefined
    ? {}
    : { counted: { said: counted, count: count > 1 && count % 2 === 1 && isPair(drawing) ? Infinity : all } }

const doingOf = ({ aloft, asleep, doing, prop }: Mention): Pick<Wanted, 'aloft' | 'asleep' | 'doing' | 'prop'> => ({
  ...(aloft && { aloft }),
  ...(asleep && { asleep }),
  ...(doing && { doing }),
  ...(prop && { prop }),
})

/** The prince who stands for a knight rides; the shield stays beside. */
const ridingPlaces = (rider: Mention | undefined, places: readonly number[] = []): readonly number[] =>
  rider?.meaning.is === 'company' ? places.slice(0, 1) : places

/** How many different drawings the later mentions need, at least one each: a category must not take their room. */
const thingsAhead = (mentions: readonly Mention[], index: number, places: ReadonlyMap<Drawing, number>): number =>
  new Set(
    mentions
      .slice(index + 1)
      .map(({ meaning }) => (meaning.is === 'thing' ? meaning.drawing : meaning.drawings[0]))
      .filter((drawing) => drawing !== undefined && !places.has(drawing)),
  ).size

/**
 * A small thing needs a larger one to be smaller than, or else may as well fill the page; a little one is small only
 * beside something said to be big.
 */
function sizesOf(mentions: readonly Mention[]): Map<Mention, Wanted['size']> {
  const contrast = mentions.some(({ size }) => size === 'large' || size === 'huge')
  const alone = mentions.every(({ size }) => size === 'small')
  return new Map(
    mentions.map((mention) => {
      const { size } = mention
      if (size === 'little') return [mention, contrast ? 'small' : 'normal']
      return [mention, size === 'small' && alone ? 'normal' : size]
    }),
  )
}

function seat(wanted: Wanted[], place: number, host: number, within: boolean): void {
  const rider = wanted[place]
  if (rider === undefined || rider.on !== undefined || hangsOn(wanted, host, place)) return
  wanted[place] = { ...rider, on: host, ...(within && { within }) }
}

function bind(wanted: Wanted[], place: number, { how, whom }: Tie): void {
  const one = wanted[place]
  const others = whom.filter((other) => !hangsOn(wanted, other, place))
  if (one === undefined || one.on !== undefined || others.length === 0) return
  const prop = one.prop && suited(one.prop, wanted[others[0] ?? -1]?.drawing)
  wanted[place] = { ...one, tie: { how, whom: others }, ...(prop && { prop }) }
}

/** Cats are fed with fish. */
function suited(prop: Drawing, whom: Drawing | undefined): Drawing {
  const row = SUITED.find((one) => one.drawing === prop.name && one.whom.test(whom?.name ?? ''))
  return (row && drawingNamed(row.instead)) ?? prop
}

/** Whether somebody is placed by another, or by whom that one is placed by: nobody can be where only they are. */
function hangsOn(wanted: readonly Wanted[], who: number, by: number): boolean {
  const { on, tie } = wanted[who] ?? {}
  return who === by || [on, ...(tie?.whom ?? [])].some((next) => next !== undefined && hangsOn(wanted, next, by))
}
