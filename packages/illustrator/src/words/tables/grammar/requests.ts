/** Words for the illustrator rather than for the caption, where no other word stands in their clause or after them. */
export const INSTRUCTIONS: ReadonlySet<string> = new Set(
  (
    'very highly extremely super simple easy detailed printable print free black white and line lines art lineart ' +
    'drawing draw outline outlines bold thick thin clean clear calming relaxing realistic cartoon style coloring ' +
    'colouring page pages sheet sheets book picture background no with please thanks thank you color colour in to ' +
    'quality high resolution hd 4k a4 vector svg png pdf for large big shapes small details detail few many lots of ' +
    'not too shading intricate intricately fine serene epic fantasy romantic boho bohemian whimsical cozy cosy mood vibe ' +
    'vibes aesthetic dreamy peaceful tranquil calm ethereal minimalist dramatic kawaii mysterious atmosphere moody elegant ' +
    'gothic vintage retro tattoo design designs artwork illustration sketch pretty beautiful cute so'
  ).split(' '),
)

/** Those of them that only join others; "very" stands for what has no word in English. */
export const JOINING: ReadonlySet<string> = new Set('very and no with in to for of not too so you'.split(' '))

/** The same before what is wanted, in any language. */
export const REQUESTING: ReadonlySet<string> = new Set(['draw', 'please', 'hello', 'hi', 'i', 'me', 'want', 'of'])

/** What people write to an illustrator rather than about the page: none of it belongs in a title. */
const ASKING =
  'hi|hello|hey|please|pls|(?:can you|could you|draw|make|create|give|show|generate)(?: (?:me|us)(?! (?:and|as|with|on|in|riding|flying)))?|' +
  "(?:i want|i would like|i'd like|i need)(?: you)?"
const PAGE =
  '(?:colou?ring (?:book )?(?:page|sheet|picture|book)|line ?art|drawing|picture|cartoon|outline|image|page)s?'
const LOOKS = 'cute|simple|easy|printable|free|kids|black and white|very|detailed|intricate|new|fun'

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
