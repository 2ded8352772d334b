import { inPlainWords, plainLetters } from './plain-letters.ts'
import {
  DIGIT_WORDS,
  MAIL_PROVIDERS,
  PERSONAL_PHRASES,
  WEB_ENDINGS,
  WEB_ENDINGS_LIKE_WORDS,
} from './tables/personal-words.ts'
import { PROMPT_LIMIT, withPlainDigits } from './tokens/tokens.ts'
import { phrased, worded } from './word-lists.ts'

const phrases = phrased(PERSONAL_PHRASES).map((phrase) => ` ${phrase} `)
const anyOf = (list: string): string => worded(list).join('|')

/** Digits that a phone number has at least: shorter ones are years, prices and how many there are. */
const DIALLED = 7

const MAIL = new RegExp(
  String.raw`[^\s@]@[^\s@]+\s?\.\s?\p{L}{2}|(?:\bat\b|@|\(at\)|\[at\])\s*(?:${anyOf(MAIL_PROVIDERS)})\b\s*(?:\.|dot|punkt|\(dot\))`,
  'u',
)
const DOT = String.raw`(?:\.|\s?\(dot\)\s?|\s+dot\s+)`
const WEB = new RegExp(
  [
    String.raw`https?:|\bwww\s?\.|\bdiscord\s?\.`,
    String.raw`[\p{L}\p{N}-]{2,}${DOT}(?:${anyOf(WEB_ENDINGS)})(?![\p{L}\p{N}])`,
    String.raw`[\p{L}\p{N}-]${DOT}(?:${anyOf(WEB_ENDINGS)}|${anyOf(WEB_ENDINGS_LIKE_WORDS)})/`,
  ].join('|'),
  'u',
)
/** What somebody is called elsewhere, and no word of any language. */
const HANDLE = /(?:^|[\s(:])@(?=\p{L}*[\p{N}_]|\p{L}+\.\p{L})[\p{L}\p{N}_.]{3,}/u
const DIGITS = new RegExp(String.raw`\+?\(?\d(?:[\s().\/–—-]{0,3}\d){${DIALLED - 1},}`, 'gu')
const SAID = new RegExp(String.raw`\b(?:(?:${anyOf(DIGIT_WORDS)})[\s,.-]*){${DIALLED},}`, 'gu')

/** A day, or two years: 24.12.2026, 2026-11-17, 2024–2026. */
const DAY =
  /^(?:\d{1,2}[\s./-]+\d{1,2}[\s./-]+\d{4}|\d{4}[\s./-]+\d{1,2}[\s./-]+\d{1,2}|(?:19|20)\d\d\D+(?:19|20)\d\d)$/u

/** Whether a text leads to somebody: by phone, by mail, on the web or to their door. */
export function isPersonal(given: string): boolean {
  const text = plainLetters(withPlainDigits(given.slice(0, PROMPT_LIMIT))).replaceAll('’', "'")
  if (MAIL.test(text) || WEB.test(text) || HANDLE.test(text)) return true
  const said = inPlainWords(text)
  if (phrases.some((phrase) => said.includes(phrase))) return true
  return (text.match(DIGITS) ?? []).some(isDialled) || (text.match(SAID) ?? []).some((row) => !isCounted(worded(row)))
}

/** A round number, as 1 000 000 and 747-8000, or one with a point in it. */
const ROUND = /^[1-9]\d{0,2}0{4,}$|^[1-9]\d{3}000$/u
const WITH_A_POINT = /^[1-9]\.\d+$/u

function isDialled(row: string): boolean {
  if (row.startsWith('+')) return true
  const digits = row.replace(/\D/gu, '')
  const isInARow = '0123456789'.includes(digits) || '9876543210'.includes(digits)
  const isRepeated = new Set(digits).size <= 2
  if (isInARow || isRepeated || ROUND.test(digits) || WITH_A_POINT.test(row) || DAY.test(row.trim())) return false
  return !isCounting((row.match(/\d+/gu) ?? []).map(Number))
}

/** Children learn to count, up and down: 1 2 3 4 5 6 7, or 10 20 30 40. Uneven steps are those of small numbers. */
function isCounting(numbers: readonly number[]): boolean {
  const steps = numbers.slice(1).map((one, i) => one - (numbers[i] ?? 0))
  const [first = 0] = steps
  const isEven = steps.length >= 2 && first !== 0 && steps.every((step) => step === first)
  const isOneWay = steps.length >= 3 && steps.every((step) => step * first > 0)
  return isEven || (isOneWay && numbers.every((one) => one < 1000))
}

/** "One, two, three" is a rhyme. */
function isCounted(words: readonly string[]): boolean {
  const order = worded(DIGIT_WORDS)
  const places = words.map((word) => order.indexOf(word.replace(/[^\p{L}]/gu, '')))
  return places.every((place, i) => i === 0 || Math.abs(place - (places[i - 1] ?? 0)) === 1)
}
