import { BEFORE_OBJECT, FLYING, JUMPING } from '../tables/grammar/relations.ts'
import type { Token } from '../tokens/tokens.ts'

/** Whether a verb lifts those named before it off the ground. */
export function liftsOff(verb: string, next: Token | undefined): boolean {
  if (JUMPING.has(verb) && next?.key === 'over') return true
  return FLYING.has(verb) && !(next && !next.apart && BEFORE_OBJECT.has(next.key))
}
