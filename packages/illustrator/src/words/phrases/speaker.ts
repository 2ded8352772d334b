import { drawingNamed } from '../../library/library.ts'
import { ACTING, ASKED, BESIDE, SPEAKERS } from '../tables/grammar/speakers.ts'
import type { Token } from '../tokens/tokens.ts'
import type { Meaning } from './lexicon.ts'

/** Whoever writes, where they want to be on the page: "me and my dog", "I ride a dragon", but not "draw me a cat". */
export function speakerAt(tokens: readonly Token[], at: number): Meaning | undefined {
  const key = tokens[at]?.key ?? ''
  // Not what every object has besides: "constructor" is a builder in Spanish.
  const names = Object.hasOwn(SPEAKERS, key) ? SPEAKERS[key] : undefined
  if (names === undefined || !isOnPage(tokens, at)) return undefined
  const [first, ...others] = names.flatMap((name) => drawingNamed(name) ?? [])
  if (first === undefined) return undefined
  return others.length === 0
    ? { is: 'thing', drawing: first }
    : { is: 'group', drawings: [first, ...others], theme: undefined }
}

function isOnPage(tokens: readonly Token[], at: number): boolean {
  // "Me as a superhero" is a superhero.
  if (tokens[at + 1]?.key === 'as') return false
  const [before, next, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  const isFirst = before === undefined || tokens[at]?.apart === true || before.key === 'and'
  // In other languages "i" is a small word.
  if (tokens[at]?.key === 'i' && !isFirst) return false
  const isJoined = before !== undefined && !tokens[at]?.apart && BESIDE.has(before.key)
  if (next === undefined || next.apart) return isJoined || (before === undefined && tokens.length > 1)
  if (before && ASKED.has(before.key) && !BESIDE.has(next.key)) return false
  const verb = next.key === 'am' || next.key === 'are' || next.key === 'was' ? after : next
  return isJoined || BESIDE.has(next.key) || ACTING.test(verb?.key ?? '')
}
