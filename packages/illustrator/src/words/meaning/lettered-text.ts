import type { ThemeName } from '../../themes/theme-name.ts'
import { type Spoken, spokenAs, themeOfGreeting } from '../phrases/lettering-words.ts'
import { lexicon } from '../phrases/lexicon.ts'
import { translated } from '../phrases/translated.ts'
import type { LetteringRole } from '../tables/lettering.ts'
import { singularOf } from '../tokens/singular.ts'
import { type Token, WITHOUT_BLANKS } from '../tokens/tokens.ts'

/** A text to be read on a page: the tokens that ask for it, and those it has. */
export interface LetteredText {
  /** Where what asks for it begins, and where all of it ends. */
  readonly from: number
  readonly end: number
  /** Where the text itself begins, and where it ends. */
  readonly first: number
  readonly last: number
  /** It is a wish, which tells where the page plays: of a birthday there is more to see than letters. */
  readonly isTold?: ThemeName | 'anywhere'
  /** Whose name it is that is not told. */
  readonly whose?: string
}

/** Most words of a text that nothing ends, and of one between quotes. */
const LONGEST = 8
const LONGEST_QUOTED = 14

/** Most words of a wish: "alles gute zum geburtstag". */
const LONGEST_WISH = 5

const keyAt = (tokens: readonly Token[], at: number): string => tokens[at]?.key ?? ''
const does = (role: LetteringRole, tokens: readonly Token[], at: number): Spoken | undefined =>
  spokenAs(role, keyAt(tokens, at))

