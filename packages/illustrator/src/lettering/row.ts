import { apart, type Face, type Glyph } from './faces.ts'

/** Width of a blank (units, and at least so many times the paper between letters), and how much closer than its font says a
 * letter may come to the one before (units). */
const BLANK = 300
const WIDER = 2.4
const CLOSER = 90

/** Letters in a row, each by where it begins (units). */
export interface Row {
  readonly letters: readonly { readonly glyph: Glyph; readonly x: number }[]
  readonly width: number
  readonly top: number
  readonly bottom: number
}

/** Sets a text with at least so much paper between its letters (units); what the face lacks is left out. */
export function rowOf(text: string, face: Face, paper: number): Row {
  const letters: { glyph: Glyph; x: number }[] = []
  let blank = 0
  for (const character of text) {
    const glyph = face.get(character)
    if (!glyph) {
      blank = character === ' ' ? Math.max(BLANK, WIDER * paper) : blank
      continue
    }
    const last = letters.at(-1)
    const x = last
      ? last.x + (blank > 0 ? edgeOf(last.glyph) + blank - startOf(glyph) : spaced(last.glyph, glyph, paper))
      : -startOf(glyph)
    letters.push({ glyph, x })
    blank = 0
  }
  const last = letters.at(-1)
  return {
    letters,
    width: last ? last.x + edgeOf(last.glyph) : 0,
    top: Math.min(...letters.map(({ glyph }) => glyph.top)),
    bottom: Math.max(...letters.map(({ glyph }) => glyph.bottom)),
  }
}

/** As close as the paper between them allows, so that all gaps look alike; but "L" and "’" do not slide into each other. */
const spaced = (one: Glyph, next: Glyph, paper: number): number =>
  Math.max(one.advance - CLOSER, apart(one, next, paper))

const edgeOf = ({ right }: Glyph): number => Math.max(...right)
const startOf = ({ left }: Glyph): number => Math.min(...left)
