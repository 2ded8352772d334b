import type { Taste } from '../asked/look.ts'
import { asDrawn, heightOf, type Placed, widthOf } from '../paper/art.ts'
import { MARGIN, PAGE } from '../paper/page.ts'
import { at, strokes } from '../paper/pen.ts'
import type { Random } from '../random.ts'
import { rainbow } from '../scenery/sky.ts'
import { type Actor, type Brief, isRainbow } from './brief.ts'
import { mayDecorate } from './counted.ts'
import { unpacked } from './ensemble.ts'
import { gathered } from './gather.ts'
import { lettersIn } from './letters.ts'
import { ornateBorder, TILE } from './ornate-border.ts'
import { ornateGround } from './ornate-ground.ts'
import { looksIntoPage, rowsOf } from './player.ts'
import { putMiddle, scaleToFit } from './put.ts'

/** Most subjects on such a page: each is large. */
export const MOST_ORNATE = 6

/** What suits everybody who does not say. */
const ANY_TASTE: readonly Taste[] = ['floral', 'flowing', 'geometric', 'paisley']
const WITHOUT_FLOWERS: readonly Taste[] = ['flowing', 'geometric']

/** Room for the subjects (px), a little less than inside the border. */
const WIDE = PAGE - 2 * (MARGIN + TILE) - 70
const MIDDLE = PAGE / 2
const START = MIDDLE - WIDE / 2

/** A few subjects, as large as there is room, before an ornamented ground and within a border. */
export function drawOrnateFrame(brief: Brief, random: Random): Placed[] {
  const { actors, taste } = brief
  const kind = taste ?? random.pick(mayDecorate(brief)('flowers') ? ANY_TASTE : WITHOUT_FLOWERS)
  const subjects = gathered(actors).filter((actor) => !isRainbow(actor))
  const arch = rainbow(at(MIDDLE, MIDDLE + 0.3 * WIDE), 0.46 * WIDE, 5, 0.05 * WIDE)
  // On an ornamented ground letters would drown.
  const lettering = brief.lettering && { ...brief.lettering, form: brief.lettering.form ?? 'banner' }
  // Ribbons have ends, which may come closer to the border than letters.
  const edge = lettering?.form === 'banner' ? MARGIN + TILE : START
  const written = lettersIn(
    { ...brief, lettering },
    { left: edge, top: START, right: PAGE - edge, bottom: START + WIDE },
  )
  const top = written?.below ?? START
  return [
    asDrawn(...ornateGround(kind, random)),
    ...actors.filter(isRainbow).map(({ plain }) => ({ ...asDrawn(arch), shows: plain })),
    ...placesFor(subjects, top, START + WIDE - top).flatMap(({ x, y, width, height }, i) => {
      const { sprite } = subjects[i] as Actor
      const mirrored = subjects.length > 1 && looksIntoPage(sprite, x)
      return unpacked(sprite, putMiddle(sprite, { x, y, scale: scaleToFit(sprite, width, height), mirrored }))
    }),
    ...(written?.placed ?? []),
    { ...asDrawn(...ornateBorder(kind), strokes(innerEdge())), isPlain: true },
  ]
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Paper between two of them (px). */
const GAP = 24

/** How much of the height belongs to the one the others are company to. */
const MAIN = 0.6

/** In rows; two long ones above each other, and one that has company above all of it. */
function placesFor(subjects: readonly Actor[], from: number, high: number): Place[] {
  const [first, ...others] = subjects.map(({ sprite }) => sprite)
  const isMain = others.length > 1 && others.every(({ name }) => name !== first?.name)
  const areLong = subjects.every(({ sprite }) => widthOf(sprite.box) > 1.3 * heightOf(sprite.box))
  const isPile = isMain || others.length === 2 || (others.length === 1 && areLong)
  const rows = isPile ? [1, others.length] : rowsOf(subjects.length)
  let top = from
  return rows.flatMap((count, row) => {
    const height = high * (isMain ? (row === 0 ? MAIN : 1 - MAIN) : 1 / rows.length)
    const y = top + height / 2
    top += height
    return Array.from({ length: count }, (_, i) => ({
      x: MIDDLE + (WIDE / count) * (i + 0.5 - count / 2),
      y,
      width: WIDE / count - (count > 1 ? GAP : 0),
      height: height - (rows.length > 1 ? GAP : 0),
    }))
  })
}

function innerEdge(): string {
  const start = MARGIN + TILE
  const size = PAGE - 2 * start
  return `M${start} ${start}h${size}v${size}h${-size}Z`
}
