import { inPlainWords, plainLetters } from './plain-letters.ts'
import { DOUBTFUL_PHRASES } from './tables/doubtful-words.ts'
import { PROMPT_LIMIT } from './tokens/tokens.ts'
import { phrased } from './word-lists.ts'

const phrases = phrased(DOUBTFUL_PHRASES).map((phrase) => ` ${phrase} `)

/** What somebody is called elsewhere, or only a word: @home. */
const HANDLE_OR_WORD = /(?:^|[\s(:])@\p{L}{3,}/u

/** Whether only somebody who reads a text can tell if it may stand where everybody does. */
export function isDoubtful(given: string): boolean {
  const text = plainLetters(given.slice(0, PROMPT_LIMIT))
  const said = inPlainWords(text)
  return HANDLE_OR_WORD.test(text) || phrases.some((phrase) => said.includes(phrase))
}
