import type { Place, Use } from '../../asked/relations.ts'
import type { Drawing } from '../../library/drawing.ts'
import { drawingNamed } from '../../library/library.ts'
import { type Find, findMeaning } from '../phrases/find-meaning.ts'
import type { Meaning } from '../phrases/lexicon.ts'
import {
  BACKWARDS,
  BEFORE_OBJECT,
  BUILDINGS,
  COMPARING,
  DOINGS,
  FIELD,
  FILLING,
  FLEEING,
  FLYING,
  FROM_OUTSIDE,
  GROWING,
  HAVING,
  LISTING,
  MEETINGS,
  ON_BACK,
  PARTING,
  PLACES,
  PLANTERS,
  POSTPOSED,
  SLEEPING,
  SPARING,
  STEERING,
  STILL,
  TOPPED,
  TOPPINGS,
  UNCOUNTING,
  UNDER_TABLE,
  USES,
  VESSELS,
} from '../tables/grammar/relations.ts'
import type { Token } from '../tokens/tokens.ts'
import { liftsOff } from './aloft.ts'
import { deedsOf } from './deeds-of.ts'
import type { Remark } from './mentions.ts'
import { NOTHING, Notes } from './notes.ts'
import { propAt } from './props-of.ts'

/** Words of "in front of my old". */
const LONGEST_OUTSIDE = 5

/** How many there are in a field of them. */
const MANY_IN_FIELD = 5

/** Goes through a prompt word by word and notes its nouns with what was said about each. */
export function remarksOf(tokens: readonly Token[]): Remark[] {
  const notes = new Notes()
  /** The noun right before, as in "robin bird". */
  let afterNoun = false
  /** Some noun of this sentence came before. */
  let someNoun = false
  /** What is said to have something, which may be on top of it. */
  let topped: Drawing | undefined
  /** What the noun to come is or does to one before. */
  let awaited: Place | Use | undefined
  /** What is said to have something, which grows in it. */
  let planter: Drawing | undefined
  /** The noun before fills a vessel, and more of the same may follow. */
  let isFilled = false
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at]
    if (first === undefined) break
    if (first.apart) {
      notes.part(true)
      notes.endClause()
      awaited = undefined
      planter = undefined
      afterNoun = false
      someNoun = false
    }
    const find = fromOutside(findMeaning(tokens, at, afterNoun), tokens, at)
    const words = tokens.slice(at, at + find.length)
    const before = tokens[at - 1]
    const prop = isVerbal(find) ? propAt(tokens, at) : undefined
    at += find.length
    const isDone = someNoun && !describesNext(first, before)
    if (isVerbal(find) && liftsOff(first.key, words[1] ?? tokens[at])) notes.do({ aloft: true }, someNoun)
    if (isVerbal(find) && SLEEPING.has(first.key)) notes.do({ asleep: true }, isDone)
    const doing = isVerbal(find) ? (DOINGS.get(first.key) ?? DOINGS.get(phraseOf(words))) : undefined
    if (doing) notes.do({ doing }, isDone)
    if (prop) notes.do({ prop }, isDone)
    const phrase = phraseOf(words)
    if (afterNoun && isFilling(phrase, notes)) awaited = 'in'
    const isNoun: boolean = isAdjective(first, before)
      ? false
      : take(notes, find, words, afterNoun && first.kind === 'word')
    if (isNoun && isTopping(topped, notes)) notes.placeBack('on')
    if (isNoun || first.apart) topped = undefined
    if (afterNoun && phrase === 'with') topped = notes.last
    const fills = awaited === 'in' || (planter !== undefined && GROWING.test(notes.last?.kind ?? ''))
    if (isNoun && (awaited || fills)) {
      settle(notes, awaited ?? 'in')
      isFilled = fills
      awaited = undefined
    } else if (isNoun && isFilled && isPlural(find)) notes.join()
    else if (isNoun || !LISTING.has(first.key)) isFilled = false
    if (isNoun) planter = undefined
    if (afterNoun && phrase === 'with' && PLANTERS.test(notes.last?.name ?? '')) planter = notes.last
    const isUnshown = isDone && afterNoun && cannotBeShown(find, words, tokens, at)
    if (isUnshown) notes.unshown(first.text)
    afterNoun = isNoun
    someNoun = (someNoun || isNoun) && !(LISTING.has(first.key) && !isNoun)
    if (!isVerbal(find)) continue
    const meeting = isDone ? (MEETINGS.get(phrase) ?? MEETINGS.get(first.key)) : undefined
    // She reads a book to the rabbits.
    if (first.key === 'to' && notes.isUsed) notes.meet('facing')
    // Whatever she does to the unicorn, she is close to it.
    if (isUnshown && BEFORE_OBJECT.has(tokens[at]?.key ?? '')) notes.meet('facing')
    if (meeting) notes.meet(FLEEING.test(phrase) ? 'fleeing' : meeting)
    awaited = POSTPOSED.get(phrase) ?? awaited
    if (ON_BACK.has(phrase)) notes.placeBack('on')
    const place = PLACES.get(phrase)
    const next = tokens[at]
    if (!place || (next && !next.apart && !BACKWARDS.has(next.key))) continue
    // "And on top of it sits a bird": the bird is still to come.
    const isToCome = next !== undefined && (first.apart || LISTING.has(before?.key ?? ''))
    if (isToCome) {
      awaited = place
      notes.place(undefined)
    } else notes.placeBack(place)
  }
  notes.endClause()
  return notes.remarks
}

