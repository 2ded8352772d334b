import { isOfSigns } from '../library/own/signs.ts'
import { isPersonal } from './personal.ts'
import { inPlainWords } from './plain-letters.ts'
import type { Reading } from './read-prompt.ts'
import { INSULTS, INSULTS_AS_PHRASES } from './tables/insult-words.ts'
import { isUnsuitable } from './unsuitable.ts'
import { phrased, worded } from './word-lists.ts'

const insults = new Set(worded(INSULTS))
const phrases = phrased(INSULTS_AS_PHRASES).map((phrase) => ` ${phrase} `)

/** A word in parts of so many characters was cut up, or is a list of letters. */
const LONGEST_PART = 2

/**
 * Whether what is to be read on a page would hurt whoever reads it, leads strangers to somebody, or is refused anyway once its
 * letters stand together. An ugly duckling may be drawn; nobody is called ugly in large letters.
 */
export function isUnfitToRead({ lettering, wanted }: Reading): boolean {
  const figures = wanted.flatMap(({ drawing: { name } }) => (isOfSigns(name) ? [name.replace(/^\S+ /, '')] : []))
  const written = lettering?.text ?? ''
  if (isPersonal(written)) return true
  return [written, ...figures].some((text) => {
    const said = inPlainWords(text)
    const parts = text.split(/[^\p{L}\p{N}]+/u)
    const isCutUp = parts.every(({ length }) => length <= LONGEST_PART)
    return (
      said.split(' ').some((word) => insults.has(word)) ||
      phrases.some((phrase) => said.includes(phrase)) ||
      (isCutUp && isUnsuitable(parts.join(''))) ||
      isUnsuitable(text)
    )
  })
}
