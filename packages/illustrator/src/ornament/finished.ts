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

/** Smaller areas (px²) may be black; larger ones would be bars: a cat's chin, the pages of a book. */
const PINHOLE = 120

/** Which things are letters, as a sheet counts them. */
const lettersAmong = (things: readonly Placed[]): Set<number> =>
  new Set(things.flatMap(({ shows }, i) => (shows?.name === LETTERS ? [i + 1] : [])))

/** A page with what is too small to colour filled, and with its ornament where it is to have one. */
export function finished(things: readonly Placed[], detail: Detail, key: string, taste?: Taste): Placed[] {
  const sheet = sheetOf(things, LINE_WIDTH[detail])
  const isPinhole = ({ area }: { readonly area: number }): boolean => detail > 1 && area < PINHOLE
  const wiped = dissolveSmall(sheet, SMALLEST[detail], LINE_WIDTH[detail], isPinhole)
  const dots = fillPinholes(sheet.ink, LEAST_RADIUS[detail])
  return [
    ...things,
    ...wiped,
    ...dots,
    ...(detail === 3 ? ornamentFor(sheet, randomFrom(`${key}/ornament`), taste, lettersAmong(things)) : []),
  ]
}
