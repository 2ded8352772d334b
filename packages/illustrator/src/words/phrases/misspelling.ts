import { REAL_WORDS } from '../tables/grammar/real-words.ts'
import { DOINGS, FLYING, JUMPING, PLACES, SLEEPING, STEERING, USES } from '../tables/grammar/relations.ts'
import { DEEDS } from '../tables/scenes/deeds.ts'
import { PROPS } from '../tables/scenes/props.ts'
import type { Meaning } from './lexicon.ts'
import { lexicon } from './lexicon.ts'

/** Shorter words have too many neighbours: "bear" and "pear", "boat" and "goat". */
const SHORTEST = 5

interface Spellings {
  /** Words by each form with one letter left out, and by themselves. */
  readonly near: ReadonlyMap<string, readonly string[]>
  /** Words by their sound; undefined where two sound alike. */
  readonly sounds: ReadonlyMap<string, string | undefined>
}

let built: Spellings | undefined

/** The meaning of the word that a child may have meant: one letter wrong, or written as it sounds. */
export function meaningOfMisspelt(word: string): Meaning | undefined {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word) || isSpeltWell(word)) return undefined
  built ??= build()
  const { near, sounds } = built
  const meant =
    sounds.get(soundOf(word)) ??
    shortenings(word)
      .flatMap((form) => near.get(form) ?? [])
      .find((other) => oneSlip(word, other))
  return meant === undefined ? undefined : (lexicon().phrases.get(meant) ?? lexicon().compounds.get(meant))
}

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
  ...[FLYING, JUMPING, SLEEPING, STEERING].flatMap((words) => [...words]),
  ...PROPS.flatMap(([, words]) => words.split(/[ ,]+/)),
  ...DEEDS.flatMap(({ words }) => words.split(/[ ,]+/)),
])

/** With its endings: brackets, boxed. */
const isSpeltWell = (word: string): boolean =>
  REAL_WORDS.has(word) ||
  DONE.has(word) ||
  ENDINGS.some((ending) => word.endsWith(ending) && REAL_WORDS.has(word.slice(0, -ending.length)))

const ENDINGS = ['s', 'es', 'd', 'ed', 'ing']

function build(): Spellings {
  const near = new Map<string, string[]>()
  const sounds = new Map<string, string | undefined>()
  const { phrases, compounds } = lexicon()
  for (const [word, meaning] of [...phrases, ...compounds]) {
    if (word.length < SHORTEST || !/^[a-z]+$/.test(word) || ['filler', 'count', 'size'].includes(meaning.is)) continue
    for (const form of shortenings(word)) {
      const words = near.get(form)
      if (words) words.push(word)
      else near.set(form, [word])
    }
    const sound = soundOf(word)
    sounds.set(sound, sounds.has(sound) && sounds.get(sound) !== word ? undefined : word)
  }
  return { near, sounds }
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
