import pluralize from 'pluralize'
import { CHINESE_AND_JAPANESE } from '../tables/languages/chinese-and-japanese.ts'
import { EVERYDAY_CHINESE_AND_JAPANESE } from '../tables/languages/everyday/chinese-and-japanese.ts'
import type { CaseRow, Language } from '../tables/languages/language.ts'
import { LANGUAGES } from '../tables/languages/languages.ts'
import { phraseKey } from '../tokens/tokens.ts'
import { type PhraseBook, phraseBook } from './phrase-book.ts'

/** English by foreign phrase, both as keys. */
export type Dictionary = PhraseBook<string>

interface Dictionaries {
  readonly each: readonly Dictionary[]
  /** Of all languages together. */
  readonly any: Dictionary
  /** Of the languages that leave no blanks, as they are written. */
  readonly runTogether: ReadonlyMap<string, string>
}

type Entry = readonly [foreign: string, english: string]

function* entriesOf({ nouns, small, everyday, pluralsOf, cases = [] }: Language): Generator<Entry> {
  const listed = [nouns, everyday.nouns].flatMap((words) => Object.entries(words))
  for (const [english, words] of listed)
    for (const [singular = '', ...irregular] of words.split(',').map((word) => word.trim().split('/'))) {
      yield [phraseKey(singular), english]
      const plurals = irregular.length > 0 ? irregular : pluralsOf(singular)
      for (const plural of plurals) if (plural !== singular) yield [phraseKey(plural), manyOf(english)]
    }
  for (const [english, words] of [small, everyday.small].flatMap((words) => Object.entries(words)))
    for (const word of words.split(',')) yield [phraseKey(word), english]
  for (const [english, words] of listed)
    for (const [singular = ''] of words.split(',').map((word) => word.trim().split('/')))
      yield* declined(singular, english, cases)
}

/** Shorter nouns with an ending are too often another word. */
const SHORTEST_DECLINED = 3

/** The other cases of a noun of one word. */
function* declined(noun: string, english: string, cases: readonly CaseRow[]): Generator<Entry> {
  if (noun.length < SHORTEST_DECLINED || noun.includes(' ')) return
  for (const [ending, one, many] of cases) {
    const at = noun.search(ending)
    if (at < 0) continue
    const stem = phraseKey(noun.slice(0, at))
    for (const other of endingsOf(one)) yield [stem + other, english]
    for (const other of endingsOf(many)) yield [stem + other, manyOf(english)]
  }
}

const endings = new Map<string, readonly string[]>()

/** The endings of a row, as they are in keys. */
function endingsOf(row: string): readonly string[] {
  const known = endings.get(row) ?? row.split(' ').filter(Boolean).map(phraseKey)
  endings.set(row, known)
  return known
}

const plurals = new Map<string, string>()

/** Remembered: it tries a hundred rules, and a noun has many forms. */
function manyOf(english: string): string {
  const known = plurals.get(english) ?? pluralOf(english)
  plurals.set(english, known)
  return known
}

/** "Fishes" says that there are several, "fish" does not. */
function pluralOf(english: string): string {
  const many = pluralize.plural(english)
  if (many !== english || pluralize.singular(english) !== english) return many
  if (english.endsWith('s')) return english
  return /(?:sh|x)$/.test(english) ? `${english}es` : `${english}s`
}

function build(): Dictionaries {
  const each = LANGUAGES.map((language) => phraseBook(entriesOf(language)))
  const written = [EVERYDAY_CHINESE_AND_JAPANESE, CHINESE_AND_JAPANESE]
    .flatMap((words) => Object.entries(words))
    .flatMap(([english, words]) => words.split(' ').map((word) => [word, english] as const))
  return { each, any: phraseBook(together(each)), runTogether: new Map(written) }
}

function* together(books: readonly Dictionary[]): Generator<Entry> {
  for (const { phrases } of books) yield* phrases
}

let built: Dictionaries | undefined

/** Made on first use, like the lexicon. */
export function dictionaries(): Dictionaries {
  built ??= build()
  return built
}
