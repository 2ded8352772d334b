import { STEPS } from '../../brush/nibs.ts'
import { mixed } from '../../drawing/color.ts'
import type { Drawing } from '../../drawing/drawing.ts'
import { DRAWING_SIDE } from '../../drawing/drawing-size.ts'
import type { Rect } from '../../drawing/rect.ts'
import { touch, touchedRect } from '../../drawing/touched.ts'
import type { Look, Part } from '../../operations/operation.ts'
import type { FillName } from './looks.ts'
import { IN_STRAIGHT_ROWS } from './shapes.ts'
import { TILE_SIDE, tileOf } from './tile.ts'

/** Colours every pixel of the parts, whatever was there; answers where that is. */
export function fillWithLook(drawing: Drawing, color: number, { name, second, size, parts }: Look): Rect | null {
  const mix = mixOf(color, second)
  for (const part of parts) {
    const colorRow = name === 'gradient' ? gradient(part, mix) : pattern(part, name, size, mix)
    fillPart(drawing, part, colorRow)
  }
  return touchedRect(drawing.touched)
}

/**
 * Colours pixels of row `y` that begins at `row`. A loop of its own for each look: one that asks for every pixel takes twenty times
 * as long.
 */
type ColorRow = (pixels: Uint32Array, row: number, y: number, from: number, to: number) => void

function fillPart({ pixels, touched }: Drawing, { spans }: Part, colorRow: ColorRow): void {
  for (let i = 0; i < spans.length; i += 2) {
    const [from, to] = [spans[i] as number, spans[i + 1] as number]
    const row = from & ~(DRAWING_SIDE - 1)
    const y = row / DRAWING_SIDE
    colorRow(pixels, row, y, from - row, to - row)
    touch(touched, y, from - row, to - row)
  }
}

const plain =
  (mix: Int32Array): ColorRow =>
  (pixels, row, _, from, to) =>
    void pixels.fill(mix[255] as number, row + from, row + to)

/** From the first colour where the line begins to the second where it ends. */
function gradient({ line: [fromX, fromY, toX, toY] }: Part, mix: Int32Array): ColorRow {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const squared = dx * dx + dy * dy
  if (squared === 0) return plain(mix)
  return (pixels, row, y, from, to) => {
    const down = ((y + 0.5) * STEPS - fromY) * dy
    for (let x = from; x < to; x++) {
      const along = ((x + 0.5) * STEPS - fromX) * dx + down
      const share = 255.5 - (255 * along) / squared
      pixels[row + x] = mix[share <= 0 ? 0 : share >= 255 ? 255 : share | 0] as number
    }
  }
}

/** A quarter of a pixel aside in each direction. */
const ASIDE = 0.25

/** As `Math.floor`, for what a page is wide at most: a processor without its own takes five times as long for that. */
const floored = (value: number): number => {
  const whole = value | 0
  return value < whole ? whole - 1 : whole
}

/** Tiles that lie along the line, beginning where it begins. */
function pattern({ line: [fromX, fromY, toX, toY] }: Part, name: FillName, size: number, mix: Int32Array): ColorRow {
  if (name === 'plain' || name === 'gradient') return plain(mix)
  const tile = tileOf(name)
  // Every other row of tiles lies half a tile aside.
  const aside = IN_STRAIGHT_ROWS.has(name) ? 0 : TILE_SIDE / 2
  const [dx, dy] = [toX - fromX, toY - fromY]
  const length = Math.sqrt(dx * dx + dy * dy)
  // What the line points to is down.
  const [downX, downY] = length === 0 ? [0, 1] : [dx / length, dy / length]
  const steps = TILE_SIDE / size
  const [left, top] = [fromX / STEPS, fromY / STEPS]
  if (downX === 0 && downY === 1) return straightDown(tile, aside, steps, left, top, mix)
  const look = (alongX: number, alongY: number, acrossX: number, acrossY: number): number => {
    const down = floored((alongX + alongY) * steps)
    const right = floored((acrossX - acrossY) * steps) + ((down & TILE_SIDE) === 0 ? 0 : aside)
    return tile[(down & (TILE_SIDE - 1)) * TILE_SIDE + (right & (TILE_SIDE - 1))] as number
  }
  return (pixels, row, y, from, to) => {
    const [above, beneath] = [y + 0.5 - ASIDE - top, y + 0.5 + ASIDE - top]
    const [aboveAlong, aboveAcross] = [above * downY, above * downX]
    const [beneathAlong, beneathAcross] = [beneath * downY, beneath * downX]
    for (let x = from; x < to; x++) {
      const [before, after] = [x + 0.5 - ASIDE - left, x + 0.5 + ASIDE - left]
      const [beforeAlong, beforeAcross] = [before * downX, before * downY]
      const [afterAlong, afterAcross] = [after * downX, after * downY]
      const sum =
        look(beforeAlong, aboveAlong, beforeAcross, aboveAcross) +
        look(afterAlong, aboveAlong, afterAcross, aboveAcross) +
        look(beforeAlong, beneathAlong, beforeAcross, beneathAcross) +
        look(afterAlong, beneathAlong, afterAcross, beneathAcross)
      pixels[row + x] = mix[sum >> 2] as number
    }
  }
}

/** The same where a line goes straight down, as most do: each column and each row is looked up once. */
function straightDown(
  tile: Uint8Array,
  aside: number,
  steps: number,
  left: number,
  top: number,
  mix: Int32Array,
): ColorRow {
  const columns = (off: number) =>
    Int32Array.from({ length: DRAWING_SIDE }, (_, x) => floored((x + 0.5 + off - left) * steps))
  const [before, after] = [columns(-ASIDE), columns(ASIDE)]
  const last = TILE_SIDE - 1
  return (pixels, row, y, from, to) => {
    const [above, beneath] = [floored((y + 0.5 - ASIDE - top) * steps), floored((y + 0.5 + ASIDE - top) * steps)]
    const [upper, lower] = [(above & last) * TILE_SIDE, (beneath & last) * TILE_SIDE]
    const [upperAside, lowerAside] = [(above & TILE_SIDE) === 0 ? 0 : aside, (beneath & TILE_SIDE) === 0 ? 0 : aside]
    for (let x = from; x < to; x++) {
      const [one, other] = [before[x] as number, after[x] as number]
      const sum =
        (tile[upper + ((one + upperAside) & last)] as number) +
        (tile[upper + ((other + upperAside) & last)] as number) +
        (tile[lower + ((one + lowerAside) & last)] as number) +
        (tile[lower + ((other + lowerAside) & last)] as number)
      pixels[row + x] = mix[sum >> 2] as number
    }
  }
}

/** All mixtures of two opaque colours, from the second to the first. */
const mixOf = (color: number, second: number): Int32Array =>
  Int32Array.from({ length: 256 }, (_, share) => mixed(color, second, share))
