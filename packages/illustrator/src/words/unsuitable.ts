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

/** Signs that stand in for a letter they resemble; Cyrillic ones look the same to a reader. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i', '|': 'i', '€': 'e' }),
  ...Object.entries({ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', х: 'x', у: 'y', і: 'i', к: 'k', ѕ: 's' }),
])

/** Whether a prompt asks for what has no place on a children's page: sex, gore, cruelty, slurs, drugs, self-harm. */
export function isUnsuitable(prompt: string): boolean {
  return isUnsuitableInEnglish(prompt) || isRude(prompt)
}

function isUnsuitableInEnglish(prompt: string): boolean {
  // A letter with an accent stays: it makes another word of it, like the mountains of Polish and the ball of Vietnamese.
  const signs = prompt
    .slice(0, PROMPT_LIMIT)
    .normalize('NFKC')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
  const pieces = signs
    .split(/[\s,;:?()[\]{}"“”/\\&<>]+/u)
    .map((piece) => piece.replace(/^[!*.'’_-]+|[!*.'’_-]+$/gu, ''))
  const text = ` ${pieces.map(plainly).filter(Boolean).join(' ')} `
  if (hasStem(text.normalize('NFKD').replace(/\p{M}/gu, ''))) return true
  const suspect = text.replace(innocentPhrases, '')
  return suspect.search(phrases) >= 0 || suspect.split(' ').some(isBad) || pieces.some(isMasked) || spelledOut(signs)
}

/** Whether the beginnings that are never innocent are there, with whatever accents. */
const hasStem = (text: string): boolean => stems.some((stem) => text.includes(` ${stem}`))

/** A piece with look-alikes turned into letters, as separate words where a hyphen joins whole words. */
function plainly(piece: string): string {
  if (!/[a-z]/.test(piece)) return piece
  const letters = Array.from(piece, (sign) => LOOKALIKES.get(sign) ?? sign).join('')
  return letters.replace(/['’]s?$/u, '').replace(/[-_.]+/g, ' ')
}

/** Stretched words are tried with one letter and with two: looong, boooots. */
function isBad(word: string): boolean {
  const forms = [word, word.replace(/([a-z])\1{2,}/g, '$1'), word.replace(/([a-z])\1{2,}/g, '$1$1')]
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
