import { LOOK_ALIKES } from './tables/look-alikes.ts'

const letters: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, signs]) => signs.split(' ').map((sign) => [sign, letter] as const)),
)

/** Where the alphabet is written once more as pictures: white on a disc, white on a square, and what flags are made of. */
const ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6]

/**
 * A text in plain small letters, as somebody reads it who does not know that one of them is Armenian. Of what cannot be seen
 * nothing is left. A letter with an accent stays: it makes another word of it, like the mountains of Polish and the ball of
 * Vietnamese.
 */
export const plainLetters = (text: string): string =>
  Array.from(text.normalize('NFKC').replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, ''), plainLetter)
    .join('')
    .toLowerCase()

/** The words of a text in plain letters, with one blank before and after each. */
export const inPlainWords = (text: string): string =>
  ` ${plainLetters(text)
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean)
    .join(' ')} `

function plainLetter(sign: string): string {
  const point = sign.codePointAt(0) ?? 0
  const start = ALPHABETS.find((first) => point >= first && point < first + 26)
  return start === undefined ? (letters.get(sign) ?? sign) : String.fromCodePoint(97 + point - start)
}
