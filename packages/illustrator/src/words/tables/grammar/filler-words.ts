import { wordList } from '../english.ts'

/** Words and phrases that say nothing about what to draw: they are neither found nor missing. */
export const FILLER_WORDS = wordList('filler-words')

/** Those of them that are missed where nothing else is named, and those that are missed wherever they stand. */
export const COLOURS = wordList('colours')
export const UNSHOWN_FEELINGS = wordList('unshown-feelings')

/** Endings of verbs, adverbs and adjectives: an unknown word with one of them names nothing we fail to draw. */
export const FILLER_ENDING =
  /^(?:.{3,}(?:ing|ingly)|.{4,}ed|.{4,}ly|.{4,}(?:ful|less|ous|ish|able|ible|iest|ier|ness))$/

/** Things that end that way all the same. */
export const NOUNS_LIKE_FILLER = wordList('nouns-like-filler')
