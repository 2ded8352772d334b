import { isDoubtful } from './doubtful.ts'
import { isPersonal } from './personal.ts'
import { inPlainWords } from './plain-letters.ts'
import { HOUSE_NAMES } from './tables/house-names.ts'
import { isUnsuitable } from './unsuitable.ts'
import { worded } from './word-lists.ts'

const houseNames = new Set(worded(HOUSE_NAMES))

/** Without its blank, "Ana L." would be another word. */
const WITH_INITIAL = /^\p{Lu}\p{Ll}+ \p{Lu}\.?$/u

/** It has no place on a site for children, or leads strangers to somebody. */
export type Objection = 'unsuitable' | 'personal'

/**
 * Why a text cannot stand where everybody reads it, as far as the lists of words can tell; 'unclear' where somebody has to
 * look at it first. Where nobody does, that is a no.
 */
export function objectionTo(text: string): Objection | 'unclear' | undefined {
  if (isUnsuitable(text)) return 'unsuitable'
  if (isPersonal(text)) return 'personal'
  return isDoubtful(text) ? 'unclear' : undefined
}

/** Why nobody may choose to be called so, with blanks or without: it is read by everybody, and nobody looks at it first. */
export function objectionToName(name: string, siteName: string): Objection | undefined {
  if (isOfTheHouse(name, siteName)) return 'unsuitable'
  const objection = objectionTo(name) ?? (WITH_INITIAL.test(name) ? undefined : objectionTo(name.replace(/\s+/gu, '')))
  return objection === 'unclear' ? 'personal' : objection
}

function isOfTheHouse(name: string, siteName: string): boolean {
  const [words, site] = [worded(inPlainWords(name)), worded(inPlainWords(siteName))]
  const together = words.join('')
  return [...words, together].some((word) => houseNames.has(word)) || (together !== '' && together === site.join(''))
}
