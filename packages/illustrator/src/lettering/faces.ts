import letters from '../../dist/letters.json' with { type: 'json' }
import type { LetterKind } from '../asked/lettering.ts'
import { flatten } from '../raster/flatten.ts'

/** A letter in units of {@link EM}, y downwards from the base line. */
export interface Glyph {
  /** How far the next one is. */
  readonly advance: number
  readonly path: string
  readonly top: number
  readonly bottom: number
  /** How far it reaches to the left and to the right, band by band from top to bottom. */
  readonly left: Float64Array
  readonly right: Float64Array
}

export interface Face {
  has(character: string): boolean
  get(character: string): Glyph | undefined
}

/** Edge of the square that a letter is drawn in (units). */
export const EM = 1000

/** Height of a band (units), and where the highest begins. */
const BAND = 40
const HIGHEST = -1200
const BANDS = 42

/** A letter is measured when it is first written. */
function faceOf(outlines: Readonly<Record<string, readonly unknown[]>>): Face {
  const known = new Map<string, Glyph>()
  return {
    has: (character) => Object.hasOwn(outlines, character),
    get: (character) => {
      if (!Object.hasOwn(outlines, character)) return undefined
      const [advance, path] = outlines[character] as [number, string]
      const glyph = known.get(character) ?? measured(advance, path)
      known.set(character, glyph)
      return glyph
    },
  }
}

const [ROUND, BLOCK, SWASH, SERIF] = [letters.round, letters.block, letters.swash, letters.serif].map(faceOf) as [
  Face,
  Face,
  Face,
  Face,
]

const ALL = [ROUND, BLOCK, SWASH, SERIF]

/** The faces of a kind, the fullest last: some have few accents and one script. */
const FACES_OF: Record<LetterKind, readonly Face[]> = {
  round: [ROUND, SERIF],
  block: [BLOCK, SERIF],
  ornate: [SWASH, SERIF],
}

/** The face of a kind that has most of a text, which is to be large or small. */
export function faceFor(kind: LetterKind, text: string, isSmall = false): Face {
  const characters = [...text].filter((character) => character !== ' ')
  const lacking = (face: Face): number => characters.filter((character) => !face.has(character)).length
  const faces = FACES_OF[kind].filter((face) => !(isSmall && face === SWASH))
  return faces.reduce((best, face) => (lacking(face) < lacking(best) ? face : best))
}

function measured(advance: number, path: string): Glyph {
  const [left, right] = [new Float64Array(BANDS).fill(Infinity), new Float64Array(BANDS).fill(-Infinity)]
  let [top, bottom] = [Infinity, -Infinity]
  for (const { points } of flatten(path)) {
    let [ax, ay] = [points[points.length - 2] as number, points[points.length - 1] as number]
    for (let i = 0; i < points.length; i += 2) {
      const [bx, by] = [points[i] as number, points[i + 1] as number]
      top = Math.min(top, by)
      bottom = Math.max(bottom, by)
      for (let band = bandAt(Math.min(ay, by)); band <= bandAt(Math.max(ay, by)); band++) {
        const [high, low] = [HIGHEST + band * BAND, HIGHEST + (band + 1) * BAND]
        for (const y of [ay, by, high, low]) {
          if (y < high || y > low || y < Math.min(ay, by) || y > Math.max(ay, by)) continue
          const x = ay === by ? bx : ax + ((y - ay) / (by - ay)) * (bx - ax)
          left[band] = Math.min(left[band] as number, x)
          right[band] = Math.max(right[band] as number, x)
        }
        if (ay === by) {
          left[band] = Math.min(left[band] as number, ax, bx)
          right[band] = Math.max(right[band] as number, ax, bx)
        }
      }
      ax = bx
      ay = by
    }
  }
  return { advance, path, top, bottom, left, right }
}

const bandAt = (y: number): number => Math.max(0, Math.min(BANDS - 1, Math.floor((y - HIGHEST) / BAND)))

/** How far a letter has to be from the one before so that so much paper is between them (units). */
export function apart(one: Glyph, next: Glyph, paper: number): number {
  let distance = -Infinity
  for (let band = 0; band < BANDS; band++)
    for (let near = Math.max(0, band - 1); near <= Math.min(BANDS - 1, band + 1); near++)
      distance = Math.max(distance, (one.right[band] as number) - (next.left[near] as number))
  return distance + paper
}

/** A text without the words that no face can write, and those words. */
export function withoutUnwritable(text: string): { readonly text: string; readonly lost: readonly string[] } {
  const words = text.split(' ')
  const isWritable = (word: string): boolean => [...word].every((character) => ALL.some((face) => face.has(character)))
  return { text: words.filter(isWritable).join(' '), lost: words.filter((word) => !isWritable(word)) }
}
