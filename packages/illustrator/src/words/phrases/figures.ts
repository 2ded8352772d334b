import type { Drawing } from '../../library/drawing.ts'
import { signsInColumns, signsInRow } from '../../library/own/signs.ts'
import { EXACT_COUNTS } from '../tables/grammar/counts.ts'
import {
  COUNTING_TO,
  ENTRY_OF,
  FIGURE_NOUNS,
  LETTER_NOUNS,
  LISTED_WITH,
  OPERATIONS,
  UP_TO,
} from '../tables/grammar/figures.ts'
import type { Token } from '../tokens/tokens.ts'

/** Figures or letters to be drawn as such, and how many tokens they take; no drawing where there are too many. */
export interface Figures {
  readonly drawing: Drawing | undefined
  readonly length: number
}

/** What all letters are called, and which they are. */
const WHOLE = 'alphabet'
const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz']

/** More would be too small to colour. */
const MOST_ENTRIES = ALPHABET.length
const LONGEST_ENTRY = 4
const MOST_IN_SUM = 7

/** One of a list, a range or a sum: where its tokens end, and what joins it to the next. */
interface Entry {
  readonly value: string
  readonly end: number
}

/** "The numbers 4 and 5", "1 to 10", "letters A, B and C", "the alphabet", "2 + 3 = 5": from a position on, if so. */
export function figuresAt(tokens: readonly Token[], at: number): Figures | undefined {
  return sumAt(tokens, at) ?? listAt(tokens, at) ?? alphabetAt(tokens, at)
}

/** "The alphabet", "letters of the alphabet": all of it where none of its letters is named. */
function alphabetAt(tokens: readonly Token[], at: number): Figures | undefined {
  const named = tokens[at]?.key === WHOLE ? at : (openedAt(tokens, at)?.at ?? at)
  if (tokens[named]?.key !== WHOLE || letterAt(tokens, named + 1)) return undefined
  return { drawing: drawingOf(ALPHABET), length: named + 1 - at }
}

function listAt(tokens: readonly Token[], at: number): Figures | undefined {
  const opened = openedAt(tokens, at)
  const first = opened ?? { at, entry: numberAt }
  const values: string[] = []
  let isRange = false
  let end = first.at
  for (let next: Entry | undefined = first.entry(tokens, end); next; ) {
    values.push(...(isRange ? upTo(values.at(-1) ?? '', next.value) : [next.value]))
    end = next.end
    const link = linkAt(tokens, end)
    isRange = link?.is === 'range'
    next = link && first.entry(tokens, link.end)
  }
  const isCounting = opened !== undefined && COUNTING_TO.has(tokens[at]?.key ?? '')
  const all = isCounting && values.length === 1 ? upTo('0', values[0] ?? '') : values
  if (!opened && (all.length < 2 || !standsAlone(tokens, at, end))) return undefined
  // What the tables have is drawn as it always was.
  if (all.length === 0 || ['1', '1 2 3', 'a b c'].includes(all.join(' ')) || (all.length === 1 && all[0]?.length === 1))
    return undefined
  return { drawing: drawingOf(all), length: end - at }
}

/** Where the entries begin after "the numbers from", and what they are. */
function openedAt(tokens: readonly Token[], at: number) {
  const key = tokens[at]?.key ?? ''
  const entry = FIGURE_NOUNS.has(key) || COUNTING_TO.has(key) ? numberAt : LETTER_NOUNS.has(key) ? letterAt : undefined
  if (!entry) return undefined
  let next = at + 1
  while (ENTRY_OF.has(firstWord(tokens[next])) && tokens[next + 1]) next++
  return { at: next, entry }
}

const numberMeant = (word: string): number | undefined => (word === 'zero' ? 0 : EXACT_COUNTS.get(word))

function numberAt(tokens: readonly Token[], at: number): Entry | undefined {
  const token = tokens[at]
  if (token?.kind === 'number' && /^\d+$/.test(token.key)) return { value: String(Number(token.key)), end: at + 1 }
  const value = token?.kind === 'word' && !NOT_FIGURES.has(token.key) ? numberMeant(token.key) : undefined
  return value === undefined ? undefined : { value: String(value), end: at + 1 }
}

/** They count, but name no figure. */
const NOT_FIGURES = new Set(['both', 'twin', 'double', 'single', 'only', 'dozen', 'triplet'])

