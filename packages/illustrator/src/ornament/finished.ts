import type { Placed } from '../paper/art.ts'
import { randomFrom } from '../random.ts'
import { type Detail, LEAST_RADIUS, LINE_WIDTH } from '../styles/brief.ts'
import { ornamentFor } from './ornament.ts'
import { fillPinholes } from './pinholes.ts'
import { sheetOf } from './sheet.ts'

/** A page with what is too small to colour filled, and with its ornament where it is to have one. */
export function finished(things: readonly Placed[], detail: Detail, key: string): Placed[] {
  const sheet = sheetOf(things, LINE_WIDTH[detail])
  const filled = fillPinholes(sheet.ink, LEAST_RADIUS[detail])
  return [...things, ...filled, ...(detail === 3 ? ornamentFor(sheet, randomFrom(`${key}/ornament`)) : [])]
}
