import { isOfSigns, signsFor } from '../library/own/signs.ts'
import { asDrawn, type Box, heightOf, type Placed, widthOf } from '../paper/art.ts'
import { PAGE } from '../paper/page.ts'
import { shape } from '../paper/pen.ts'
import { plainSprite } from '../sprite/sprite-of.ts'
import type { Landscape } from '../themes/landscape.ts'
import type { Actor } from './brief.ts'
import type { Player } from './player.ts'
import { putMiddle, scaleToFit } from './put.ts'

/** Where numbers, letters and sums are written (px): above the heads of others, or over the whole wall. */
const EDGES = { left: 88, top: 78, right: PAGE - 88 }
const ABOVE_OTHERS = 436
const ALONE = 700

/** Its wooden rim, the paper between that and what is written, and the posts it stands on outdoors (px). */
const RIM = 16
const PAPER = 22
const POST = 30

/** What is there to be read: nothing may stand before it, and no line run through it. */
const isWritten = ({ sprite }: Actor): boolean => isOfSigns(sprite.name) && sprite.parts === undefined

/** A board with what is to be read on it. */
export interface Board {
  readonly box: Box
  readonly written: readonly Player[]
  /** Everybody who is not on it. */
  readonly others: readonly Actor[]
}

/** The board of a page, where there are any figures, below what is already there. */
export function boardFor(actors: readonly Actor[], top = EDGES.top): Board | undefined {
  const signs = actors.filter(isWritten)
  if (signs.length === 0) return undefined
  const others = actors.filter((actor) => !isWritten(actor))
  const lower = (top - EDGES.top) / 2
  const box = { ...EDGES, top, bottom: (others.length > 0 ? ABOVE_OTHERS : ALONE) + lower }
  const height = (heightOf(box) - 2 * (RIM + PAPER)) / signs.length
  const width = widthOf(box) - 2 * (RIM + PAPER)
  const written = signs.map((actor, row) => {
    const sprite = plainSprite(signsFor(actor.sprite.name, width / height))
    const y = box.top + RIM + PAPER + height * (row + 0.5)
    const placed = putMiddle(sprite, { x: PAGE / 2, y, scale: scaleToFit(sprite, width, height) })
    // Behind everybody.
    return { actor: { ...actor, sprite }, placed, foot: 0 }
  })
  return { box, written, others }
}

/** The board itself: on the wall, or on two posts where there is none. */
export function drawnBoard(
  { left, top, right, bottom }: Box,
  { ground: [near] }: Landscape,
  isOutdoors: boolean,
): Placed {
  const upright = (x: number) => shape(`M${x} ${bottom}V${near}H${x + POST}V${bottom}Z`)
  const rim = `M${left} ${top}H${right}V${bottom}H${left}Z`
  const inner = `M${left + RIM} ${top + RIM}H${right - RIM}V${bottom - RIM}H${left + RIM}Z`
  const posts = isOutdoors ? [upright(left + 3 * POST), upright(right - 4 * POST)] : []
  return asDrawn(...posts, shape(rim, inner))
}