/** A letter, but no article: "the letter B and a bear". */
function letterAt(tokens: readonly Token[], at: number): Entry | undefined {
  const token = tokens[at]
  if (token?.kind !== 'word' || !/^[a-z]$/.test(token.key)) return undefined
  const next = tokens[at + 1]
  const isLinked = next && (UP_TO.has(next.key) || LISTED_WITH.has(next.key) || /^[a-z]$/.test(next.key))
  const isArticle = token.text === 'a' && next?.kind === 'word' && !next.apart && !isLinked
  return isArticle ? undefined : { value: token.key, end: at + 1 }
}

/** One token may stand for "to the" in English. */
const firstWord = (token: Token | undefined): string => token?.key.split(' ')[0] ?? ''

interface Link {
  readonly is: 'range' | 'list'
  readonly end: number
}

/** What joins two entries: "to", a dash, "and", a comma, or nothing but a blank. */
function linkAt(tokens: readonly Token[], at: number): Link | undefined {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (token === undefined) return undefined
  if (UP_TO.has(firstWord(token)) && !token.apart)
    return { is: 'range', end: at + (UP_TO.has(next?.key ?? '') ? 2 : 1) }
  if (LISTED_WITH.has(token.key)) return { is: 'list', end: at + 1 }
  const after = before?.after ?? ''
  if (/^\s*[-–—…~]|^\s*\.\./u.test(after)) return { is: 'range', end: at }
  return !token.apart || /^[\s,;/]*$/u.test(after) ? { is: 'list', end: at } : undefined
}

/** Those after the first, up to the last. */
function upTo(first: string, last: string): string[] {
  const isNumber = /^\d+$/.test(first)
  const [from, to] = [first, last].map((value) => (isNumber ? Number(value) : value.charCodeAt(0))) as [number, number]
  const step = to < from ? -1 : 1
  return Array.from({ length: Math.min(Math.abs(to - from), MOST_ENTRIES + 1) }, (_, i) => from + step * (i + 1)).map(
    (value) => (isNumber ? String(value) : String.fromCharCode(value)),
  )
}

/** Numbers without a noun, which count nothing: no "2 to 3 cats", no "ages 4 to 6". */
function standsAlone(tokens: readonly Token[], at: number, end: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[end]]
  const isPlain = tokens.slice(at, end).every(({ kind }) => kind === 'number') || tokens[at]?.kind === 'number'
  return (
    isPlain &&
    (before === undefined || tokens[at]?.apart === true) &&
    (after === undefined || after.apart || WITH.has(after.key))
  )
}

const WITH = new Set(['with', 'in', 'on', 'and', 'as', 'made'])

/** "2 + 3 = 5", "two plus three equals five". */
function sumAt(tokens: readonly Token[], at: number): Figures | undefined {
  const signs: string[] = []
  let [end, isSum] = [at, false]
  for (let next = numberAt(tokens, at); next; ) {
    signs.push(next.value)
    end = next.end
    const sign = signAt(tokens, end)
    const value = sign && numberAt(tokens, sign.end)
    if (sign && (value || sign.sign === '=')) signs.push(sign.sign)
    isSum ||= sign !== undefined && sign.sign !== '-'
    next = value
  }
  return isSum && signs.length > 2 ? { drawing: drawingOfSum(signs), length: end - at } : undefined
}

function signAt(tokens: readonly Token[], at: number): { readonly sign: string; readonly end: number } | undefined {
  const word = OPERATIONS.get(tokens[at]?.key ?? '')
  if (word !== undefined) return { sign: word, end: at + 1 }
  const [, written] = /^\s*([+=×÷*/:−–-])/u.exec(tokens[at - 1]?.after ?? '') ?? []
  return written === undefined ? undefined : { sign: OPERATIONS.get(written) ?? written, end: at }
}

const isDrawable = (entries: readonly string[], most: number): boolean =>
  entries.length <= most && entries.every((entry) => entry.length <= LONGEST_ENTRY)

const drawingOf = (entries: readonly string[]): Drawing | undefined =>
  isDrawable(entries, MOST_ENTRIES) ? signsInColumns(entries) : undefined

const drawingOfSum = (signs: readonly string[]): Drawing | undefined =>
  isDrawable(signs, MOST_IN_SUM) ? signsInRow(signs) : undefined
