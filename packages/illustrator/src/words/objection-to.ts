import { isPersonal } from './personal.ts'
import { isUnsuitable } from './unsuitable.ts'

/** It has no place on a site for children, or leads strangers to somebody. */
export type Objection = 'unsuitable' | 'personal'

/** Why a text cannot stand where everybody reads it, as far as the lists of words can tell. */
export function objectionTo(text: string): Objection | undefined {
  if (isUnsuitable(text)) return 'unsuitable'
  return isPersonal(text) ? 'personal' : undefined
}
