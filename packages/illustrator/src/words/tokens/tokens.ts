/** Longest prompt that is read (UTF-16 units); the rest of a longer one is ignored. */
export const PROMPT_LIMIT = 500

export interface Token {
  /** As the person wrote it. */
  readonly text: string
  /** Lower case, without accents, apostrophes and a possessive s; of an emoji its code points as in OpenMoji. */
  readonly key: string
  readonly kind: 'word' | 'number' | 'emoji' | 'symbol'
  /** A comma, a full stop or the like stands before it, so that it belongs to no phrase with the token before. */
  readonly apart: boolean
  /** What is written right after a number, where that is more than a blank: the plus of "2 + 3". */
  readonly after?: string
  /** It stands between quotes. */
  readonly quoted?: true
}

/** Scripts that leave no blanks between words. */
export const WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const EMOJI = /\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})*(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})*)*/u
const WORD = /[\p{L}\p{M}](?:[\p{L}\p{M}\p{N}]|['’](?=\p{L}))*/u
/** A letter after it makes it part of a name, such as 3D, but Chinese puts no blank there. */
const NUMBER = /\p{Nd}+(?:st|nd|rd|th)?(?!(?!\p{Script=Han})[\p{L}\p{M}\p{N}])/iu
const TOKEN = new RegExp(
  `(?<emoji>${EMOJI.source})|(?<number>${NUMBER.source})|(?<word>${WORD.source})|(?<symbol>&)`,
  'giu',
)

/** Marks stacked beyond what any script needs ("zalgo"): they would spill over other text wherever the word is shown. */
const STACKED_MARKS = /\p{M}{4,}/gu

/** A full stop after these ends no sentence, nor after a number: "3. Klasse". */
const ABBREVIATED: ReadonlySet<string> = new Set(['st', 'mr', 'mrs', 'ms', 'dr'])

/** The numbers of a list, which count nothing: "1. cat 2. dog". */
const IS_LIST = /(?:^|\s)1[.)]\s.*\s2[.)]\s/su
const LIST_NUMBER = /(^|\s)\d{1,2}[.)](?=\s)/gu

const QUOTE = /["“”„«»]/gu

/** Takes a prompt apart into words, numbers and emoji. */
export function tokensOf(prompt: string): Token[] {
  const whole = prompt
    .slice(0, PROMPT_LIMIT)
    .replace(/\p{Surrogate}/gu, ' ')
    .replace(STACKED_MARKS, '')
    .normalize('NFC')
  const text = IS_LIST.test(whole) ? whole.replace(LIST_NUMBER, ';') : whole
  const tokens: Token[] = []
  let end = 0
  let quotes = 0
  for (const match of text.matchAll(TOKEN)) {
    const between = text.slice(end, match.index)
    const last = tokens.at(-1)
    const isOrdinal = last?.kind === 'number' && /^\.\s+$/.test(between)
    const abbreviated = between.startsWith('.') && (isOrdinal || ABBREVIATED.has(last?.key ?? ''))
    const apart = !abbreviated && /[^\s\-‐‑'’"_*]/u.test(between)
    end = match.index + match[0].length
    const kind = kindOf(match.groups ?? {})
    const key = kind === 'emoji' ? emojiKey(match[0]) : wordKey(match[0])
    quotes += between.match(QUOTE)?.length ?? 0
    tokens.push({ text: match[0], key, kind, apart, ...(quotes % 2 === 1 && { quoted: true as const }) })
    withAfter(tokens, -2, between)
  }
  withAfter(tokens, -1, text.slice(end))
  return tokens
}

function withAfter(tokens: Token[], index: number, after: string): void {
  const token = tokens.at(index)
  if (token?.kind === 'number' && /\S/u.test(after)) tokens[tokens.length + index] = { ...token, after }
}

function kindOf(groups: Record<string, string | undefined>): Token['kind'] {
  if (groups['emoji'] !== undefined) return 'emoji'
  if (groups['number'] !== undefined) return 'number'
  return groups['symbol'] === undefined ? 'word' : 'symbol'
}

/** Marks of Latin, Greek, Cyrillic, Hebrew and Arabic letters, which many leave out; in other scripts they are vowels. */
const ACCENTS = /[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670]/gu

/** Digits of any script as 0 to 9: they come in rows of ten. */
export const withPlainDigits = (word: string): string =>
  word.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    let value = 0
    while (/^\p{Nd}$/u.test(String.fromCodePoint(point - value - 1))) value++
    return String(value % 10)
  })

const wordKey = (word: string): string =>
  withPlainDigits(word)
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/['’]s$/u, '')
    .replace(/['’]/gu, '')

/** A phrase as a row of keys with a blank between them. */
export const phraseKey = (phrase: string): string =>
  phrase
    .split(/[\s\-.]+/u)
    .map(wordKey)
    .filter(Boolean)
    .join(' ')

/** Skin tones and the call for a coloured glyph make no other drawing. */
function emojiKey(emoji: string): string {
  const points = Array.from(emoji, (sign) => sign.codePointAt(0) ?? 0)
  return drawingKey(points.map((point) => point.toString(16)).join('-'))
}

/** The id of a drawing without what {@link emojiKey} leaves out. */
export const drawingKey = (id: string): string =>
  id
    .toUpperCase()
    .split('-')
    .filter((point) => point !== 'FE0F' && !/^1F3F[B-F]$/.test(point))
    .join('-')
