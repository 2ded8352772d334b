import { drawingsByTag } from './words/by-tag.ts'
import { type Reading, readPrompt } from './words/read-prompt.ts'
import { isUnfitToRead } from './words/unfit-to-read.ts'
import { isUnsuitable } from './words/unsuitable.ts'

/** It has no place on a page for children, or no word of it is known and the page would show anything at all. */
export type Refusal = 'unsuitable' | 'not understood'

/** Why a prompt had better not be drawn, if so: told by its words alone, in a hundredth of the time that drawing takes. */
export function refusalOf(prompt: string): Refusal | undefined {
  if (isUnsuitable(prompt)) return 'unsuitable'
  const reading = readPrompt(prompt)
  if (isUnfitToRead(reading)) return 'unsuitable'
  return isUnderstood(prompt, reading) ? undefined : 'not understood'
}

/** Who names nothing at all, as in "something nice", is content with anything. */
function isUnderstood(prompt: string, { wanted, found, missing, ...look }: Reading): boolean {
  if (wanted.length > 0 || found.length > 0 || look.lettering) return true
  if (look.theme || look.weather || look.mountains || look.style || look.taste) return true
  const namesSomething = missing.length > 0 || !/\p{L}/u.test(prompt)
  return !namesSomething || drawingsByTag(missing).length > 0
}
