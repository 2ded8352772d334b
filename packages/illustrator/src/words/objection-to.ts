import { isDoubtful } from './doubtful.ts'
import { isPersonal } from './personal.ts'
import { isUnsuitable } from './unsuitable.ts'

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