/** A school with somebody in front of it is a building, a table with somebody under it a table. */
function fromOutside(find: Find, tokens: readonly Token[], at: number): Find {
  const { meaning } = find
  if (meaning?.is !== 'setting' || !meaning.theme) return find
  const before = tokens
    .slice(Math.max(0, at - LONGEST_OUTSIDE), at)
    .map(({ key }) => key)
    .join(' ')
  const isTable = tokens[at]?.key === 'table' && UNDER_TABLE.test(before)
  const name = isTable ? 'wooden table' : FROM_OUTSIDE.test(before) ? BUILDINGS[meaning.theme] : undefined
  const drawing = name === undefined ? undefined : drawingNamed(name)
  return drawing ? { ...find, meaning: { is: 'thing', drawing } } : find
}

/** A basket of kittens, full of kittens, with kittens; but who is "in a sleigh with a reindeer" has taken the seat. */
const isFilling = (phrase: string, { last, isTaken }: Notes): boolean =>
  last !== undefined &&
  !(isTaken && phrase === 'with') &&
  VESSELS.test(last.name) &&
  FILLING.get(phrase)?.test(last.name) === true

const isPlural = ({ plural, meaning }: Find): boolean => plural && meaning?.is === 'thing'

const isTopping = (topped: Drawing | undefined, { last }: Notes): boolean =>
  topped !== undefined && last !== undefined && TOPPED.test(topped.name) && TOPPINGS.test(last.name)

function settle(notes: Notes, what: Place | Use): void {
  if (what === 'worn' || what === 'held' || what === 'eaten' || what === 'played') notes.useBack(what)
  else notes.placeBack(what, true)
}

/** Something somebody does that no page shows: a bear juggling. */
function cannotBeShown({ meaning }: Find, words: readonly Token[], tokens: readonly Token[], at: number): boolean {
  const [{ key }] = words as [Token]
  if (meaning?.is !== 'filler' || words.length > 1 || !/^.{3,}ing$/.test(key) || STILL.has(key)) return false
  const tables = [PLACES, USES, MEETINGS, DOINGS, HAVING, FLYING, SLEEPING, STEERING]
  const from = at - words.length
  return (
    !tables.some((table) => table.has(key)) && !propAt(tokens, from) && deedsOf(tokens.slice(from, at + 1)).length === 0
  )
}

/** A house with climbing roses: nobody climbs. */
const isAdjective = ({ key }: Token, before: Token | undefined): boolean =>
  PLACES.has(key) && key.endsWith('ing') && (before?.key === 'with' || BEFORE_OBJECT.has(before?.key ?? ''))

/** "A sleeping bear", whoever was named before. */
const describesNext = ({ key }: Token, before: Token | undefined): boolean =>
  key.endsWith('ing') && BEFORE_OBJECT.has(before?.key ?? '')

const phraseOf = (words: readonly Token[]): string => words.map(({ key }) => key).join(' ')

const isVerbal = ({ meaning }: Find): boolean => meaning?.is === 'filler' || meaning?.is === 'setting'

/** Notes one find; whether it was a noun. */
function take(notes: Notes, { meaning, plural }: Find, tokens: readonly Token[], afterNoun: boolean): boolean {
  const word = tokens.map(({ text }) => text).join(' ')
  const said = { word, key: tokens.map(({ key }) => key).join(' ') }
  switch (meaning?.is) {
    case 'thing':
    case 'group':
    case 'category':
    case 'company':
      notes.noun(meaning, said, plural, afterNoun)
      return true
    case 'setting':
      if (afterNoun && GROWING.test(notes.last?.kind ?? '') && FIELD.has(said.key)) notes.multiply(MANY_IN_FIELD)
      notes.setting({ ...meaning, word })
      return false
    case 'absent':
    case undefined:
      notes.missing(said, plural, meaning)
      return true
    case 'count':
      notes.say({
        count: meaning.count,
        vague: meaning.vague,
        each: meaning.each === true,
        counted: isCounted(meaning, said.key) ? word : undefined,
      })
      return false
    case 'size':
      notes.say({ size: meaning.size })
      return false
    case 'costume':
      notes.dress(meaning, said, afterNoun || meaning.isAfter === true)
      return afterNoun
    case 'filler':
      pass(notes, said.key, tokens[0]?.key ?? '')
      return false
  }
}

/** Whether it says how many there are, as nobody would of "only hearts" or "a single rose". */
const isCounted = ({ vague, each, count }: Extract<Meaning, { is: 'count' }>, key: string): boolean =>
  !vague && !each && (count > 1 || key === 'one' || key === '1')

function pass(notes: Notes, phrase: string, key: string): void {
  if (PARTING.has(key)) notes.part(notes.listing || LISTING.has(key))
  if (key === 'a' || key === 'an') notes.say(ONE)
  if (UNCOUNTING.has(key)) notes.say({ count: undefined, counted: undefined })
  const place = PLACES.get(phrase)
  const use = USES.get(phrase)
  if (STEERING.has(key)) notes.place('crew')
  if (place) notes.place(place)
  if (use) notes.use(use)
  if (FLYING.has(key)) notes.use('held')
  if (HAVING.has(key)) notes.use('having')
  if (COMPARING.has(phrase)) notes.do({ size: 'huge' }, true)
  if (SPARING.has(key)) notes.spare('anything')
  if (key === 'for') notes.spare('person')
}

/** "A" begins a noun of its own. */
const ONE = { ...NOTHING, count: 1 } as const
