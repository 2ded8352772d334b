/** Words of a language by the English word for them. */
export interface Vocabulary {
  /** Singulars; an irregular plural follows after a slash. */
  readonly nouns: Readonly<Record<string, string>>
  /** Articles, numbers, prepositions, verbs and adjectives, by an English word that works alike. */
  readonly small: Readonly<Record<string, string>>
}

/** What a noun that ends so has instead in its other cases, those of one thing and those of several. */
export type CaseRow = readonly [ending: RegExp, one: string, many: string]

/** A small dictionary: what people type in a language. */
export interface Language extends Vocabulary {
  /** More of the same, in a file of its own. */
  readonly everyday: Vocabulary
  /** What is asked for less often, and counts where the others do not have the word. */
  readonly further: Vocabulary
  /** Articles and the like that are written in one with the noun, and what must follow them. */
  readonly joined?: RegExp
  /** Endings that say more of a noun (of words without accents), and an English word for what they say. */
  readonly endings?: readonly (readonly [ending: RegExp, says: string | undefined])[]
  /** The plurals of a noun that has none after a slash; of a language whose plurals are all listed, none. */
  readonly pluralsOf: (singular: string) => readonly string[]
  /** How nouns are declined; every row whose ending fits is tried. */
  readonly cases?: readonly CaseRow[]
}
