import { findMeaning } from './phrases/find-meaning.ts'
import { lexicon, type Meaning } from './phrases/lexicon.ts'
import { wordMeant } from './phrases/misspelling.ts'
import { timeAt } from './phrases/time.ts'
import { translated } from './phrases/translated.ts'
import { FILLER_ENDING } from './tables/grammar/filler-words.ts'
import { pluralOf, singularOf } from './tokens/singular.ts'
import { type Token, tokensOf, WITHOUT_BLANKS } from './tokens/tokens.ts'

/** A word that is in none of the dictionaries as it is written. */
interface UnknownWord {
  readonly text: string
  /** What it was taken for, where it is drawn as if it had been spelt well. */
  readonly meant: string | undefined
}

/**
 * The words of a text that nobody can vouch for: names, slips of the pen, what is spelt so that no list knows it. Of Chinese
 * and Japanese none is given, since nothing says where one ends.
 */
function unknownWords(text: string): UnknownWord[] {
  const tokens = translated(tokensOf(text))
  const unknown: UnknownWord[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    const time = timeAt(tokens, at)
    if (time) {
      at += time.length
      continue
    }
    const { meaning, length } = findMeaning(tokens, at, false)
    if (length === 1 && token.kind === 'word' && !isKnown(token))
      unknown.push({ text: token.text, meant: speltWell(token.key, meaning) })
    at += length
  }
  return unknown
}

/** The word itself, if it is drawn: whoever asks for a "dinosuar" reads of a dinosaur, whichever drawing that is. */
function speltWell(word: string, meaning: Meaning | undefined): string | undefined {
  if (meaning?.is !== 'thing' && meaning?.is !== 'group' && meaning?.is !== 'category') return undefined
  const named = meaning.is === 'thing' ? meaning.drawing.name : undefined
  return wordMeant(word) ?? pluralOf(wordMeant(singularOf(word))) ?? named
}

function isKnown({ text, key }: Token): boolean {
  // What an ending stands for has no letters of its own.
  if (text === '' || key.length === 1 || WITHOUT_BLANKS.test(text) || FILLER_ENDING.test(key)) return true
  const { phrases, compounds } = lexicon()
  // In another language a word is known by several English ones.
  return [key, singularOf(key)].some((form) => phrases.has(form) || compounds.has(form)) || key.includes(' ')
}

/** Whether every word of a text is known as it is written. */
export const isUnderstood = (text: string): boolean => unknownWords(text).length === 0 && isCovered(text)

/** Whether the words known of Chinese and Japanese leave no sign of a text over. */
const isCovered = (text: string): boolean => !translated(tokensOf(text)).some(({ key }) => WITHOUT_BLANKS.test(key))

/** The text without the words that nobody can vouch for; what was only misspelt is spelt well. */
export function understoodPart(text: string): string {
  let [kept, rest] = ['', text]
  for (const { text: word, meant } of unknownWords(text)) {
    const at = rest.indexOf(word)
    if (at < 0) continue
    const before = rest.slice(0, at)
    rest = rest.slice(at + word.length)
    if (meant !== undefined) kept += before + meant
    else {
      kept += before.replace(/\s+$/u, '')
      if (kept === '') rest = rest.replace(/^[^\p{L}\p{N}]+/u, '')
    }
  }
  return (kept + rest).replace(/\s+/gu, ' ').trim()
}
