const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** After these come the numbers that are to be drawn as figures. */
export const FIGURE_NOUNS = wordSet('number numbers numeral numerals digit digits figure figures')

/** After these the last of them: counting to ten. */
export const COUNTING_TO = wordSet('count counting counts')

/** After these come letters that are to be drawn. */
export const LETTER_NOUNS = wordSet('letter letters capital capitals alphabet')

/** What may stand between them and the first, in any language. */
export const ENTRY_OF = wordSet('from the to up of like such as de del da dal du von od от від')

/** Between the first and the last, in any language. */
export const UP_TO = wordSet('to through thru until till up the a al do до')

/** Between two of a list. */
export const LISTED_WITH = wordSet('and & or')

/** Signs of a sum, by the words and the marks they are written with. */
export const OPERATIONS: ReadonlyMap<string, string> = new Map([
  ['plus', '+'],
  ['minus', '-'],
  ['times', '×'],
  ['equals', '='],
  ['equal', '='],
  ['−', '-'],
  ['–', '-'],
  ['*', '×'],
  ['x', '×'],
  ['/', '÷'],
  [':', '÷'],
])
