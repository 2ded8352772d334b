import type { ThemeName } from '../../themes/theme-name.ts'
import { findMeaning } from '../phrases/find-meaning.ts'
import { AFTER_TEXT, BEFORE_TEXT, NAMING, READING, SAYING, SPOKEN, WHOSE } from '../tables/grammar/lettering.ts'
import type { Token } from '../tokens/tokens.ts'
import type { Remark } from './mentions.ts'

/** What is to be read on a page, which no page shows, and the words that are left for what is drawn. */
interface Lettering {
  readonly tokens: readonly Token[]
  readonly remarks: readonly Remark[]
  /** The words that ask for it, as they were written: no part of a title. */
  readonly said: readonly (readonly string[])[]
}

/** Most words of it. */
const LONGEST = 8

interface Found {
  /** Where the text begins, and where it ends. */
  readonly text: number
  readonly end: number
}

/** Takes out of a prompt what is to be read on its page: "that says Happy Birthday", "the name MIA". */
export function letteringOf(tokens: readonly Token[]): Lettering {
  const left: Token[] = []
  const remarks: Remark[] = []
  const said: string[][] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    const found = textAfter(tokens, at)
    if (!found) {
      left.push(token)
      at++
      continue
    }
    // "That" and "with the" lead to it.
    for (let lead = leadOf(tokens, at); lead < at; lead++) left.pop()
    const words = tokens.slice(found.text, found.end)
    const text = words.map((word) => word.text).join(' ')
    const word = words.length > 0 ? `the letters ${text}` : `${tokens[at - 1]?.text} ${token.text}`
    remarks.push({ is: 'missing', word, theme: themeOf(words), mention: undefined })
    said.push(tokens.slice(leadOf(tokens, at), found.end).map((one) => one.text))
    left.push({ ...token, text: '', key: '·', kind: 'symbol', apart: left.length > 0 && token.apart })
    at = found.end
  }
  return { tokens: remarks.length === 0 ? left : withoutManner(left), remarks, said }
}

/** "In bubble letters" only says how it is written. */
function withoutManner(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ key }) => /^letter(?:s|ing)?$/.test(key))
  const from = tokens.findLastIndex(({ key }, i) => key === 'in' && i < at && at - i <= LONGEST_MANNER)
  return at < 0 ? [...tokens] : tokens.filter((_, i) => i !== at && (from < 0 || i < from || i > at))
}

/** Words of "in big bubble letters". */
const LONGEST_MANNER = 3

/** "MIA in bubble letters": capitals before that. */
function isInLetters(tokens: readonly Token[], at: number): boolean {
  const manner = tokens.slice(at + 1, at + 2 + LONGEST_MANNER).map(({ key }) => key)
  return /^\p{Lu}{2,}$/u.test(tokens[at]?.text ?? '') && manner[0] === 'in' && manner.includes('letters')
}

const LEADING: ReadonlySet<string> = new Set(['that', 'which', 'with', 'the', 'a', 'and', 'my', 'her', 'his', 'for'])

/** Where the words begin that lead to it. */
function leadOf(tokens: readonly Token[], at: number): number {
  let from = at
  while (from > 0 && LEADING.has(tokens[from - 1]?.key ?? '') && !tokens[from]?.apart) from--
  return from
}

function textAfter(tokens: readonly Token[], at: number): Found | undefined {
  const { key, kind, quoted } = tokens[at] as Token
  if (kind !== 'word' || quoted) return undefined
  if (isInLetters(tokens, at)) return { text: at, end: at + 1 }
  let text = at + 1
  while (BEFORE_TEXT.has(tokens[text]?.key ?? '') && !tokens[text]?.quoted && isPlain(tokens[text])) text++
  const first = tokens[text]
  const isThere = first !== undefined && !first.apart && first.kind !== 'emoji'
  const asks =
    (isThere && first.quoted && (SAYING.has(key) || READING.has(key) || NAMING.has(key))) ||
    (isThere && SAYING.has(key) && !SPOKEN.has(first.key) && !AFTER_TEXT.has(first.key)) ||
    (isThere && NAMING.has(key) && isName(tokens, at, text))
  if (asks) return { text, end: endOf(tokens, text) }
  const isWhose = /^names?$/.test(key) && WHOSE.has(tokens[at - 1]?.key ?? '')
  return isWhose && (tokens[at + 1] === undefined || tokens[at + 1]?.apart || AFTER_TEXT.has(tokens[at + 1]?.key ?? ''))
    ? { text: at + 1, end: at + 1 }
    : undefined
}

/** Small letters: "A" may be what is to be read. */
const isPlain = (token: Token | undefined): boolean => token !== undefined && token.text === token.text.toLowerCase()

/** After "letters" only what stands in capitals; after "the name" and "the word" whatever is no phrase of its own. */
function isName(tokens: readonly Token[], at: number, text: number): boolean {
  const first = tokens[text] as Token
  if (first.kind !== 'word' || AFTER_TEXT.has(first.key) || first.key.length < 2) return false
  if (/^(?:tag|plate|badge|card|label|sign|search|game)s?$/.test(first.key)) return false
  if (/^\p{Lu}/u.test(first.text)) return true
  return (
    /^(?:name|word)s?$/.test(tokens[at]?.key ?? '') && /^(?:the|a|my|her|his|with)$/.test(tokens[at - 1]?.key ?? '')
  )
}

function endOf(tokens: readonly Token[], text: number): number {
  const isQuoted = tokens[text]?.quoted === true
  let end = text + 1
  while (end < tokens.length && end - text < LONGEST) {
    const [token, next] = [tokens[end] as Token, tokens[end + 1]]
    if (isQuoted ? !token.quoted : token.apart) break
    // "Mum and Dad" is one text.
    const goesOn = token.key === 'and' && next !== undefined && /^\p{Lu}/u.test(next.text)
    if (!isQuoted && AFTER_TEXT.has(token.key) && !goesOn) break
    end++
  }
  return end
}

/** A birthday card is for a birthday, whoever can read it. */
function themeOf(words: readonly Token[]): ThemeName | undefined {
  const { meaning } = words.length > 0 ? findMeaning(words, 0, false) : { meaning: undefined }
  return meaning?.is === 'setting' || meaning?.is === 'company' ? meaning.theme : undefined
}
