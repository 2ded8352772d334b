import { findMeaning } from '../phrases/find-meaning.ts'
import { ARTICLES, LISTING, OWNERS } from '../tables/grammar/names.ts'
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
    const owns = /['’]s$/u.test(token.text) || (next?.key === 'and' && OWNERS.has(tokens[at + 2]?.key ?? ''))
    // "My dogs Bella and Max."
    const isListed = before?.key === 'and' && names.has(tokens[at - 2]?.text ?? '')
    if (!(follows || isTold || owns || isListed || isOfOwned(tokens, at))) continue
    names.add(token.text)
    // "Emma Papadopoulos’s cake": what stands before is a part of it.
    for (let part = at; part > firstOf(tokens, at); part--) names.add(tokens[part - 1]?.text as string)
  }
  return names
}

/** Where a name begins that has several parts. */
function firstOf(tokens: readonly Token[], at: number): number {
  let first = at
  while (!tokens[first]?.apart && isUnknown(tokens, first - 1)) first--
  return first
}

/**
 * "Bella my dog", "Bella is our dog"; "Bella, my dog" and "our dog, Bella" where nothing else is listed: between commas there may
 * be one thing more that cannot be drawn.
 */
function isOfOwned(tokens: readonly Token[], at: number): boolean {
  const first = firstOf(tokens, at)
  if (isCounted(tokens, first)) return false
  const owner = tokens[at + 1]?.key === 'is' ? at + 2 : at + 1
  if (isOwnedBeing(tokens, owner + 1))
    return !tokens[owner]?.apart || !(tokens[first]?.apart || isListOpen(tokens, owner + 2))
  return isOwnedBeing(tokens, first - 1) && !(tokens[first - 2]?.apart || isListOpen(tokens, behindNames(tokens, at)))
}

/** "A Flibbertigibbet", "the funny Flibbertigibbet", "two Flibbertigibbets": no name, whatever it is. */
function isCounted(tokens: readonly Token[], at: number): boolean {
  const tells = (one: number): boolean =>
    ARTICLES.has(tokens[one]?.key ?? '') || findMeaning(tokens, one, false).meaning?.is === 'count'
  if (at === 0 || tokens[at]?.apart) return false
  return tells(at - 1) || (at > 1 && !tokens[at - 1]?.apart && tells(at - 2))
}

/** Whether another thing follows in the same breath. */
function isListOpen(tokens: readonly Token[], from: number): boolean {
  const rest = tokens.slice(from)
  const end = rest.findIndex(({ apart }) => apart)
  return rest.slice(0, end < 0 ? rest.length : end).some(({ key }) => LISTING.has(key))
}

/** What comes after "Bella" or, of several, "Bella and Max". */
function behindNames(tokens: readonly Token[], at: number): number {
  let end = at + 1
  if (!findMeaning(tokens, firstOf(tokens, at) - 1, false).plural) return end
  while (LISTING.has(tokens[end]?.key ?? '') && isUnknown(tokens, end + 1)) end += 2
  return end
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
