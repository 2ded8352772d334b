import type { Detail } from '../asked/look.ts'
import type { Written } from '../lettering/paper.ts'
import { writeIn } from '../lettering/write.ts'
import { type Box, heightOf, type Placed } from '../paper/art.ts'
import { MARGIN, PAGE } from '../paper/page.ts'
import type { Landscape } from '../themes/landscape.ts'
import { type Brief, LINE_WIDTH } from './brief.ts'

/** Where letters are above everybody's head (px), and how far down a row, an arch and a ribbon, and one letter, may reach. */
const ABOVE = { left: MARGIN + 40, top: MARGIN + 26, right: PAGE - MARGIN - 40 }
const LOWEST = { line: 330, arch: 360, banner: 330 }
const LOWEST_LETTER = 470

/** Whether there is ornament all around letters, and they need paper of their own. */
const isOrnamented = (detail: Detail): boolean => detail === 3

/** Most characters of what is written as large as somebody. */
const FEW = 2

/** Letters in the sky; within a room, and where there is no sky to be seen, on a ribbon. */
export function lettersAbove(
  { lettering, detail }: Brief,
  { floats, busy }: Landscape,
  isOutdoors: boolean,
): Written | undefined {
  if (!lettering) return undefined
  const isSky = isOutdoors && !floats && busy.length === 0
  // The sky of an intricate page is full of ornament.
  const form = lettering.form ?? (isSky && !isOrnamented(detail) ? 'line' : 'banner')
  const isLetter = lettering.text.length <= FEW
  const bottom = isLetter ? LOWEST_LETTER : LOWEST[form]
  return writeIn(
    { ...lettering, form: isLetter && lettering.form === undefined ? 'line' : form },
    { ...ABOVE, bottom },
    LINE_WIDTH[detail],
    isOrnamented(detail),
  )
}

/** Share of the height that letters have where somebody is below them, and paper around them, beside a ribbon and below (px). */
const SHARE = 0.42
const AROUND = 26
const AROUND_RIBBON = 8
const BELOW = 16

/** Letters in the upper part of a box, or in all of it where there is nobody else, and where the rest begins. */
export function lettersIn(
  { lettering, actors, detail }: Brief,
  box: Box,
  share = actors.length > 0 ? SHARE : 1,
): (Written & { readonly below: number }) | undefined {
  if (!lettering) return undefined
  const { left, top, right } = box
  const bottom = top + heightOf(box) * share
  const around = lettering.form === 'banner' ? AROUND_RIBBON : AROUND
  const room = {
    left: left + around,
    top: top + AROUND,
    right: right - around,
    bottom: bottom - (share < 1 ? 0 : AROUND),
  }
  const written = writeIn(lettering, room, LINE_WIDTH[detail], isOrnamented(detail))
  return { ...written, below: written.box.bottom + BELOW }
}

/** How much of the page is left below letters. */
const REST = 0.75

/** A page with letters in an arch above it, for which it becomes smaller. */
export function belowLetters({ lettering, ...rest }: Brief, draw: (brief: Brief) => Placed[]): Placed[] {
  if (!lettering) return draw(rest)
  const left = (PAGE * (1 - REST)) / 2
  const top = PAGE * (1 - REST) - MARGIN / 2
  const things = draw(rest).map((thing) => ({
    ...thing,
    x: left + thing.x * REST,
    y: top + thing.y * REST,
    scale: thing.scale * REST,
  }))
  const room = { left: MARGIN + 20, top: MARGIN, right: PAGE - MARGIN - 20, bottom: top + ARCHED }
  const written = writeIn({ ...lettering, form: lettering.form ?? 'arch' }, room, LINE_WIDTH[rest.detail])
  return [...things, ...written.placed]
}

/** How far the ends of an arch reach down beside what is below it (px). */
const ARCHED = 60
