import pluralize from 'pluralize'
import { CHINESE_AND_JAPANESE } from '../tables/languages/chinese-and-japanese.ts'
import type { Language } from '../tables/languages/language.ts'
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

function* entriesOf({ nouns, small, pluralsOf }: Language): Generator<readonly [foreign: string, english: string]> {
  for (const [english, words] of Object.entries(nouns))
    for (const [singular = '', ...irregular] of words.split(',').map((word) => word.trim().split('/'))) {
      yield [phraseKey(singular), english]
      const plurals = irregular.length > 0 ? irregular : pluralsOf(singular)
      for (const plural of plurals) if (plural !== singular) yield [phraseKey(plural), manyOf(english)]
    }
  for (const [english, words] of Object.entries(small))
    for (const word of words.split(',')) yield [phraseKey(word), english]
}

/** "Fishes" says that there are several, "fish" does not. */
function manyOf(english: string): string {
  const many = pluralize.plural(english)
  if (many !== english || pluralize.singular(english) !== english) return many
  return /(?:sh|s|x)$/.test(english) ? `${english}es` : `${english}s`
}

function build(): Dictionaries {
  const each = LANGUAGES.map((language) => phraseBook(entriesOf(language)))
  const written = Object.entries(CHINESE_AND_JAPANESE).flatMap(([english, words]) =>
    words.split(' ').map((word) => [word, english] as const),
  )
  return { each, any: phraseBook(each.flatMap(({ phrases }) => [...phrases])), runTogether: new Map(written) }
}

let built: Dictionaries | undefined

/** Made on first use, like the lexicon. */
export function dictionaries(): Dictionaries {
  built ??= build()
  return built
}
