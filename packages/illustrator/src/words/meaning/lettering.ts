import type { LetterForm, Lettering, LetterKind } from '../../asked/lettering.ts'
import { withoutUnwritable } from '../../lettering/faces.ts'
import type { ThemeName } from '../../themes/theme-name.ts'
import { findMeaning } from '../phrases/find-meaning.ts'
import { spokenAs } from '../phrases/lettering-words.ts'
import { translated } from '../phrases/translated.ts'
import { PROMPT_LIMIT, type Token } from '../tokens/tokens.ts'
import { type LetteredText, letteredTextAt } from './lettered-text.ts'
import type { Remark } from './mentions.ts'

/** What a prompt says of letters: of which kind is left to the page where the words do not say it. */
export type AskedLettering = Omit<Lettering, 'kind'> & { readonly kind: LetterKind | undefined }

/** What is to be read on a page, and the words that are left for what is drawn. */
interface Found {
  readonly lettering: AskedLettering | undefined
  readonly tokens: readonly Token[]
  readonly remarks: readonly Remark[]
  /** The words that ask for it, as they were written: no part of a title. */
  readonly said: readonly (readonly string[])[]
}

/** Longest text that can still be coloured (characters). */
const LONGEST = 60

/** Takes out of a prompt what is to be read on its page: "that says Happy Birthday", "the name MIA". */
export function letteringOf(prompt: string, tokens: readonly Token[]): Found {
  const left: Token[] = []
  const texts: string[] = []
  const remarks: Remark[] = []
  const said: string[][] = []
  let isAsked = false
  let isBanner = false
  for (let at = 0; at < tokens.length; ) {
    const found = letteredTextAt(tokens, at)
    if (!found) {
      left.push(tokens[at++] as Token)
      continue
    }
    isAsked ||= found.whose === undefined
    const from = found.isTold ? found.from : Math.min(at, found.from, leadOf(tokens, Math.min(at, found.from)))
    // What led to it is on the list already.
    left.splice(left.length - Math.max(0, at - from))
    const words = tokens.slice(found.first, found.last)
    const written = withoutUnwritable(asWritten(prompt, words))
    const [text, rest] = cut(cased(written.text, found))
    if (text) texts.push(text)
    isBanner ||= tokens.slice(from, found.end).some((one) => spokenAs('banner', one.key))
    for (const lost of [...written.lost, ...(rest ? [rest] : [])])
      remarks.push({ is: 'missing', word: `the letters ${lost}`, theme: undefined, mention: undefined })
    if (found.whose) remarks.push({ is: 'missing', word: found.whose, theme: undefined, mention: undefined })
    const wished = found.isTold === 'anywhere' ? undefined : found.isTold
    const theme = wished ? { name: wished, word: spelt(tokens.slice(at, found.from)) } : themeOf(words)
    if (theme) remarks.push({ is: 'setting', theme: theme.name, weather: undefined, rank: 0, word: theme.word })
    said.push(tokens.slice(from, found.end).map((one) => one.text))
    const apart = left.length > 0 && (tokens[from]?.apart ?? false)
    left.push({ text: '', key: '·', kind: 'symbol', apart })
    at = found.end
  }
  if (!isAsked && remarks.length === 0) return { lettering: undefined, tokens, remarks: [], said: [] }
  const { kind, form: put, ...manner } = mannerOf(left)
  const form = isBanner ? 'banner' : put
  const text = texts.join(' ')
  const isEmptyBanner = text === '' && remarks.length === 0 && form === 'banner'
  const lettering = isAsked && (text || isEmptyBanner) ? { text, kind, form } : undefined
  return { lettering, tokens: manner.rest, remarks, said: [...said, ...manner.said] }
}

/** Where the words begin that lead to it. */
function leadOf(tokens: readonly Token[], at: number): number {
  let from = at
  while (from > 0 && spokenAs('lead', tokens[from - 1]?.key ?? '') && !tokens[from]?.apart) from--
  return from
}

