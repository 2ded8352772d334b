import type { LetterForm, Lettering } from '../asked/lettering.ts'
import { type Art, asDrawn, type Box, heightOf, type Placed, widthOf } from '../paper/art.ts'
import { at, type Point } from '../paper/pen.ts'
import { archIn, heightOfArch, widthOfArch } from './arch.ts'
import { waysToBreak, waysToHyphenate } from './break-rows.ts'
import { EM, type Face, faceFor, type Glyph } from './faces.ts'
import { widerHoles } from './holes.ts'
import { asWritten, onPaper, type SetText, type Written } from './paper.ts'
import { ribbonAround, roomOfRibbon } from './ribbon.ts'
import { type Row, rowOf } from './row.ts'

/** White between the lines of two letters (px), and between two rows (share of the size). */
const WHITE = 5
const LEADING = 0.1

/** From this size on (px for an em) letters have the page's lines; smaller ones would drown in them. */
const FULL_LINES = 200
const THINNEST = 0.62

/** Below this size (px for an em) letters have a face without swashes, between which there would be no paper left. */
const SMALL = 160

/** Largest size of a text (px for an em). */
const LARGEST = 620

/** How much larger letters have to become for a word to be broken. */
const WORTH_BREAKING = 1.4

/** What a thing on a page is called that is a letter of a text. */
export const LETTERS = 'letters'

/** Writes a text as large as fits into a box, in lines of a page's thickness (px), and on paper of its own where there is no ribbon. */
export function writeIn(
  { text, kind, form = 'line' }: Lettering,
  box: Box,
  lineWidth: number,
  isOnPaper = false,
): Written {
  // An empty ribbon is for whoever writes a name on it.
  if (text === '') return onRibbon({ placed: [], box: emptyRoom(box) }, box)
  const room = form === 'banner' ? roomOfRibbon(box) : box
  const set = (face: Face): Fitted => fitted(text, face, form, room, lineWidth)
  const usual = set(faceFor(kind, text))
  const best = usual.size < SMALL ? set(faceFor(kind, text, true)) : usual
  const letters = form === 'arch' ? alongArch(best, room) : inRows(best, room)
  if (form === 'banner') return onRibbon(asWritten(letters), box)
  return isOnPaper ? onPaper(letters) : asWritten(letters)
}

/** A text in rows, or in an arch, as large as fits. */
function fitted(text: string, face: Face, form: LetterForm, room: Box, lineWidth: number): Fitted {
  if (form === 'arch') return largest([text], face, room, lineWidth, { widthOf: widthOfArch, heightOf: heightOfArch })
  const way = { widthOf: widestOf, heightOf: heightOfRows }
  const fit = (rows: readonly string[]): Fitted => largest(rows, face, room, lineWidth, way)
  const larger = (one: Fitted, other: Fitted): Fitted => (other.size > one.size ? other : one)
  const ways = waysToBreak(text.split(' '))
  const whole = ways.map(fit).reduce(larger)
  const broken = waysToHyphenate(ways).map(fit).reduce(larger, whole)
  return broken.size > WORTH_BREAKING * whole.size ? broken : whole
}

function onRibbon(letters: Written, room: Box): Written {
  const { ends, panel, box } = ribbonAround(letters.box, room)
  return { placed: [asDrawn(...ends), { ...asDrawn(panel), isPlain: true }, ...letters.placed], box }
}

/** Height of a ribbon that nothing is written on (share of its width). */
const EMPTY = 0.34

function emptyRoom(box: Box): Box {
  const { left, top, right, bottom } = roomOfRibbon(box)
  const half = Math.min(bottom - top, EMPTY * (right - left)) / 2
  const middle = (top + bottom) / 2
  return { left, right, top: middle - half, bottom: middle + half }
}

interface Fitted {
  readonly rows: readonly Row[]
  /** Of an em, and how thick a line is (px). */
  readonly size: number
  readonly pen: number
}

/** How much room rows take (units), one above the other or in an arch. */
interface Way {
  widthOf(rows: readonly Row[]): number
  heightOf(rows: readonly Row[]): number
}

