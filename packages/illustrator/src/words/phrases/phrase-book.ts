import type { Token } from '../tokens/tokens.ts'

/** Phrases with their meanings, made to be looked for in a row of words. */
export interface PhraseBook<Meaning> {
  readonly phrases: ReadonlyMap<string, Meaning>
  /** Words of the longest phrase by its first word: most words begin none, and need no further look. */
  readonly lengths: ReadonlyMap<string, number>
}

/** The first meaning of a phrase is the one that counts. */
export function phraseBook<Meaning>(entries: Iterable<readonly [string, Meaning]>): PhraseBook<Meaning> {
  const phrases = new Map<string, Meaning>()
  const lengths = new Map<string, number>()
  for (const [phrase, meaning] of entries) {
    if (phrases.has(phrase)) continue
    phrases.set(phrase, meaning)
    // Nearly all are single words, and there are tens of thousands.
    const words = phrase.includes(' ') ? phrase.split(' ') : [phrase]
    const [first = ''] = words
    if ((lengths.get(first) ?? 0) < words.length) lengths.set(first, words.length)
  }
  return { phrases, lengths }
}

/** The longest phrase of a book that begins there, and how many tokens it takes. */
export function longestPhrase<Meaning>(
  { phrases, lengths }: PhraseBook<Meaning>,
  tokens: readonly Token[],
  at: number,
): { readonly meaning: Meaning; readonly length: number } | undefined {
  const first = tokens[at]
  if (first === undefined || first.kind === 'emoji') return undefined
  for (let length = lengths.get(first.key) ?? 0; length > 0; length--) {
    const words = tokens.slice(at, at + length)
    if (words.length < length || words.some(({ apart }, i) => i > 0 && apart)) continue
    const meaning = phrases.get(words.map(({ key }) => key).join(' '))
    if (meaning !== undefined) return { meaning, length }
  }
  return undefined
}
