/** What people write to an illustrator rather than about the page: none of it belongs in a title. */
const ASKING =
  "hi|hello|hey|please|pls|can you|could you|i want|i would like|i'd like|draw|make|create|give|show|generate|me|us"
const PAGE =
  '(?:colou?ring (?:book )?(?:page|sheet|picture|book)|line ?art|drawing|picture|cartoon|outline|image|page)s?'
const LOOKS = 'cute|simple|easy|printable|free|kids|black and white'

/** "Please draw me" before what is wanted. */
export const REQUEST = new RegExp(`^(?:(?:${ASKING}|to draw|to see)\\b[\\s,!]*)+`, 'iu')

/** "A cute colouring page of" before it. */
export const PAGE_OF = new RegExp(
  `^(?:(?:an?|the|my|some) )?(?:(?:${LOOKS}) )*${PAGE} (?:of|with|showing|about) `,
  'iu',
)

/** "For kids" after it. */
export const PURPOSE = new RegExp(
  '[\\s,]+(?:colou?ring (?:book )?(?:page|sheet|picture|book)s?|line ?art|' +
    'to colou?r(?: in)?|for (?:kids|children|toddlers|adults)|please)[\\s.!]*$',
  'iu',
)
