/** A small dictionary: what children type in a language, by the English word for it. */
export interface Language {
  /** Singulars; an irregular plural follows after a slash. */
  readonly nouns: Readonly<Record<string, string>>
  /** Articles, numbers, prepositions and the commonest verbs and adjectives, by an English word that works alike. */
  readonly small: Readonly<Record<string, string>>
  /** Articles and the like that are written in one with the noun, and what must follow them. */
  readonly joined?: RegExp
  /** Endings that say more of a noun (of words without accents), and an English word for what they say. */
  readonly endings?: readonly (readonly [ending: RegExp, says: string | undefined])[]
  /** The plurals of a noun that has none after a slash; of a language whose plurals are all listed, none. */
  readonly pluralsOf: (singular: string) => readonly string[]
}
