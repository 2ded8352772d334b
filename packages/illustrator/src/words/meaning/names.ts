import { findMeaning } from '../phrases/find-meaning.ts'
import { OWNERS } from '../tables/grammar/names.ts'
import type { Token } from '../tokens/tokens.ts'

/**
 * What somebody on the page is called: "my dog Bella", "Bella the dog", "our dog, Bella", "Emma's cat". A name tells of no
 * drawing, so none is missing.
 */
export function namesIn(tokens: readonly Token[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [at, token] of tokens.entries()) {
    if (isNameInPlain(tokens, at)) names.add(token.text)
    if (!isUnknown(tokens, at)) continue
    const [before, next] = [tokens[at - 1], tokens[at + 1]]
    const follows = !token.apart && (isBeing(tokens, at - 1) || names.has(before?.text ?? '') || before?.key === 'for')
    const isTold = next?.key === 'the' && !next.apart && isBeing(tokens, at + 2)
    // "Our dog, Bella", "Bella, my dog", "Bella is our dog."
    const isOwned = isOwnedBeing(tokens, at - 1) || isOwnedBeing(tokens, at + (next?.key === 'is' ? 3 : 2))
    const owns = /['’]s$/u.test(token.text) || (next?.key === 'and' && OWNERS.has(tokens[at + 2]?.key ?? ''))
    // "My dogs Bella and Max."
    const isListed = before?.key === 'and' && names.has(tokens[at - 2]?.text ?? '')
    if (!(follows || isTold || isOwned || owns || isListed)) continue
    names.add(token.text)
    // "Emma Papadopoulos’s cake": what stands before is a part of it.
    for (let part = at; !tokens[part]?.apart && isUnknown(tokens, part - 1); part--)
      names.add(tokens[part - 1]?.text as string)
  }
  return names
}

/** Whether somebody is there of whom it is said whose it is. */
const isOwnedBeing = (tokens: readonly Token[], at: number): boolean =>
  OWNERS.has(tokens[at - 1]?.key ?? '') && !tokens[at]?.apart && isBeing(tokens, at)

/** What somebody does, rather than how it is called: "my dog sploots". */
const SAYS_DOING = /(?:ing|ed|s)$/

/** "My dog bella", where nothing has a capital. */
function isNameInPlain(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  const isNew = (one: number): boolean => findMeaning(tokens, one, false).meaning === undefined
  return (
    token?.kind === 'word' &&
    !token.apart &&
    !SAYS_DOING.test(token.key) &&
    tokens.every(({ text }) => text === text.toLowerCase()) &&
    isOwnedBeing(tokens, at - 1) &&
    isNew(at) &&
    (next === undefined || next.apart || next.kind !== 'word' || !isNew(at + 1))
  )
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
