import pluralize from 'pluralize'
import type { Drawing } from '../library/drawing.ts'
import { MOST_OF_ONE } from './counts.ts'
import { lexicon } from './lexicon.ts'
import type { Mention } from './mentions.ts'
import { singularOf } from './singular.ts'
import { phraseKey } from './tokens.ts'

/** A drawing that a prompt asks for. */
export interface Wanted {
  readonly drawing: Drawing
  /** 1…12 */
  readonly count: number
  readonly size: 'small' | 'normal' | 'large'
  /** The person's own words it was found by. */
  readonly word: string
  /** Index of another wanted drawing that it rides, sits on or is in. */
  readonly on?: number
}

/** A page with more different things gets crowded. */
const MOST_DIFFERENT = 6
/** Drawings that stand for a category, and how many a word such as "dinosaurs" means. */
const KINDS_OF_CATEGORY = 4
const LEAST_OF_CATEGORY = 3

const SMALL_KINDS = /animal-bug|plant-flower|food-|sky-weather|heart|game|event|writing|money|music$|bird$/

/** The drawings for the mentions, each once, and the mentions there was no room for. */
export function wantedOf(mentions: readonly Mention[]): { wanted: Wanted[]; left: Set<Mention> } {
  const wanted: Wanted[] = []
  const places = new Map<Drawing, number>()
  const placesOf: number[][] = []
  const left = new Set<Mention>()
  const sizes = sizesOf(mentions)
  const named = new Set(mentions.flatMap(({ meaning }) => (meaning.is === 'thing' ? [meaning.drawing] : [])))
  for (const [index, mention] of mentions.entries()) {
    const room = MOST_DIFFERENT - wanted.length - thingsAhead(mentions, index, places)
    const own: number[] = []
    for (const [drawing, count] of shares(mention, Math.max(1, room), named)) {
      const place = places.get(drawing) ?? wanted.length
      const before = wanted[place]
      if (before === undefined && wanted.length === MOST_DIFFERENT) continue
      places.set(drawing, place)
      own.push(place)
      wanted[place] = before
        ? { ...before, count: Math.min(MOST_OF_ONE, before.count + count) }
        : {
            drawing,
            count: Math.min(MOST_OF_ONE, count),
            size: sizes.get(mention) ?? 'normal',
            word: mention.word.toLowerCase(),
          }
    }
    if (own.length === 0 && mention.meaning.is === 'thing') left.add(mention)
    placesOf.push(own)
    const host = own[0]
    if (host !== undefined)
      for (const rider of mention.riders) for (const place of placesOf[rider] ?? []) seat(wanted, place, host)
  }
  return { wanted, left }
}

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
  const contrast = mentions.some(({ size }) => size === 'large')
  const alone = mentions.every(({ size }) => size === 'small')
  return new Map(
    mentions.map((mention) => {
      const { size } = mention
      if (size === 'little') return [mention, contrast ? 'small' : 'normal']
      return [mention, size === 'small' && alone ? 'normal' : size]
    }),
  )
}

function seat(wanted: Wanted[], place: number, host: number): void {
  const rider = wanted[place]
  if (rider === undefined || rider.on !== undefined) return
  for (let below: number | undefined = host; below !== undefined; below = wanted[below]?.on) if (below === place) return
  wanted[place] = { ...rider, on: host }
}

/** The drawings of one mention with how many of each; what is also named by itself does not stand for a group. */
function shares(mention: Mention, room: number, named: ReadonlySet<Drawing>): (readonly [Drawing, number])[] {
  const { meaning } = mention
  if (meaning.is === 'thing') return [[meaning.drawing, countOf(mention, meaning.drawing)]]
  const others = meaning.drawings.filter((drawing) => !named.has(drawing))
  const count = mention.count === 1 && !isOne(mention) ? undefined : mention.count
  if (meaning.is === 'group') return dealt(others.slice(0, room), count ?? others.length)
  const single = lexicon().phrases.get(singularOf(phraseKey(mention.word)))
  if (count !== undefined && single?.is === 'thing') return [[single.drawing, count]]
  const already = meaning.drawings.length - others.length
  const kinds = Math.min(KINDS_OF_CATEGORY, meaning.drawings.length) - already
  const total = count ?? (room < kinds ? room : Math.max(kinds, LEAST_OF_CATEGORY - already))
  return dealt(others.slice(0, Math.min(room, total)), total)
}

/** "An animal" is one, but "a zoo" is many. */
function isOne({ meaning, word }: Mention): boolean {
  const key = phraseKey(word)
  return (
    meaning.is === 'category' && singularOf(key) === key && lexicon().phrases.get(pluralize.plural(key)) === meaning
  )
}

function dealt(drawings: readonly Drawing[], total: number): (readonly [Drawing, number])[] {
  return drawings
    .map(
      (drawing, i) => [drawing, Math.floor(total / drawings.length) + (i < total % drawings.length ? 1 : 0)] as const,
    )
    .filter(([, count]) => count > 0)
}

function countOf({ count, vague, plural, word }: Mention, drawing: Drawing): number {
  // One word may be both: sheep, grapes.
  const many = plural || (!word.includes(' ') && pluralize.isPlural(word))
  if (count !== undefined && (!vague || many)) return count === 2 && isPair(drawing) ? 1 : count
  if (!plural) return 1
  return SMALL_KINDS.test(drawing.kind) && drawing.name !== 'rainbow' ? 3 : 2
}

/** Drawn two at once: "a pair of socks" is one drawing. */
const isPair = ({ kind, name }: Drawing): boolean => kind === 'objects/clothing' && pluralize.isPlural(name)
