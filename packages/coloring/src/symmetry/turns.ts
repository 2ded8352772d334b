import { STEPS } from '../brush/nibs.ts'

/** Which ways a page is alike all around: left and right, or so many times round its middle. */
export const SYMMETRY_NAMES = ['mirror', 'four', 'six', 'eight', 'twelve'] as const

export type SymmetryName = (typeof SYMMETRY_NAMES)[number]

export interface Symmetry {
  readonly name: SymmetryName
  /** The middle, in sixteenths of a pixel. */
  readonly x: number
  readonly y: number
}

export interface Place {
  readonly x: number
  readonly y: number
}

/** Where a place (in sixteenths of a pixel) is found again. */
export type Turn = (x: number, y: number) => Place

export const SAME_PLACE: Turn = (x, y) => ({ x, y })

/** What sines and cosines are multiplied by: they are whole numbers here, for `Math.sin` differs between browsers. */
const ONE = 16384
/** The sine of every 15 degrees of a right angle, times `ONE`. */
const SINES = [0, 4240, 8192, 11585, 14189, 15826, 16384] as const

const TIMES: Readonly<Record<Exclude<SymmetryName, 'mirror'>, number>> = { four: 4, six: 6, eight: 8, twelve: 12 }

/** As far as a recorded place can be from the page's corner. */
const FARTHEST = 2047 * STEPS

/** All places where what is drawn at one is drawn; the first is that place itself. */
export function turnsOf({ name, x: middleX, y: middleY }: Symmetry): readonly Turn[] {
  if (name === 'mirror') return [SAME_PLACE, (x, y) => ({ x: within(2 * middleX - x), y })]
  const times = TIMES[name]
  return Array.from({ length: times }, (_, at) => {
    if (at === 0) return SAME_PLACE
    const [sine, cosine] = sineAndCosine((24 / times) * at)
    return (x, y) => {
      const [dx, dy] = [x - middleX, y - middleY]
      return {
        x: within(middleX + Math.round((dx * cosine - dy * sine) / ONE)),
        y: within(middleY + Math.round((dx * sine + dy * cosine) / ONE)),
      }
    }
  })
}

/** Of so many times 15 degrees. */
function sineAndCosine(parts: number): readonly [sine: number, cosine: number] {
  const quarter = Math.floor(parts / 6)
  const [sine, cosine] = [SINES[parts % 6] as number, SINES[6 - (parts % 6)] as number]
  const turned = [
    [sine, cosine],
    [cosine, -sine],
    [-sine, -cosine],
    [-cosine, sine],
  ] as const
  return turned[quarter % 4] as (typeof turned)[number]
}

const within = (position: number): number => Math.min(FARTHEST, Math.max(-FARTHEST, position))
