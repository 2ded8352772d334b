import pluralize from 'pluralize'

// Otherwise the singular of "cookies" is "cooky".
pluralize.addSingularRule(/^(cook|brown|pix|bird|smooth|hood|budg|self)ies$/i, '$1ie')

/** Words remembered at once; a server sees many, most of them again and again. */
const MOST_REMEMBERED = 5000
const remembered = new Map<string, string>()

/** The singular of a word. It tries a hundred rules, so that what it found is worth keeping. */
export function singularOf(word: string): string {
  const known = remembered.get(word)
  if (known !== undefined) return known
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  const singular = pluralize.singular(word)
  remembered.set(word, singular)
  return singular
}

/** The plural of a word, where there is one. */
export const pluralOf = (word: string | undefined): string | undefined => word && pluralize.plural(word)
