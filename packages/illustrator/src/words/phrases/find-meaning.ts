import pluralize from 'pluralize'
import type { Drawing } from '../../library/drawing.ts'
import { clockAt } from '../../library/own/clock.ts'
import {
  BEFORE_VERB,
  DESCRIBING_ANIMAL,
  DESCRIBING_NOUN,
  NOUN_OR_VERB,
  VERB_BY_PLACE,
} from '../tables/grammar/ambiguous.ts'
import { FILLER_ENDING, NOUNS_LIKE_FILLER } from '../tables/grammar/filler-words.ts'
import { BEFORE_OBJECT, PLACES } from '../tables/grammar/relations.ts'
import { singularOf } from '../tokens/singular.ts'
import type { Token } from '../tokens/tokens.ts'
import { costumeAt } from './costume.ts'
import { figuresAt } from './figures.ts'
import { lexicon, type Meaning } from './lexicon.ts'
import { meaningOfMisspelt } from './misspelling.ts'
import { speakerAt } from './speaker.ts'

export interface Find {
  readonly meaning: Meaning | undefined
  /** How many tokens it takes. */
  readonly length: number
  /** Its last word is a plural of what was found. */
  readonly plural: boolean
}

const LONGEST_PHRASE = 5
/** Shorter pieces are not put together: "be an" is no bean. */
const SHORTEST_PIECE = 3

const FILLER: Meaning = { is: 'filler' }

/** What the words from a position on mean, the longest phrase first. */
export function findMeaning(tokens: readonly Token[], at: number, afterNoun: boolean): Find {
  const first = tokens[at]
  if (first === undefined || first.kind === 'symbol') return { meaning: FILLER, length: 1, plural: false }
  const speaker = speakerAt(tokens, at)
  if (speaker) return { meaning: speaker, length: 1, plural: false }
  if (first.kind === 'emoji') return { meaning: meaningOfEmoji(first.key), length: 1, plural: false }
  const [, hour, minute] = /^clock at (\d+) (\d+)$/.exec(first.key) ?? []
  if (hour)
    return { meaning: { is: 'thing', drawing: clockAt(Number(hour), Number(minute)) }, length: 1, plural: false }
  const figures = figuresAt(tokens, at)
  if (figures) return { meaning: figures.drawing && ofSchool(figures.drawing), length: figures.length, plural: false }
  for (let length = phraseLength(tokens, at); length > 1; length--) {
    const words = tokens.slice(at, at + length)
    const find = findPhrase(words.map(withPossessive)) ?? findPhrase(words.map(({ key }) => key))
    if (find && !(find.meaning?.is === 'absent' && endsInVerb(tokens, at + length))) return { ...find, length }
  }
  if (first.kind === 'number') return { meaning: numberMeaning(first.key), length: 1, plural: false }
  const singular = singularOf(first.key)
  const before = tokens[at - 1]
  const isAfterVerb = before !== undefined && BEFORE_VERB.has(before.key)
  if (NOUN_OR_VERB.has(singular) && (afterNoun || isAfterVerb)) return { meaning: FILLER, length: 1, plural: false }
  if (VERB_BY_PLACE.has(singular) && (isAfterVerb || isVerbBetween(before, tokens[at + 1], afterNoun)))
    return { meaning: FILLER, length: 1, plural: false }
  if (isShaping(tokens, at)) return { meaning: FILLER, length: 2, plural: false }
  const costume = costumeAt(tokens, at, (other) => drawingOf(tokens[other]))
  if (costume) return { meaning: costume, length: 1, plural: false }
  const describing = DESCRIBING_NOUN.has(first.key)
  const next = describing || DESCRIBING_ANIMAL.has(first.key) ? nounAfter(tokens, at) : undefined
  if (next && describing) return { meaning: FILLER, length: 1, plural: false }
  if (next?.is === 'thing' && /animal-|face-costume/.test(next.drawing.kind))
    return { meaning: first.key === 'baby' ? { is: 'size', size: 'small' } : FILLER, length: 1, plural: false }
  return { ...findWord(first.key, singular, isName(tokens, at)), length: 1 }
}

/** A zebra crossing the road is no zebra crossing. */
const endsInVerb = (tokens: readonly Token[], end: number): boolean =>
  /ing$/.test(tokens[end - 1]?.key ?? '') && BEFORE_OBJECT.has(tokens[end]?.key ?? '') && !tokens[end]?.apart

const ofSchool = (drawing: Drawing): Meaning => ({ is: 'group', drawings: [drawing], theme: 'school' })

/** A heart-shaped padlock is a padlock. */
const isShaping = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1]
  return (
    next !== undefined && !next.apart && /^(?:shaped|shape)$/.test(next.key) && nounAfter(tokens, at + 1) !== undefined
  )
}

/** "Kids cross the street", "plant a flag"; in "a cat a dog" there is only a comma missing. */
function isVerbBetween(before: Token | undefined, next: Token | undefined, afterNoun: boolean): boolean {
  if (next === undefined || next.apart) return false
  const hasObject = BEFORE_OBJECT.has(next.key)
  const isAfterMany = afterNoun && before !== undefined && pluralize.isPlural(before.key)
  return (isAfterMany && PLACES.has(next.key)) || (hasObject && !BEFORE_OBJECT.has(before?.key ?? ''))
}

