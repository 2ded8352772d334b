import type { Reading } from './read-prompt.ts'
import { PAGE_OF, PURPOSE, REQUEST } from './tables/grammar/requests.ts'
import { PLAIN_TITLES } from './tables/scenes/plain-titles.ts'
import { PROMPT_LIMIT, tokensOf } from './tokens/tokens.ts'

/** Longest title (UTF-16 units): one line on a phone. */
const LONGEST_TITLE = 60

/** A short caption for a page: the person's own words, or the name of the place where nothing of them was drawn. */
export function titleOf(prompt: string, reading: Reading): string {
  const words = withoutPurposes(plainText(prompt), reading)
  const isUnderstood = reading.found.length > 0 || (reading.style !== undefined && reading.missing.length === 0)
  if (!isUnderstood || words === '') return plainTitle(reading)
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

/** "For my two-year-old" is for the illustrator; at either end of what is wanted it can be left out. */
function withoutPurposes(text: string, { purposes }: Reading): string {
  return purposes.reduce((left, words) => {
    const said = (words.join(' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('[^\\p{L}\\p{M}\\p{N}]*')
    const ends = new RegExp(`^[\\s,]*${said}[\\s,:;.!-]+|[\\s,;:(-]*${said}[\\s.!)]*$`, 'iu')
    return left.replace(ends, '')
  }, text)
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
