import { plainLetters } from './plain-letters.ts'
import { isRude } from './rude.ts'
import {
  INNOCENT_PHRASES,
  UNSUITABLE_PHRASES,
  UNSUITABLE_PHRASES_ROT13,
  UNSUITABLE_STEMS,
  UNSUITABLE_STEMS_ROT13,
  UNSUITABLE_WORDS,
  UNSUITABLE_WORDS_ROT13,
} from './tables/unsuitable-words.ts'
import { PROMPT_LIMIT } from './tokens/tokens.ts'
import { phrased, rot13, worded } from './word-lists.ts'

const words = new Set([...worded(UNSUITABLE_WORDS), ...worded(rot13(UNSUITABLE_WORDS_ROT13))])
const stems = [...worded(UNSUITABLE_STEMS), ...worded(rot13(UNSUITABLE_STEMS_ROT13))]
const anyOf = (list: readonly string[]): RegExp => new RegExp(`(?<= )(?:${list.join('|')})(?= )`, 'g')
const phrases = anyOf([...phrased(UNSUITABLE_PHRASES), ...phrased(rot13(UNSUITABLE_PHRASES_ROT13))])
const innocentPhrases = anyOf(phrased(INNOCENT_PHRASES))

/** Numbers and signs that stand in for a letter they resemble. */
const STAND_INS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    0: 'o',
    1: 'i',
    3: 'e',
    4: 'a',
    5: 's',
    7: 't',
    8: 'b',
    9: 'g',
    '@': 'a',
    $: 's',
    '!': 'i',
    '|': 'i',
    '€': 'e',
  }),
)

/** Says it without a word. */
const RUDE_SIGN = /\u{1F595}/u

/**
 * Whether a text has no place on a site for children, be it what somebody wants to have drawn or what others are to read:
 * sex, gore, cruelty, threats, slurs, drugs, self-harm.
 */
export function isUnsuitable(text: string): boolean {
  return RUDE_SIGN.test(text) || isUnsuitableInEnglish(text) || isRude(text)
}

function isUnsuitableInEnglish(given: string): boolean {
  const signs = plainLetters(given.slice(0, PROMPT_LIMIT)).replaceAll('’', "'")
  const pieces = signs.split(/[\s,;:?()[\]{}"“”/\\&<>]+/u).map((piece) => piece.replace(/^[!*.'_-]+|[!*.'_-]+$/gu, ''))
  const text = ` ${pieces.map(plainly).filter(Boolean).join(' ')} `
  if (hasStem(text.normalize('NFKD').replace(/\p{M}/gu, ''))) return true
  const suspect = text.replace(innocentPhrases, '')
  return suspect.search(phrases) >= 0 || suspect.split(' ').some(isBad) || pieces.some(isMasked) || spelledOut(signs)
}

/** Whether the beginnings that are never innocent are there, with whatever accents. */
const hasStem = (text: string): boolean => stems.some((stem) => text.includes(` ${stem}`))

/** A piece with what stands in turned into letters, as separate words where a hyphen joins whole words. */
function plainly(piece: string): string {
  if (!/[a-z]/.test(piece)) return piece
  const letters = Array.from(piece, (sign) => STAND_INS.get(sign) ?? sign).join('')
  return letters.replace(/'s?$/u, '').replace(/[-_.]+/g, ' ')
}

/**
 * Stretched words are tried with one letter and with two: looong, boooots. So is a letter that stands in for another one
 * though it is one itself: v for u, l for i, and ph for f.
 */
function isBad(word: string): boolean {
  const spelt = [word, word.replaceAll('v', 'u'), word.replaceAll('l', 'i'), word.replaceAll('ph', 'f')]
  const forms = spelt.flatMap((one) => [
    one,
    one.replace(/([a-z])\1{2,}/g, '$1'),
    one.replace(/([a-z])\1{2,}/g, '$1$1'),
  ])
  return forms.some((form) => words.has(form) || stems.some((stem) => form.startsWith(stem)))
}

/** Letters hidden behind asterisks, or a word cut up by signs. */
function isMasked(piece: string): boolean {
  if (/^[a-z][a-z*]*\*[a-z*]*[a-z]$/.test(piece)) {
    const mask = new RegExp(`^${piece.replaceAll('*', '[a-z]')}$`)
    return [...words, ...stems].some((word) => mask.test(word))
  }
  return /[a-z][._*+~-][a-z]/.test(piece) && isBad(piece.replace(/[^a-z]/g, ''))
}

/** A word written letter by letter: "f u n", "f.u.n". */
function spelledOut(signs: string): boolean {
  const rows = signs.match(/(?<![\p{L}\p{N}])[a-z](?:[\s._*-]{1,3}[a-z](?![\p{L}\p{N}])){2,}/gu) ?? []
  return rows.some((row) => {
    const letters = row.replace(/[^a-z]/g, '')
    return [...words, ...stems].some((word) => letters.includes(word))
  })
}
