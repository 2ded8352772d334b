import pluralize from 'pluralize'
import {
  chineseAndJapanese,
  type Ending,
  LANGUAGES,
  type Language,
  nounForms,
  type WordLine,
} from '../tables/languages.ts'
import { listed } from '../tables/table.ts'
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

/** What is written down comes before what rules make of it. */
function* entriesOf(language: Language): Generator<Entry> {
  const nouns = language.nouns().map(({ english, words }) => ({ english, forms: nounForms(words) }))
  for (const { english, forms } of nouns)
    for (const [singular, ...plurals] of forms) {
      yield [phraseKey(singular), english]
      for (const plural of plurals) if (plural !== singular) yield [phraseKey(plural), manyOf(english)]
    }
  yield* asWritten(language.otherWords())
  for (const { english, forms } of nouns)
    for (const [singular, ...plurals] of forms)
      if (plurals.length === 0)
        for (const plural of pluralsOf(singular, language)) yield [phraseKey(plural), manyOf(english)]
  for (const { english, forms } of nouns)
    for (const [singular] of forms) yield* declined(singular, english, language.cases)
}

function* asWritten(lines: readonly WordLine[]): Generator<Entry> {
  for (const { english, words } of lines) for (const word of listed(words)) yield [phraseKey(word), english]
}

function pluralsOf(noun: string, { plurals }: Language): readonly string[] {
  for (const { ending, several } of plurals) {
    const at = noun.search(ending)
    if (at >= 0) return several.map((other) => noun.slice(0, at) + other)
  }
  return []
}

/** Shorter nouns with an ending are too often another word. */
const SHORTEST_DECLINED = 3

/** The other cases of a noun of one word. */
function* declined(noun: string, english: string, cases: readonly Ending[]): Generator<Entry> {
  if (noun.length < SHORTEST_DECLINED || noun.includes(' ')) return
  for (const { ending, one, several } of cases) {
    const at = noun.search(ending)
    if (at < 0) continue
    const stem = phraseKey(noun.slice(0, at))
    for (const other of one) yield [stem + endingKey(other), english]
    for (const other of several) yield [stem + endingKey(other), manyOf(english)]
  }
}

const endings = new Map<string, string>()

/** An ending as it is in keys; remembered, for there are few. */
function endingKey(ending: string): string {
  const known = endings.get(ending) ?? phraseKey(ending)
  endings.set(ending, known)
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
  const runTogether = new Map(
    chineseAndJapanese().flatMap(({ english, words }) => listed(words).map((word) => [word, english] as const)),
  )
  return { each, any: phraseBook(together(each)), runTogether }
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
