import { isAlive } from '../meaning/carrying.ts'
import { ODD_NUMBERS, PARTS_OF_ALL, PARTS_OF_SOME } from '../tables/grammar/body-parts.ts'
import type { Token } from '../tokens/tokens.ts'
import type { Wanted } from './wanted.ts'

const owners = new Map(
  PARTS_OF_SOME.flatMap(([words, drawn]) => words.split(' ').map((word) => [word, drawn] as const)),
)

/** Parts of the body that a prompt names and nobody on its page has: a cat with wings. */
export function unseenParts(tokens: readonly Token[], wanted: readonly Wanted[]): string[] {
  const isPart = ({ key, kind }: Token): boolean => kind === 'word' && (PARTS_OF_ALL.has(key) || owners.has(key))
  const alive = wanted.some(({ drawing }) => isAlive({ is: 'thing', drawing }))
  const isSeen = ({ key }: Token): boolean => {
    const some = owners.get(key)
    return some ? wanted.some(({ drawing }) => some.test(drawing.name)) : alive
  }
  // The five senses are drawn as eye, ear, nose, mouth and hand.
  const named = new Set(wanted.flatMap(({ word, drawing }) => [...word.split(' '), drawing.name]))
  const isOdd = (at: number): boolean => ODD_NUMBERS.test(`${tokens[at - 1]?.key} ${tokens[at]?.key}`)
  return tokens
    .filter((token, at) => isPart(token) && (!isSeen(token) || isOdd(at)) && !named.has(token.key))
    .map(({ text }) => text)
}
