import type { Detail, Style, Taste } from '../../asked/look.ts'
import { findMeaning } from '../phrases/find-meaning.ts'
import { longestPhrase, type PhraseBook, phraseBook } from '../phrases/phrase-book.ts'
import { AUDIENCES } from '../tables/grammar/audiences.ts'
import { SPARING } from '../tables/grammar/relations.ts'
import {
  ADULT_WORDS,
  CHILD_WORDS,
  DESCRIBING,
  DETAIL_WORDS,
  MANNERS,
  ORNATE_WORDS,
  STYLE_WORDS,
  TASTE_WORDS,
} from '../tables/grammar/styles.ts'
import { phraseKey, type Token } from '../tokens/tokens.ts'
import { audienceAt } from './audience.ts'
import { instructionsOf, type Part } from './instructions.ts'

/** One thing a prompt says about the look of its page. */
interface Asked {
  readonly style?: Style
  readonly detail?: Detail
  /** It asks for a manner that no page shows. */
  readonly manner?: true
  readonly taste?: Taste
  /** It says so of a thing that was named before. */
  readonly describes?: true
}

/** How a prompt wants its page to look, and the words that are left for what is on it. */
export interface AskedStyle {
  readonly style: Style | undefined
  readonly detail: Detail | undefined
  /** Of which kind its ornaments are to be, with the words for it. */
  readonly taste: { readonly is: Taste; readonly word: string } | undefined
  readonly tokens: readonly Token[]
  /** Words that only say whom the page is for, or how to draw it, as they were written: no part of a title. */
  readonly instructions: readonly (readonly string[])[]
  /** Manners of drawing that no page shows, as they were written. */
  readonly manners: readonly string[]
}

let built: PhraseBook<Asked> | undefined

function* entries(): Generator<readonly [string, Asked]> {
  for (const { is: style, words } of STYLE_WORDS) for (const phrase of words) yield [phraseKey(phrase), { style }]
  for (const { is: detail, words } of DETAIL_WORDS) for (const phrase of words) yield [phraseKey(phrase), { detail }]
  for (const phrase of MANNERS) yield [phraseKey(phrase), { detail: 3, manner: true }]
  for (const { is: taste, words } of TASTE_WORDS)
    for (const phrase of words) yield [phraseKey(phrase), { detail: 3, taste }]
  for (const phrase of ORNATE_WORDS) yield [phraseKey(phrase), { detail: 3, describes: true }]
}

/** Finds what a prompt says about its own look; of two words for the same the first one counts. */
export function askedStyleOf(tokens: readonly Token[]): AskedStyle {
  const left: Token[] = []
  const parts: Part[] = []
  const manners: string[] = []
  let asked: Asked = {}
  let taste: AskedStyle['taste']
  let named = false
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at] as Token
    const found = askedAt(tokens, at, named)
    const noun = findMeaning(tokens, at, false)
    const isAsked = found !== undefined && found.length >= noun.length
    const words = tokens.slice(at, at + (isAsked ? found.length : noun.length))
    if (isAsked) {
      asked = { ...found.meaning, ...asked }
      if (found.meaning.manner) manners.push(words.map(({ text }) => text).join(' '))
      if (found.meaning.taste)
        taste ??= {
          is: found.meaning.taste,
          word: words
            .map(({ text }) => text)
            .join(' ')
            .toLowerCase(),
        }
      const isPurpose = found.isAudience || isFor(first)
      parts.push({ words, is: isPurpose ? 'purpose' : found.meaning.style ? 'style' : 'detail' })
      // A word that says nothing stays, so that those around it do not become a phrase.
      // Who it is for may still follow: "for my two-year-old daughter".
      const isOpen = isPurpose && !words.some(({ key }) => AUDIENCES.has(key)) && !isNew(tokens[at + words.length])
      // Between a number and its noun it parts nothing: ten detailed ravens.
      const isAdjective = !isPurpose && !found.meaning.style
      left.push({ ...first, key: isOpen ? 'for' : isAdjective ? '·' : '&', kind: isOpen ? 'word' : 'symbol' })
    } else {
      left.push(...words)
      parts.push({ words, is: saysNothing(noun.meaning?.is) ? 'filler' : 'content' })
      named ||= isSomething(noun.meaning?.is)
    }
    at += words.length
  }
  const detail = asked.detail ?? (asked.style ? undefined : impliedDetail(tokens))
  return { style: asked.style, detail, taste, tokens: left, instructions: instructionsOf(parts), manners }
}

/** Some moods and subjects are an adult's own. */
function impliedDetail(tokens: readonly Token[]): Detail | undefined {
  const said = ` ${tokens.map(({ key }) => key).join(' ')} `
  const names = (phrases: readonly string[]): boolean => phrases.some((phrase) => said.includes(` ${phrase} `))
  return names(ADULT_WORDS) && !names(CHILD_WORDS) ? 3 : undefined
}

/** Whether something else begins: "for my 5 year old a princess". */
const isNew = (token: Token | undefined): boolean =>
  token === undefined || token.apart || ['a', 'an'].includes(token.key)

/** By itself: big outlines are for the illustrator as well. */
const saysNothing = (is: string | undefined): boolean => is === 'filler' || is === 'size'

const isSomething = (is: string | undefined): boolean =>
  is === undefined || ['thing', 'group', 'category', 'company', 'absent'].includes(is)

interface Found {
  readonly meaning: Asked
  readonly length: number
  readonly isAudience?: true
}

function askedAt(tokens: readonly Token[], at: number, named: boolean): Found | undefined {
  const first = tokens[at]
  if (first === undefined || isSpared(tokens, at)) return undefined
  const audience = audienceAt(tokens, at, named)
  const whom: Found | undefined = audience && {
    meaning: audience.detail ? { detail: audience.detail } : {},
    length: audience.length,
    isAudience: true,
  }
  built ??= phraseBook(entries())
  // A word of another language may be a whole phrase in English.
  const whole = first.key.includes(' ') ? built.phrases.get(first.key) : undefined
  const found = whole ? { meaning: whole, length: 1 } : longestPhrase(built, tokens, at)
  if (!found || (whom && whom.length >= found.length))
    return whom && { ...whom, meaning: { ...found?.meaning, ...whom.meaning } }
  const { style, describes } = found.meaning
  if (describes && !named) return undefined
  if (named && (style === 'pattern' || style === 'mandala') && describesThing(tokens, at)) return undefined
  return found
}

const isFor = ({ key }: Token): boolean => /^for\b/.test(key)

/** No frame, not too simple, without a pattern. */
const isSpared = (tokens: readonly Token[], at: number): boolean =>
  before(tokens, at, 2).some((key) => SPARING.has(key))

const describesThing = (tokens: readonly Token[], at: number): boolean =>
  before(tokens, at, 3).some((key) => DESCRIBING.has(key))

/** The keys right before, up to where a clause begins. */
function before(tokens: readonly Token[], at: number, most: number): string[] {
  const keys: string[] = []
  for (let i = at; i > 0 && keys.length < most && !tokens[i]?.apart; i--) keys.push(tokens[i - 1]?.key ?? '')
  return keys
}
