import type { Token } from './tokens.ts'

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const FLYING = wordSet('flying flies fly flew soaring soars soar gliding glides hovering hovers floating floats')
const JUMPING = wordSet('jumping jumps jump jumped leaping leaps leap leapt hopping hops flying')
/** What follows one of these is flown rather than flown over: a kite, a plane. */
const BEFORE_OBJECT = wordSet('a an the his her its their my our your')

/** Whether a verb lifts those named before it off the ground. */
export function liftsOff(verb: string, next: Token | undefined): boolean {
  if (JUMPING.has(verb) && next?.key === 'over') return true
  return FLYING.has(verb) && !(next && !next.apart && BEFORE_OBJECT.has(next.key))
}