/** What a word by itself is drawn as. */
function drawingOf(token: Token | undefined): Drawing | undefined {
  const { phrases } = lexicon()
  const meaning = token?.kind === 'word' ? (phrases.get(token.key) ?? phrases.get(singularOf(token.key))) : undefined
  return meaning?.is === 'thing' ? meaning.drawing : undefined
}

/** The tables write "noahs ark". */
const withPossessive = ({ text, key }: Token): string => (/['’]s$/iu.test(text) ? `${key}s` : key)

function phraseLength(tokens: readonly Token[], at: number): number {
  let length = 1
  while (length < LONGEST_PHRASE) {
    const next = tokens[at + length]
    if (next === undefined || next.apart || next.kind === 'emoji' || next.kind === 'symbol') break
    length++
  }
  return length
}

function findPhrase(keys: readonly string[]): Omit<Find, 'length'> | undefined {
  const { phrases, compounds } = lexicon()
  const phrase = keys.join(' ')
  const exact = phrases.get(phrase)
  if (exact) return { meaning: exact, plural: false }
  const last = keys[keys.length - 1] ?? ''
  const singular = singularOf(last)
  const singularPhrase = [...keys.slice(0, -1), singular].join(' ')
  const one = phrases.get(singularPhrase)
  if (one) return { meaning: one, plural: singular !== last }
  if (keys.some((key) => key.length < SHORTEST_PIECE)) return undefined
  const joined = phrase.replaceAll(' ', '')
  const compound = phrases.get(joined) ?? compounds.get(joined)
  if (compound) return { meaning: compound, plural: false }
  const joinedSingular = singularPhrase.replaceAll(' ', '')
  const oneCompound = phrases.get(joinedSingular) ?? compounds.get(joinedSingular)
  return oneCompound && { meaning: oneCompound, plural: true }
}

/** A capital within a sentence begins a name, which is spelt as it is. */
const isName = (tokens: readonly Token[], at: number): boolean => {
  const { text, apart } = tokens[at] as Token
  return at > 0 && !apart && /^\p{Lu}\p{Ll}/u.test(text) && tokens.some((other) => /^\p{Ll}{2}/u.test(other.text))
}

function findWord(key: string, singular: string, named: boolean): Omit<Find, 'length'> {
  const { phrases, compounds } = lexicon()
  const exact = phrases.get(key) ?? compounds.get(key)
  const one = phrases.get(singular) ?? compounds.get(singular)
  if (exact) return { meaning: exact, plural: singular !== key && sameThing(exact, one) }
  if (one) return { meaning: one, plural: true }
  const misspelt = named ? undefined : meaningOfMisspelt(key)
  if (misspelt) return { meaning: misspelt, plural: false }
  // Children double plurals: mices, sheeps.
  const again = phrases.get(singularOf(singular))
  if (again) return { meaning: again, plural: true }
  const misspeltPlural = named ? undefined : meaningOfMisspelt(singular)
  if (misspeltPlural) return { meaning: misspeltPlural, plural: true }
  return { meaning: isFiller(key, singular) ? FILLER : undefined, plural: false }
}

/** Whether "wolves" is only the plural of a word, unlike "grapes", which are drawn as one. */
const sameThing = (many: Meaning, one: Meaning | undefined): boolean =>
  many.is === 'thing' && one?.is === 'thing' && many.drawing === one.drawing && !pluralize.isPlural(many.drawing.name)

const isFiller = (key: string, singular: string): boolean =>
  /^\p{Script=Latin}$/u.test(key) || (FILLER_ENDING.test(key) && !NOUNS_LIKE_FILLER.has(singular))

function nounAfter(tokens: readonly Token[], at: number): Meaning | undefined {
  const next = tokens[at + 1]
  if (next === undefined || next.apart || next.kind !== 'word') return undefined
  const { meaning } = findMeaning(tokens, at + 1, false)
  return meaning && ['thing', 'group', 'category', 'absent'].includes(meaning.is) ? meaning : undefined
}

function numberMeaning(key: string): Meaning {
  const number = Number.parseInt(key, 10)
  return /^\d{1,3}$/.test(key) && number > 0 ? { is: 'count', count: number, vague: false } : FILLER
}

/** Where a joined emoji is not known, its parts may be: man, woman and girl make a family. */
function meaningOfEmoji(key: string): Meaning | undefined {
  const { emoji } = lexicon()
  const drawings = (emoji.has(key) ? [key] : key.split('-200D-')).flatMap((part) => emoji.get(part) ?? [])
  const [drawing] = drawings
  if (drawing) return drawings.length === 1 ? { is: 'thing', drawing } : { is: 'group', drawings, theme: undefined }
  // Signs such as © and ™ count as pictures, too.
  return Number.parseInt(key, 16) < 0x2300 ? FILLER : undefined
}