const isWord = (token: Token | undefined): boolean => token?.kind === 'word'
/** "D'Emma" is Emma's. */
const isCapital = (token: Token | undefined): boolean =>
  isWord(token) && /^(?:[DdLl]['’])?\p{Lu}/u.test(token?.text ?? '')
const areCapitals = (token: Token | undefined): boolean => isWord(token) && /^\p{Lu}{2,}$/u.test(token?.text ?? '')
const isQuoted = (token: Token | undefined): boolean => token?.quoted === true
const isPlain = (token: Token | undefined): boolean => token !== undefined && token.text === token.text.toLowerCase()

/** The text that is asked for from a position on, if one is. */
export function letteredTextAt(tokens: readonly Token[], at: number): LetteredText | undefined {
  if (!isWord(tokens[at])) return undefined
  return greetingAt(tokens, at) ?? namelessAt(tokens, at) ?? beforeAsking(tokens, at) ?? afterAsking(tokens, at)
}

/** "Happy birthday Emma": the wish and the name after it. */
function greetingAt(tokens: readonly Token[], at: number): LetteredText | undefined {
  for (let length = LONGEST_WISH; length > 0; length--) {
    const words = tokens.slice(at, at + length)
    if (words.length < length || words.some(({ apart, kind }, i) => (i > 0 && apart) || kind !== 'word')) continue
    const wish = words.map(({ key }) => key).join(' ')
    if (!spokenAs('greeting', wish)) continue
    const first = at + length
    const isTitled = words.slice(1).every((word) => isCapital(word))
    const theme = themeOfGreeting(wish)
    const wished = { first, isTitled, isFeast: theme !== undefined }
    let last = first
    while (isNameAfterWish(tokens, last, wished) && last - first < LONGEST) last++
    // What follows the name at once would be a thing with that name before it: "Happy Birthday Emma cake".
    const isEnd = tokens[last] === undefined || tokens[last]?.apart || does('ends', tokens, last)
    return last > first && isEnd ? { from: first, end: last, first: at, last, isTold: theme ?? 'anywhere' } : undefined
  }
  return undefined
}

interface Wished {
  /** Where what follows the wish begins. */
  readonly first: number
  /** Every word of it has a capital. */
  readonly isTitled: boolean
  readonly isFeast: boolean
}

function isNameAfterWish(tokens: readonly Token[], at: number, wished: Wished): boolean {
  const { first, isTitled, isFeast } = wished
  const token = tokens[at]
  if (!token || (token.apart && at > first) || token.kind !== 'word' || does('wish', tokens, at)) return false
  if (does('and', tokens, at)) return at > first && isNameAfterWish(tokens, at + 1, wished)
  if (does('ends', tokens, at)) return false
  // "Happy birthday grandma" is said to her; a "party girl" is somebody on the page, and so is whom "I love you mom" is about.
  if (isFeast && (at === first || does('and', tokens, at - 1)) && does('dear', tokens, at)) return true
  const what = meaningOf(token)
  if (what === 'unknown') return isCapital(token) || tokens.every(isPlain)
  // Where every word has a capital, "Happy Birthday Cake" wishes nothing to a cake.
  return isCapital(token) && (what === 'person' || !(isTitled || token.apart))
}

/** Whether a word is in no dictionary, or names a person. */
function meaningOf(token: Token): 'unknown' | 'person' | 'other' {
  const [{ key } = token] = translated([token])
  const { phrases } = lexicon()
  const meaning = phrases.get(key) ?? phrases.get(singularOf(key))
  if (meaning === undefined) return 'unknown'
  return meaning.is === 'thing' && meaning.drawing.kind.startsWith('people-body') ? 'person' : 'other'
}

/** "A name banner for Emma", "Emma name banner"; where no name is told, there is room for one. */
function namelessAt(tokens: readonly Token[], at: number): LetteredText | undefined {
  if (does('board', tokens, at)) return namedAfter(tokens, at, at + 1)
  if (!does('name', tokens, at) || !does('nameless', tokens, at + 1) || tokens[at + 1]?.apart) return undefined
  if (isCapital(tokens[at - 1]) && !tokens[at]?.apart) return { from: at - 1, end: at + 2, first: at - 1, last: at }
  return namedAfter(tokens, at, at + 2)
}

/** Something for a name, which is told behind it or not at all. */
function namedAfter(tokens: readonly Token[], at: number, end: number): LetteredText {
  const after = does('for', tokens, end) ? end + 1 : end
  const last = capitalsFrom(tokens, after)
  return last > after && !tokens[after]?.apart
    ? { from: at, end: last, first: after, last }
    : { from: at, end, first: end, last: end }
}

/** "MIA in bubble letters", "Elif ismi": what stands before the words that ask for it. */
function beforeAsking(tokens: readonly Token[], at: number): LetteredText | undefined {
  const last = isQuoted(tokens[at]) ? quotedFrom(tokens, at) : capitalsFrom(tokens, at)
  if (last === at) return undefined
  const postposed = tokens[last]?.apart ? undefined : does('postposed', tokens, last)
  const isMeant = isQuoted(tokens[at]) || areCapitals(tokens[at])
  if (postposed && (isMeant || !postposed.has('german'))) return { from: at, end: last + 1, first: at, last }
  const manner = tokens.slice(last, last + 2 + LONGEST_MANNER).map(({ key }) => key)
  const isInLetters = does('in', tokens, last) && manner.some((key, i) => i > 0 && spokenAs('letters', key))
  return isMeant && isInLetters ? { from: at, end: last, first: at, last } : undefined
}

/** Words of "in big bubble letters". */
const LONGEST_MANNER = 3

function afterAsking(tokens: readonly Token[], at: number): LetteredText | undefined {
  const token = tokens[at] as Token
  if (token.quoted) return undefined
  let first = at + 1
  while (
    does('before', tokens, first) &&
    !isQuoted(tokens[first]) &&
    isPlain(tokens[first]) &&
    !isLetterAt(tokens, first)
  )
    first++
  const found = tokens[first]
  const text = (last: number): LetteredText => ({ from: at, end: last, first, last })
  const asks = ['saying', 'written', 'name', 'word', 'carrier'] as const
  if (isQuoted(found) && found?.kind !== 'emoji' && asks.some((role) => does(role, tokens, at)))
    return text(quotedFrom(tokens, first))
  if (found && !found.apart && isWord(found)) {
    const languages = does('saying', tokens, at)
    if (languages && !spokenAs('spoken', found.key) && !endsIn(languages, found))
      return text(endOf(tokens, first, languages))
    if (areCapitals(found) && (does('written', tokens, at) || does('carrier', tokens, at)))
      return text(capitalsFrom(tokens, first))
    if (isLetter(tokens, at, first)) return text(first + 1)
    const naming = does('name', tokens, at) ?? does('word', tokens, at)
    if (naming && isName(tokens, at, first, naming))
      return text(isCapital(found) ? namesFrom(tokens, first, naming) : wordsFrom(tokens, at, first, naming))
  }
  const isWhose = does('name', tokens, at) && does('whose', tokens, at - 1)
  return isWhose && (tokens[at + 1] === undefined || tokens[at + 1]?.apart || does('ends', tokens, at + 1))
    ? { ...text(at + 1), first: at + 1, end: at + 1, whose: `${tokens[at - 1]?.text} ${token.text}` }
    : undefined
}

/** "The letter B", but no list of letters, and no letter that somebody writes. */
function isLetter(tokens: readonly Token[], at: number, first: number): boolean {
  const [next, further] = [tokens[first + 1], tokens[first + 2]]
  const ends = does('ends', tokens, first + 1)
  const isArticle = isPlain(tokens[first]) && isWord(next) && !next?.apart && !ends
  const goesOn =
    does('and', tokens, first + 1) && isOneLetter(further) && !(isPlain(further) && isWord(tokens[first + 3]))
  const isListed =
    goesOn || (isOneLetter(next) && !ends) || /^(?:to|through|thru|till|until|for|is)$/.test(next?.key ?? '')
  return does('letter', tokens, at) !== undefined && isOneLetter(tokens[first]) && !isArticle && !isListed
}

const isOneLetter = (token: Token | undefined): boolean =>
  isWord(token) && /^\p{L}\p{M}*$/u.test(token?.text ?? '') && !WITHOUT_BLANKS.test(token?.text ?? '')
const isLetterAt = (tokens: readonly Token[], at: number): boolean =>
  does('letter', tokens, at - 1) !== undefined && isOneLetter(tokens[at])

const endsIn = (languages: Spoken, { key }: Token): boolean =>
  [...languages].some((language) => spokenAs('ends', key)?.has(language))

/** After "the name" and "the word" whatever is no phrase of its own; else only what begins with a capital. */
function isName(tokens: readonly Token[], at: number, first: number, languages: Spoken): boolean {
  const token = tokens[first] as Token
  if (endsIn(languages, token) || token.key.length < 2) return false
  if (/^(?:tag|plate|badge|card|label|sign|search|game|banner)s?$/.test(token.key)) return false
  if (isCapital(token)) return true
  // "The name of the rose" is a book.
  if (first > at + 1) return false
  if (!languages.has('english')) return does('word', tokens, at) !== undefined
  return /^(?:name|word)s?$/.test(keyAt(tokens, at)) && /^(?:the|a|my|her|his|with)$/.test(keyAt(tokens, at - 1))
}

/** Where a row of words in capitals ends that stands at a place. */
function capitalsFrom(tokens: readonly Token[], first: number): number {
  let last = first
  while (isCapital(tokens[last]) && !(last > first && tokens[last]?.apart) && !isQuoted(tokens[last])) last++
  return last
}

/** The same with "and" between two names. */
function namesFrom(tokens: readonly Token[], first: number, languages: Spoken): number {
  let last = capitalsFrom(tokens, first)
  const joins = (at: number): boolean =>
    [...languages].some((language) => spokenAs('and', keyAt(tokens, at))?.has(language)) && !tokens[at]?.apart
  while (joins(last) && isCapital(tokens[last + 1]) && !languages.has('german')) last = capitalsFrom(tokens, last + 1)
  return last
}

function wordsFrom(tokens: readonly Token[], at: number, first: number, languages: Spoken): number {
  return /s$/.test(keyAt(tokens, at)) && languages.has('english') ? endOf(tokens, first, languages) : first + 1
}

function quotedFrom(tokens: readonly Token[], first: number): number {
  let last = first + 1
  while (isQuoted(tokens[last]) && last - first < LONGEST_QUOTED) last++
  return last
}

function endOf(tokens: readonly Token[], first: number, languages: Spoken): number {
  let last = first + 1
  while (last < tokens.length && last - first < LONGEST) {
    const [token, next] = [tokens[last] as Token, tokens[last + 1]]
    if (token.apart || token.kind === 'emoji') break
    // "Mum and Dad" is one text.
    if (endsIn(languages, token) && !(spokenAs('and', token.key) && isCapital(next))) break
    last++
  }
  return last
}
