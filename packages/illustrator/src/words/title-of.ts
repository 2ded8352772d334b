import { objectionTo } from './objection-to.ts'
import { type Reading, readPrompt } from './read-prompt.ts'
import { INSTRUCTIONS, PAGE_OF, PURPOSE, REQUEST } from './tables/grammar/requests.ts'
import { placeOf } from './tables/places.ts'
import { fittingTitle } from './title-phrases.ts'
import { PROMPT_LIMIT, tokensOf, WITHOUT_BLANKS } from './tokens/tokens.ts'
import { understoodPart } from './understood.ts'

/** Longest title (UTF-16 units): one line on a phone. */
const LONGEST_TITLE = 60

const NOTHING = { missing: [], found: [] }

interface Uncounted {
  /** Numbers of the prompt, as they were written, of which the page shows fewer. */
  readonly uncounted?: readonly string[]
}

/**
 * A short caption for a page: the person's own words, or the name of the place where nothing of them was drawn. Everybody may
 * read it, and nobody looks at it first: what was not understood is no part of it.
 */
export function titleOf(prompt: string, reading: Reading & Uncounted): string {
  const words = withoutRequests(
    withoutNumbers(withoutInstructions(unquoted(plainText(prompt), reading), reading), reading),
  )
  const isUnderstood = reading.found.length > 0 || (reading.style !== undefined && reading.missing.length === 0)
  if (!isUnderstood || words === '') return plainTitle(reading)
  const isWritten = tokensOf(words).some(({ kind }) => kind === 'word')
  const fitting = isWritten ? fittingTitle(words, reading, LONGEST_TITLE) : ''
  // What is left may say nothing any more: "a page" of "a page for my son who loves dinosaurs".
  const isCut = reading.instructions.length > 0 && reading.found.length > 0 && readPrompt(fitting).found.length === 0
  const own = isCut || (reading.lettering && BROKEN.test(fitting)) ? '' : vouchedFor(fitting)
  const title = own || fittingTitle(namesOf(reading), NOTHING, LONGEST_TITLE) || plainTitle(reading)
  return capital(title)
}

/** Numbers that lost what they counted, or an end that leads nowhere: "Die 1 5", "A cat saying". */
const BROKEN = /\d\s+\d|(?:^|\s)(?:\d+|\p{L}+ing)$/iu

/** What is left of a title without the words that no dictionary has; nothing where it says nothing any more. */
function vouchedFor(title: string): string {
  const kept = understoodPart(title)
  const isWhole = kept === title
  const said = isWhole ? title : fittingTitle(kept, NOTHING, LONGEST_TITLE)
  if (!isWhole && BROKEN.test(said)) return ''
  return (isWhole || readPrompt(said).found.length > 0) && objectionTo(said) === undefined ? said : ''
}

const plainTitle = ({ theme, lettering }: Reading): string =>
  theme ? placeOf(theme).title : lettering ? 'Letters to colour' : 'A page to colour'

function plainText(prompt: string): string {
  return prompt
    .slice(0, PROMPT_LIMIT)
    .replace(/\p{Surrogate}/gu, ' ')
    .replace(/<[^<>]*>|https?:\S+/gu, ' ')
    .replace(/[\p{Cc}\p{Co}\p{Cn}\u2028\u2029\u202A-\u202E\u2066-\u2069<>{}[\]\\^~|`*#_]|(?<!\d\s?)=|=(?!\s?\d)/gu, ' ')
    .replace(/\p{M}{4,}/gu, '')
    .replace(/\s+/gu, ' ')
    .normalize('NFC')
    .trim()
}

const withoutRequests = (text: string): string =>
  bared(bared(text).replace(REQUEST, '').replace(PAGE_OF, '').replace(PURPOSE, ''))

const withoutNumbers = (text: string, { uncounted = [] }: Uncounted): string =>
  uncounted.reduce((title, number) => title.replace(new RegExp(`(?<![\\p{L}\\p{N}])${number} `, 'iu'), ''), text)

/** What was to be read between quotes is no part of the title, nor are they. */
const unquoted = (text: string, { lettering }: Reading): string => (lettering ? text.replace(/["“”„«»]/gu, '') : text)

/** "For my two-year-old" is for the illustrator, wherever it stands. */
function withoutInstructions(text: string, { instructions }: Reading): string {
  const left = instructions.reduce((title, words) => {
    const said = (words.join(' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('[^\\p{L}\\p{M}\\p{N}]*')
    if (said === '') return title
    const [left, right] = WITHOUT_BLANKS.test(said)
      ? ['', '']
      : ['(?<![\\p{L}\\p{M}\\p{N}])', '(?![\\p{L}\\p{M}\\p{N}])']
    const isEnglish = words.every((word) => INSTRUCTIONS.has(word.toLowerCase()))
    const afterArticle = new RegExp(`${left}an?\\s+${said}${right}[\\s,]*(?=[\\p{L}\\p{N}])`, 'iu')
    const found = isEnglish && afterArticle.exec(title)
    if (!found) return title.replace(new RegExp(`[\\s,;:(-]*${left}${said}${right}[\\s!)]*`, 'iu'), ' ')
    const rest = title.slice(found.index + found[0].length)
    return `${title.slice(0, found.index)}${articleBefore(rest)} ${rest}`
  }, text)
  const title = bared(left.replace(/\s+/gu, ' ').replace(/ (?=[,;:.])/gu, ''))
  // "With unicorns" is what is left of "the name Mia with unicorns".
  return title === text ? title : title.replace(BEGINS_NOTHING, '')
}

const BEGINS_NOTHING = /^(?:with|and|mit|und|avec|et|con|y|e|com|z|ze|i|с|со|и|з|із|та|ve) /iu

/** "A simple owl" is "an owl" without its adjective. */
const articleBefore = (noun: string): string =>
  /^(?:[aeiou]|hour|honest|heir)/iu.test(noun) && !/^(?:eu|ewe|one\b|once|uni|use|ufo|uku)/iu.test(noun) ? 'an' : 'a'

/** Nothing but words, quotes and pictures at the ends. */
const bared = (text: string): string => text.replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}"'“¿¡]+|[\s,;:.(-]+$/gu, '')

const namesOf = ({ wanted }: Reading): string =>
  wanted
    .map(({ drawing }) => drawing.name.replace(/^figures | face$/g, ''))
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1')

/** The first letter may be a pair of units; an eszett would become two letters. */
function capital(text: string): string {
  const [first = ''] = text
  const upper = first.toUpperCase()
  return upper.length === first.length ? upper + text.slice(first.length) : text
}
