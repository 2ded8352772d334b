import pluralize from 'pluralize'
import { CHINESE_AND_JAPANESE } from '../tables/languages/chinese-and-japanese.ts'
import { EVERYDAY_CHINESE_AND_JAPANESE } from '../tables/languages/everyday/chinese-and-japanese.ts'
import { FURTHER_CHINESE_AND_JAPANESE } from '../tables/languages/further/chinese-and-japanese.ts'
import type { CaseRow, Language, Vocabulary } from '../tables/languages/language.ts'
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

function* entriesOf(language: Language): Generator<Entry> {
  const { everyday, further, cases = [] } = language
  const nouns = [language.nouns, everyday.nouns, further.nouns].map((words) => Object.entries(words))
  const [first = [], second = [], third = []] = nouns
  yield* named([...first, ...second], language)
  yield* plain([language.small, everyday.small])
  yield* named(third, language)
  yield* plain([further.small])
  for (const [english, words] of nouns.flat())
    for (const [singular = ''] of words.split(',').map((word) => word.trim().split('/')))
      yield* declined(singular, english, cases)
}

type Row = readonly [english: string, words: string]

/** Nouns and their plurals. */
function* named(rows: readonly Row[], { pluralsOf }: Language): Generator<Entry> {
  for (const [english, words] of rows)
    for (const [singular = '', ...irregular] of words.split(',').map((word) => word.trim().split('/'))) {
      yield [phraseKey(singular), english]
      const plurals = irregular.length > 0 ? irregular : pluralsOf(singular)
      for (const plural of plurals) if (plural !== singular) yield [phraseKey(plural), manyOf(english)]
    }
}

function* plain(tables: readonly Vocabulary['small'][]): Generator<Entry> {
  for (const [english, words] of tables.flatMap((table) => Object.entries(table)))
    for (const word of words.split(',')) yield [phraseKey(word), english]
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
  const written = [FURTHER_CHINESE_AND_JAPANESE, EVERYDAY_CHINESE_AND_JAPANESE, CHINESE_AND_JAPANESE]
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