/** Rows as large as fits. How much paper there has to be between letters depends on the size, and the size on that. */
function largest(texts: readonly string[], face: Face, room: Box, usual: number, way: Way): Fitted {
  let [size, pen] = [LARGEST, usual]
  let rows: readonly Row[] = []
  for (let step = 0; step < 4; step++) {
    pen = usual * Math.max(THINNEST, Math.min(1, size / FULL_LINES))
    const paper = ((2 * pen + WHITE) / size) * EM
    rows = texts.map((text) => rowOf(text, face, paper))
    const wide = (widthOf(room) - 2 * pen) / way.widthOf(rows)
    size = Math.min(LARGEST, Math.min(wide, (heightOf(room) - 2 * pen) / way.heightOf(rows)) * EM)
  }
  return { rows, size, pen }
}

const widestOf = (rows: readonly Row[]): number => Math.max(...rows.map(({ width }) => width))

/** Height of all rows, with the paper between them (units). */
const heightOfRows = (rows: readonly Row[]): number =>
  rows.reduce((sum, { top, bottom }) => sum + bottom - top, 0) + (rows.length - 1) * LEADING * EM

function inRows({ rows, size, pen }: Fitted, room: Box): SetText {
  const scale = size / EM
  const middle = (room.left + room.right) / 2
  let top = (room.top + room.bottom - heightOfRows(rows) * scale) / 2
  const width = widestOf(rows) * scale
  const [high, low] = [top - pen, top + heightOfRows(rows) * scale + pen]
  const letter = lettersOf(size, pen)
  const placed = rows.flatMap((row) => {
    const base = top - row.top * scale
    top += (row.bottom - row.top + LEADING * EM) * scale
    return row.letters.map(({ glyph, x }) => letter(glyph, { x: middle + (x - row.width / 2) * scale, y: base, scale }))
  })
  const outline = (away: number): Point[] => {
    const [from, to] = [middle - width / 2 - pen - away, middle + width / 2 + pen + away]
    return [at(from, high - away), at(to, high - away), at(to, low + away), at(from, low + away)]
  }
  return { placed, outline }
}

/** Each letter upright on a circle. */
function alongArch({ rows: [row], size, pen }: Fitted, room: Box): SetText {
  if (!row) return { placed: [], outline: () => [] }
  const scale = size / EM
  const { footAt, outline } = archIn(room, row, scale)
  const letter = lettersOf(size, pen)
  const placed = row.letters.map(({ glyph, x }) => {
    const offset = (glyph.advance / 2) * scale
    const foot = footAt((x - row.width / 2) * scale + offset)
    return letter(glyph, {
      x: foot.x - offset * Math.cos(foot.angle),
      y: foot.y - offset * Math.sin(foot.angle),
      scale,
      turn: (foot.angle * 180) / Math.PI,
    })
  })
  return { placed, outline: (away) => outline(pen + away) }
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn?: number
}

/**
 * Letters of a size, each with its line around it: parts of a letter lie over each other in some fonts, so the lines between
 * them are hidden by the letter itself, and half of a line of double width is left. The same with holes that are made wider.
 */
function lettersOf(size: number, pen: number): (glyph: Glyph, spot: Spot) => Placed {
  return (glyph, spot) => ({ art: drawn(glyph, size, pen), ...spot, lineWidth: 2 * pen, shows: { name: LETTERS } })
}

interface Drawn {
  readonly art: readonly Art[]
  readonly size: number
  readonly pen: number
}

/** Each letter as it was drawn last: it comes again on its page, and when that is laid out anew. */
const last = new WeakMap<Glyph, Drawn>()

function drawn(glyph: Glyph, size: number, pen: number): readonly Art[] {
  const known = last.get(glyph)
  if (known?.size === size && known.pen === pen) return known.art
  const holes = widerHoles(glyph, size, pen)
  const art = [
    { body: glyph.path, lines: glyph.path },
    { body: glyph.path, lines: '' },
    ...(holes
      ? [
          { body: '', lines: holes },
          { body: holes, lines: '' },
        ]
      : []),
  ]
  last.set(glyph, { art, size, pen })
  return art
}
