import type { Detail, Taste } from '../asked/look.ts'
import { LETTERS } from '../lettering/write.ts'
import type { Placed } from '../paper/art.ts'
import { randomFrom } from '../random.ts'
import { LEAST_RADIUS, LINE_WIDTH } from '../styles/brief.ts'
import { dissolveSmall } from './dissolve.ts'
import { ornamentFor } from './ornament.ts'
import { fillPinholes } from './pinholes.ts'
import { sheetOf } from './sheet.ts'

/** Radius of the circle (px) that fits into every area once the lines of smaller ones are wiped out, by detail. */
const SMALLEST: Record<Detail, number> = { 1: 12.5, 2: 3.4, 3: 3.4 }

/**
 * Smaller areas (px²) may be black, by detail; larger ones would be bars: a cat's chin, the pages of a book. On an intricate page
 * everything is small, and black would be blots: petals behind an ear, the stems of flowers.
 */
const PINHOLE: Record<Detail, number> = { 1: 0, 2: 120, 3: 26 }

/** Larger ones (px²) are long and narrow, and black would be a bar, by detail. */
const LARGEST_HOLE: Record<Detail, number> = { 1: 900, 2: 900, 3: 300 }

/** Which things are such, as a sheet counts them. */
const indicesOf = (things: readonly Placed[], isSuch: (thing: Placed) => boolean): Set<number> =>
  new Set(things.flatMap((thing, i) => (isSuch(thing) ? [i + 1] : [])))

/** A page with what is too small to colour filled, and with its ornament where it is to have one. */
export function finished(things: readonly Placed[], detail: Detail, key: string, taste?: Taste): Placed[] {
  const sheet = sheetOf(things, LINE_WIDTH[detail])
  const isPinhole = ({ area }: { readonly area: number }): boolean => area < PINHOLE[detail]
  const wiped = dissolveSmall(sheet, SMALLEST[detail], LINE_WIDTH[detail], isPinhole)
  const dots = fillPinholes(sheet.ink, LEAST_RADIUS[detail], LARGEST_HOLE[detail])
  return [
    ...things,
    ...wiped,
    ...dots,
    ...(detail === 3
      ? ornamentFor(sheet, randomFrom(`${key}/ornament`), taste, {
          letters: indicesOf(things, ({ shows }) => shows?.name === LETTERS),
          plain: indicesOf(things, ({ isPlain }) => isPlain === true),
        })
      : []),
  ]
}
