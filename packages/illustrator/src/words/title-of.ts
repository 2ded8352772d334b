import type { ThemeName } from '../themes/theme-name.ts'
import type { Reading } from './read-prompt.ts'
import { PROMPT_LIMIT, tokensOf } from './tokens.ts'

/** Longest title (UTF-16 units): one line on a phone. */
const LONGEST_TITLE = 60

const PLAIN_TITLES: Record<ThemeName, string> = {
  meadow: 'A sunny meadow',
  farm: 'On the farm',
  garden: 'In the garden',
  forest: 'In the forest',
  jungle: 'In the jungle',
  savanna: 'On the savanna',
  desert: 'In the desert',
  beach: 'A day at the beach',
  sea: 'Out at sea',
  underwater: 'Under the sea',
  pond: 'At the pond',
  winter: 'A winter day',
  mountains: 'In the mountains',
  space: 'In outer space',
  sky: 'Up in the sky',
  night: 'A starry night',
  city: 'In the city',
  road: 'On the road',
  fairytale: 'Once upon a time',
  dinosaurs: 'Land of the dinosaurs',
  birthday: 'A birthday party',
  halloween: 'Halloween night',
  christmas: 'Christmas time',
  easter: 'Easter morning',
  table: 'A feast on the table',
  room: 'A cosy room',
  school: 'At school',
  playground: 'At the playground',
  music: 'Making music',
  sport: 'A day of sport',
  circus: 'At the circus',
  rain: 'A rainy day',
}

/** What people write to an illustrator rather than about the page, before and after what they want. */
const ASKING =
  "hi|hello|hey|please|pls|can you|could you|i want|i would like|i'd like|draw|make|create|give|show|generate|me|us"
const PAGE =
  '(?:colou?ring (?:book )?(?:page|sheet|picture|book)|line ?art|drawing|picture|cartoon|outline|image|page)s?'
const LOOKS = 'cute|simple|easy|printable|free|kids|black and white'
const REQUEST = new RegExp(`^(?:(?:${ASKING}|to draw|to see)\\b[\\s,!]*)+`, 'iu')
const PAGE_OF = new RegExp(`^(?:(?:an?|the|my|some) )?(?:(?:${LOOKS}) )*${PAGE} (?:of|with|showing|about) `, 'iu')
const PURPOSE = new RegExp(
  '[\\s,]+(?:colou?ring (?:book )?(?:page|sheet|picture|book)s?|line ?art|' +
    'to colou?r(?: in)?|for (?:kids|children|toddlers|adults)|please)[\\s.!]*$',
  'iu',
)

/** A short caption for a page: the person's own words, or the name of the place where nothing of them was drawn. */
export function titleOf(prompt: string, reading: Reading): string {
  const words = plainText(prompt)
  if (reading.found.length === 0 || words === '') return plainTitle(reading)
  if (!tokensOf(words).some(({ kind }) => kind === 'word'))
    return capital(shortened(namesOf(reading)) || plainTitle(reading))
  return capital(shortened(words))
}

const plainTitle = ({ theme }: Reading): string => (theme ? PLAIN_TITLES[theme] : 'A page to colour')

function plainText(prompt: string): string {
  const text = prompt
    .slice(0, PROMPT_LIMIT)
    .replace(/\p{Surrogate}/gu, ' ')
    .replace(/<[^<>]*>|https?:\S+/gu, ' ')
    .replace(/[\p{Cc}\p{Co}\p{Cn}\u2028\u2029\u202A-\u202E\u2066-\u2069<>{}[\]\\^~|`*#_=]/gu, ' ')
    .replace(/\p{M}{4,}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const bare = text.replace(REQUEST, '').replace(PAGE_OF, '').replace(PURPOSE, '')
  return bare.replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}"'“¿¡]+|[\s,;:.-]+$/gu, '')
}

const namesOf = ({ wanted }: Reading): string =>
  wanted
    .map(({ drawing }) => drawing.name.replace(/ face$/, ''))
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1')

function shortened(text: string): string {
  if (text.length <= LONGEST_TITLE) return text
  const room = text.slice(0, LONGEST_TITLE)
  const cut = room.slice(0, room.lastIndexOf(' ')).replace(/(?:[\s,;:.-]|\s(?:an?|the|and|with|of|in|on))+$/iu, '')
  if (cut.length >= LONGEST_TITLE / 3) return `${cut}…`
  return `${room.slice(0, -1).replace(/\p{Surrogate}|[\p{M}\u200D]+$/gu, '')}…`
}

/** The first letter may be a pair of units; an eszett would become two letters. */
function capital(text: string): string {
  const [first = ''] = text
  const upper = first.toUpperCase()
  return upper.length === first.length ? upper + text.slice(first.length) : text
}
