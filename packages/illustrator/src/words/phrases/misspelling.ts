import { wordList } from '../tables/english.ts'
import { DOINGS, FLYING, PLACES, SLEEPING, STEERING, USES } from '../tables/grammar/relations.ts'
import { DEEDS, PROPS } from '../tables/scenes.ts'
import type { Meaning } from './lexicon.ts'
import { lexicon } from './lexicon.ts'

/** Shorter words have too many neighbours: "bear" and "pear", "boat" and "goat". */
const SHORTEST = 5

/** From here on a letter may be doubled or single by mistake: "lama", "pupy", "frogg". */
const SHORTEST_DOUBLED = 4

interface Spellings {
  /** Words by themselves with every letter single. */
  readonly single: ReadonlyMap<string, readonly string[]>
  /** Words by each form with one letter left out, and by themselves. */
  readonly near: ReadonlyMap<string, readonly string[]>
  /** Words by their sound; undefined where two sound alike. */
  readonly sounds: ReadonlyMap<string, string | undefined>
}

let built: Spellings | undefined

/** The word that a child may have meant: one letter wrong, or written as it sounds. */
export function wordMeant(word: string): string | undefined {
  if (word.length < SHORTEST_DOUBLED || !/^[a-z]+$/.test(word) || isSpeltWell(word)) return undefined
  built ??= build()
  return word.length < SHORTEST ? meantDoubled(word, built) : (meantAlike(word, built) ?? meantDoubled(word, built))
}

/** What that word means. */
export function meaningOfMisspelt(word: string): Meaning | undefined {
  const meant = wordMeant(word)
  return meant === undefined ? undefined : (lexicon().phrases.get(meant) ?? lexicon().compounds.get(meant))
}

function meantAlike(word: string, { near, sounds }: Spellings): string | undefined {
  const heard = sounds.get(soundOf(word))
  if (heard !== undefined) return heard
  const candidates = shortenings(word).flatMap((form) => near.get(form) ?? [])
  return candidates.find((other) => oneSlip(word, other))
}

/** The one word that has a letter twice which is written once, or once which is written twice. */
function meantDoubled(word: string, { single }: Spellings): string | undefined {
  const [meant, ...others] = (single.get(withSingleLetters(word)) ?? []).filter(
    (other) => Math.abs(other.length - word.length) === 1,
  )
  return others.length === 0 ? meant : undefined
}

const withSingleLetters = (word: string): string => word.replace(/([a-z])\1+/g, '$1')

/** The verb that a child may have meant, where one alone is a slip away: "fliying" is flying, "barking" is not baking. */
export function verbMeant(word: string): string | undefined {
  if (word.length <= SHORTEST || !/^[a-z]+ing?$/.test(word) || isSpeltWell(word) || lexicon().phrases.has(word))
    return undefined
  const [verb, ...others] = VERBS.filter((one) => oneSlip(word, one))
  return others.length === 0 ? verb : undefined
}

const VERBS = [...new Set([...PLACES.keys(), ...USES.keys(), ...DOINGS.keys(), ...FLYING, ...SLEEPING])].filter(
  (verb) => /^[a-z]{3,}ing$/.test(verb),
)

/** What people do, by the tables that say how it is shown. */
const DONE: ReadonlySet<string> = new Set([
  ...VERBS,
  ...[PLACES, USES, DOINGS].flatMap((table) => [...table.keys()]),
  ...[FLYING, SLEEPING, STEERING].flatMap((words) => [...words]),
  ...PROPS.flatMap(({ words }) => words.split(/[ ,]+/)),
  ...DEEDS.flatMap(({ words }) => words.split(/[ ,]+/)),
])

/** With its endings: brackets, boxed. */
const isSpeltWell = (word: string): boolean =>
  REAL_WORDS.has(word) ||
  DONE.has(word) ||
  ENDINGS.some((ending) => word.endsWith(ending) && REAL_WORDS.has(word.slice(0, -ending.length)))

/** English words that are one letter away from something with a meaning here, and are not meant by it. */
const REAL_WORDS = wordList('real-words')

const ENDINGS = ['s', 'es', 'd', 'ed', 'ing']

function build(): Spellings {
  const near = new Map<string, string[]>()
  const sounds = new Map<string, string | undefined>()
  const single = new Map<string, string[]>()
  const { phrases, compounds } = lexicon()
  for (const [word, meaning] of [...phrases, ...compounds]) {
    if (word.length < SHORTEST_DOUBLED || !/^[a-z]+$/.test(word) || ['filler', 'count', 'size'].includes(meaning.is))
      continue
    file(single, withSingleLetters(word), word)
    if (word.length < SHORTEST) continue
    for (const form of shortenings(word)) file(near, form, word)
    const sound = soundOf(word)
    sounds.set(sound, sounds.has(sound) && sounds.get(sound) !== word ? undefined : word)
  }
  return { single, near, sounds }
}

function file(index: Map<string, string[]>, form: string, word: string): void {
  const words = index.get(form)
  if (words) words.push(word)
  else index.set(form, [word])
}

const shortenings = (word: string): string[] => [
  word,
  ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1)),
]

/** One letter more, less, other, or two swapped; never the first: children get it right, and it tells rhymes apart. */
function oneSlip(word: string, other: string): boolean {
  if (word[0] !== other[0]) return false
  let start = 0
  while (start < word.length && word[start] === other[start]) start++
  const rest = word.slice(start)
  const otherRest = other.slice(start)
  const swapped = rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2)
  return swapped || rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1)
}

/** Roughly how a word sounds in English: elefant, rinoceros, giraf, pinguin. */
const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/rh/g, 'r')
    .replace(/au/g, 'o')
    .replace(/ck|c(?=[^hei])|qu?/g, 'k')
    .replace(/z/g, 's')
    .replace(/y/g, 'i')
    .replace(/ie/g, 'i')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/(?<=[a-z]{3})e$/, '')
