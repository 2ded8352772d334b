import { LANGUAGES } from '../tables/languages.ts'
import type { Token } from '../tokens/tokens.ts'
import { type Dictionary, dictionaries } from './dictionaries.ts'
import { lexicon } from './lexicon.ts'

/** Consonants that soften before an ending: köpek, but köpeğim. */
const HARD: Readonly<Record<string, string>> = { g: 'k', b: 'p', d: 't' }

/** Shorter stems are too many: "eve" is no house. */
const SHORTEST_STEM = 3

/** Words with an ending that no dictionary has, as the word in English and what the ending says: teknede is boat, in. */
export function stemmed(tokens: readonly Token[]): Token[] {
  const spoken = LANGUAGES.flatMap(({ stems }, index) => {
    const dictionary = dictionaries().each[index]
    const isSpoken =
      stems.length > 0 && dictionary && tokens.some(({ key }) => dictionary.phrases.has(key) && !isEnglish(key))
    return isSpoken ? [{ stems, dictionary }] : []
  })
  if (spoken.length === 0) return [...tokens]
  return tokens.flatMap((token) => {
    if (token.kind !== 'word' || isEnglish(token.key) || dictionaries().any.phrases.has(token.key)) return [token]
    for (const { stems, dictionary } of spoken)
      for (const { ending, says } of stems) {
        const noun = ending.test(token.key) ? nounOf(token, token.key.replace(ending, ''), dictionary) : undefined
        if (noun) return says === undefined ? [noun] : [noun, { ...token, text: '', key: says, apart: false }]
      }
    return [token]
  })
}

function nounOf(token: Token, stem: string, { phrases }: Dictionary): Token | undefined {
  if (stem.length < SHORTEST_STEM) return undefined
  const key = phrases.get(stem) ?? phrases.get(stem.replace(/[gbd]$/, (last) => HARD[last] ?? last))
  return key === undefined ? undefined : { ...token, key }
}

const isEnglish = (key: string): boolean => {
  const { phrases, compounds } = lexicon()
  return phrases.has(key) || compounds.has(key)
}
