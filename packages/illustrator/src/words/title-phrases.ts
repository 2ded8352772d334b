import { translated } from './phrases/translated.ts'
import { BEGINS_PHRASE, ENDS_NOTHING, LISTS } from './tables/grammar/phrases.ts'
import { type Token, tokensOf, WITHOUT_BLANKS } from './tokens/tokens.ts'

/** A part of a title that can be left out, as it is written. */
interface TitlePhrase {
  /** What joins it to the phrase before, such as a comma, "and" or "with". */
  readonly link: string
  readonly text: string
  /** It lists one more of the same. */
  readonly isListed: boolean
  /** It has something, and may as well stand alone. */
  readonly isHad: boolean
}

/** Takes a title apart where a phrase begins, in whichever language it is. */
function titlePhrases(title: string): TitlePhrase[] {
  const phrases: (TitlePhrase & { at: number })[] = []
  const add = (at: number, link: string, isListed: boolean, isHad: boolean): void => {
    const last = phrases.pop()
    if (last) phrases.push({ ...last, text: title.slice(last.at, at - link.length) })
    phrases.push({ at, link, text: title.slice(at), isListed, isHad })
  }
  add(0, '', false, false)
  let from = 0
  for (const token of translated(tokensOf(title))) {
    const at = title.indexOf(token.text.split(' ')[0] ?? '', from)
    if (at < from) continue
    const lists = LISTS.has(token.key)
    const isBegun = phrases.at(-1)?.at === at
    from = at + token.text.length
    if (at > 0 && !isBegun && (token.apart || lists || BEGINS_PHRASE.has(token.key))) {
      const start = title.slice(0, at).search(/[^\p{L}\p{M}\p{N}]+$/u)
      const isJoined = lists || token.key === 'with'
      const end = isJoined ? from + (/^\s*/u.exec(title.slice(from))?.[0].length ?? 0) : at
      add(end, title.slice(start < 0 ? at : start, end), token.apart || lists, token.key === 'with')
    }
  }
  return phrases
}

/** The title without phrases that name only what the page does not show, and not longer than so many units. */
export function fittingTitle(
  title: string,
  { missing, found }: { readonly missing: readonly string[]; readonly found: readonly string[] },
  longest: number,
): string {
  const phrases = withoutMissing(titlePhrases(title), missing, found)
  for (let count = phrases.length; count > 0; count--) {
    const last = phrases[count - 1]
    // "Who live" is nothing without "in a castle".
    const isBroken = count < phrases.length && count > 1 && !names(last?.text ?? '', found)
    const text = joined(endedList(phrases.slice(0, count), phrases.slice(count)))
    if (text.length <= longest && !isBroken) return text
  }
  return ''
}

/** "Cats, dogs" that were "cats, dogs and mice" become "cats and dogs". */
function endedList(kept: readonly TitlePhrase[], left: readonly TitlePhrase[]): readonly TitlePhrase[] {
  const last = kept.at(-1)
  const end = left.find(({ isListed, link }) => isListed && WORD.test(link))
  if (!last?.isListed || WORD.test(last.link) || last.link.includes(':') || !end) return kept
  return kept.with(-1, { ...last, link: end.link })
}

/** What follows a phrase that is left out takes its link: "with a skull, roses" becomes "with roses". */
function withoutMissing(
  phrases: readonly TitlePhrase[],
  missing: readonly string[],
  found: readonly string[],
): TitlePhrase[] {
  const isShown = ({ text }: TitlePhrase): boolean => !names(text, missing) || names(text, singly(found))
  const kept: TitlePhrase[] = []
  let left: TitlePhrase | undefined
  const dropped: TitlePhrase[] = []
  for (const phrase of phrases) {
    if (!isShown(phrase)) {
      // "Leaning" is nothing without "against a wall".
      if (kept.length > 1 && !phrase.isListed && !names(kept.at(-1)?.text ?? '', found)) kept.pop()
      left ??= phrase
      dropped.push(phrase)
      continue
    }
    const takesOver = left && phrase.isListed && (left.isHad || left.link.includes(':') || kept.length === 0)
    kept.push(takesOver ? { ...phrase, link: left?.link ?? '' } : phrase)
    left = undefined
    dropped.length = 0
  }
  const [first] = phrases
  const isHeaded = kept[0] === first || kept[0]?.isListed || kept[0]?.isHad
  const headed =
    first && !isHeaded ? [first, ...kept] : kept.map((phrase) => (kept[0] === first ? phrase : alone(phrase)))
  return left ? [...endedList(headed, dropped)] : headed
}

/** "Flowers growing out of it" without what they grow out of. */
const alone = (phrase: TitlePhrase): TitlePhrase => ({ ...phrase, text: phrase.text.replace(POINTS_BACK, '') })

const POINTS_BACK =
  /(?:\s+\p{L}+ing)?(?:\s+(?:out|top|front|inside|on|in|around|over|under|behind))?(?:\s+of)?\s+(?:it|them)$/iu

const WORD = /[\p{L}&]/u

const joined = (phrases: readonly TitlePhrase[]): string => {
  const text = phrases.map(({ link, text: phrase }, i) => (i === 0 ? phrase : link + phrase)).join('')
  return trimmed(text.replace(/\s+/gu, ' '))
}

const LOOSE_END = /[\s,;:.(–—-]+$/u

/** Without what would join it to a phrase that is no longer there. */
function trimmed(text: string): string {
  let title = text.replace(LOOSE_END, '').trim()
  if (WITHOUT_BLANKS.test(title)) return title
  for (let last = lastWord(title); last && ENDS_NOTHING.has(last.key); last = lastWord(title)) {
    const before = title.slice(0, title.lastIndexOf(last.text)).replace(LOOSE_END, '')
    if (before === '' || before === title) break
    title = before
  }
  return title
}

const lastWord = (text: string): Token | undefined => translated(tokensOf(text)).at(-1)

const spelt = (text: string): string =>
  ` ${tokensOf(text)
    .map(({ text: word }) => word.toLowerCase())
    .join(' ')} `

/** "House with a garden" may be in two phrases. */
const singly = (words: readonly string[]): string[] =>
  words
    .flatMap((word) => tokensOf(word).map(({ text }) => text))
    .filter((word) => !ENDS_NOTHING.has(word.toLowerCase()))

const names = (text: string, words: readonly string[]): boolean =>
  words.some((word) => spelt(text).includes(spelt(word)))