/** The text with what is between its words, such as a comma, and what ends it. */
function asWritten(prompt: string, words: readonly Token[]): string {
  const escaped = words.map(({ text }) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const pattern = new RegExp(`${escaped.join('[^\\p{L}\\p{N}"“”„«»]{1,3}')}[!?]{0,3}`, 'u')
  const [whole] = pattern.exec(prompt.slice(0, PROMPT_LIMIT).normalize('NFC')) ?? []
  const text = whole ?? spelt(words)
  // "D'Emma" is Emma's.
  return text.replace(/\s+/gu, ' ').replace(/^[dl]['’](?=\p{Lu})/iu, '')
}

/** Who writes no capitals still has a name with one. */
const cased = (text: string, { isTold }: LetteredText): string =>
  isTold && text === text.toLowerCase() ? text.replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase()) : text

/** As many words as there is room for, and the rest. */
function cut(text: string): [text: string, rest: string] {
  if (text.length <= LONGEST) return [text, '']
  const end = text.lastIndexOf(' ', LONGEST)
  return end < 0 ? ['', text] : [text.slice(0, end), text.slice(end + 1)]
}

const KINDS = ['round', 'block', 'ornate'] as const

/** How far "in" may be from "letters", and what they look like from them (words). */
const NEAR = 3

/** What the letters are to look like and how they are put, and the words without those that say it. */
function mannerOf(tokens: readonly Token[]): {
  readonly kind: LetterKind | undefined
  readonly form: LetterForm | undefined
  readonly said: readonly (readonly string[])[]
  readonly rest: readonly Token[]
} {
  const gone = new Set<number>()
  let kind: LetterKind | undefined
  let form: LetterForm | undefined
  for (const [at, { key }] of tokens.entries()) {
    const from = tokens.findLastIndex((one, i) => i < at && at - i <= NEAR && spokenAs('in', one.key) !== undefined)
    if (spokenAs('letters', key) && (from >= 0 || !spokenAs('letter', key))) {
      for (let i = from < 0 ? at : from; i <= at; i++) gone.add(i)
      for (let i = Math.max(0, at - NEAR); i <= at + 1; i++) {
        const own = KINDS.find((one) => spokenAs(one, tokens[i]?.key ?? ''))
        if (!own) continue
        kind ??= own
        gone.add(i)
      }
    }
    for (const one of ['arch', 'banner'] as const) {
      const isNear = one === 'arch' || tokens.some((other, i) => other.text === '' && Math.abs(i - at) <= NEAR)
      if (!spokenAs(one, key) || !isNear) continue
      form ??= one
      gone.add(at)
      const start = ARTICLE.has(tokens[at - 1]?.key ?? '') ? at - 1 : at
      if (start < at) gone.add(start)
      if (spokenAs('in', tokens[start - 1]?.key ?? '')) gone.add(start - 1)
    }
  }
  const said: string[][] = []
  for (const [at, { text }] of tokens.entries()) {
    if (!gone.has(at)) continue
    if (gone.has(at - 1)) said.at(-1)?.push(text)
    else said.push([text])
  }
  return { kind, form, said, rest: gone.size > 0 ? tokens.filter((_, i) => !gone.has(i)) : tokens }
}

const ARTICLE: ReadonlySet<string> = new Set(
  'a an the ein eine einem einer einen un una une uno um uma le la il lo o el'.split(' '),
)

const spelt = (words: readonly Token[]): string => words.map(({ text }) => text).join(' ')

/** A birthday card is for a birthday, whoever can read it. */
function themeOf(words: readonly Token[]): { readonly name: ThemeName; readonly word: string } | undefined {
  const english = translated(words)
  if (english.length === 0) return undefined
  const { meaning, length } = findMeaning(english, 0, false)
  if (meaning?.is !== 'setting' && meaning?.is !== 'company') return undefined
  const word = spelt(english.slice(0, length))
  return meaning.theme && { name: meaning.theme, word }
}
