import { BEFORE_OBJECT, FLYING } from '../tables/grammar/relations.ts'
import type { Token } from '../tokens/tokens.ts'

/** Whether a verb lifts those named before it off the ground; who leaps comes down again. */
export function liftsOff(verb: string, next: Token | undefined): boolean {
  const hasObject = next !== undefined && !next.apart && BEFORE_OBJECT.has(next.key)
  return FLYING.has(verb) && !hasObject
}
