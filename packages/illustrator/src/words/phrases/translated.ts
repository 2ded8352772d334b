import { wordList } from '../tables/english.ts'
import { LANGUAGES } from '../tables/languages.ts'
import { singularOf } from '../tokens/singular.ts'
import { phraseKey, type Token } from '../tokens/tokens.ts'
import { type Dictionary, dictionaries } from './dictionaries.ts'
import { lexicon } from './lexicon.ts'
import { longestPhrase } from './phrase-book.ts'
import { runOf } from './run-of.ts'
import { stemmed } from './stemmed.ts'

/** Foreign words that are English words or names, too, though no table knows them. */
const ALSO_ENGLISH = wordList('also-english')

/** "L'ours" is "ours" with an article. */
const ARTICLE = new RegExp(
  `^(?:${LANGUAGES.flatMap(({ joined }) => joined.map(({ source }) => source)).join('|')})`,
  'iu',
)

/**
 * The tokens with English keys where they are words of another language. A word is taken for foreign where it is no
 * English one, or where the rest of the prompt is in that language: "un rat et une rose", but "a rat and a rose".
 */
export function translated(tokens: readonly Token[]): Token[] {
  // Nearly every prompt in English is, and need not wait until the dictionaries of all other languages are made.
  if (tokens.every(isEnglish)) return [...tokens]
  const words = stemmed(tokens.flatMap(runOf).map(withoutArticle))
  const english = new Set(words.filter(isEnglish))
  if (english.size === words.length) return words
  const language = languageOf(words, english)
  const result: Token[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = (language && phraseAt(words, at, language)) ?? foreignAt(words, at)
    result.push(...(phrase ? [phrase.token] : words.slice(at, at + 1)))
    at += phrase?.length ?? 1
  }
  return result
}

/** A phrase as one token, and how many it takes. */
interface Phrase {
  readonly token: Token
  readonly length: number
}

/** A word that is foreign in any prompt. */
function foreignAt(words: readonly Token[], at: number): Phrase | undefined {
  const first = words[at]
  if (first === undefined || isEnglish(first) || ALSO_ENGLISH.has(first.key)) return undefined
  return phraseAt(words, at, dictionaries().any)
}

/** The longest phrase from there on that a dictionary has, as one English token. */
function phraseAt(words: readonly Token[], at: number, dictionary: Dictionary): Phrase | undefined {
  const first = words[at]
  const found = first?.kind === 'word' ? longestPhrase(dictionary, words, at) : undefined
  if (first === undefined || found === undefined) return undefined
  const { meaning: key, length } = found
  const text = words.slice(at, at + length).map((word) => word.text)
  return { token: { ...first, text: text.join(' '), key }, length }
}

/** The language most words are of, unless more of them are English. */
function languageOf(tokens: readonly Token[], english: ReadonlySet<Token>): Dictionary | undefined {
  const words = tokens.filter(({ kind }) => kind === 'word')
  let best: Dictionary | undefined
  let most = 0
  for (const dictionary of dictionaries().each) {
    const own = new Set(ownWords(words, dictionary))
    if (own.size <= most) continue
    const others = words.filter((word) => !own.has(word) && english.has(word)).length
    const foreign = [...own].filter((word) => !english.has(word))
    const surely = foreign.some((word) => !ALSO_ENGLISH.has(word.key))
    if (others === 0 ? foreign.length > 0 : surely && own.size > others) {
      best = dictionary
      most = own.size
    }
  }
  return best
}

function ownWords(words: readonly Token[], dictionary: Dictionary): Token[] {
  const own: Token[] = []
  for (let at = 0; at < words.length; ) {
    const length = phraseAt(words, at, dictionary)?.length ?? 0
    own.push(...words.slice(at, at + length))
    at += Math.max(1, length)
  }
  return own
}

function isEnglish({ kind, text, key }: Token): boolean {
  if (kind !== 'word') return true
  // Accents tell a bär from a bar.
  if (!/^[\w'’]+$/.test(text)) return false
  if (key.length === 1) return true
  const { phrases, compounds } = lexicon()
  return phrases.has(key) || compounds.has(key) || phrases.has(singularOf(key))
}

function withoutArticle(token: Token): Token {
  if (token.kind !== 'word' || !ARTICLE.test(token.text)) return token
  const { any } = dictionaries()
  const key = phraseKey(token.text.replace(ARTICLE, ''))
  return any.phrases.has(key) && !any.phrases.has(token.key) ? { ...token, key } : token
}
