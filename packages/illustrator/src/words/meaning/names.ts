import { findMeaning } from '../phrases/find-meaning.ts'
import { OWNERS } from '../tables/grammar/names.ts'
import type { Token } from '../tokens/tokens.ts'

/**
 * What somebody on the page is called: "my dog Bella", "Bella the dog", "Emma's cat". A name tells of no drawing, so none is
 * missing.
 */
export function namesIn(tokens: readonly Token[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [at, token] of tokens.entries()) {
    if (!isUnknown(tokens, at)) continue
    const [before, next] = [tokens[at - 1], tokens[at + 1]]
    const follows = !token.apart && (isBeing(tokens, at - 1) || names.has(before?.text ?? '') || before?.key === 'for')
    const isTold = next?.key === 'the' && !next.apart && isBeing(tokens, at + 2)
    const owns = /['’]s$/u.test(token.text) || (next?.key === 'and' && OWNERS.has(tokens[at + 2]?.key ?? ''))
    // "My dogs Bella and Max."
    const isListed = before?.key === 'and' && names.has(tokens[at - 2]?.text ?? '')
    if (!(follows || isTold || owns || isListed)) continue
    names.add(token.text)
    // "Emma Papadopoulos’s cake": what stands before is a part of it.
    for (let part = at; !tokens[part]?.apart && isUnknown(tokens, part - 1); part--)
      names.add(tokens[part - 1]?.text as string)
  }
  return names
}

function isUnknown(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token?.kind === 'word' && /^\p{Lu}/u.test(token.text) && findMeaning(tokens, at, false).meaning === undefined
}

function isBeing(tokens: readonly Token[], at: number): boolean {
  if (!tokens[at]) return false
  const { meaning } = findMeaning(tokens.slice(0, at + 1), at, false)
  return (
    meaning?.is === 'thing' && /^(?:animals-|people-body|smileys-emotion\/(?:cat|monkey))/.test(meaning.drawing.kind)
  )
}
