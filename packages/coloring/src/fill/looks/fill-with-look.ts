import { STEPS } from '../../brush/nibs.ts'
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
  for (const part of parts)
    fillPart(drawing, part, name === 'gradient' ? gradient(part) : pattern(part, name, size), mix)
  return touchedRect(drawing.touched)
}

/** How much of the first colour a pixel has, 0 to 255. */
type Share = (x: number, y: number) => number

function fillPart({ pixels, touched }: Drawing, { spans }: Part, share: Share, mix: Int32Array): void {
  for (let i = 0; i < spans.length; i += 2) {
    const [from, to] = [spans[i] as number, spans[i + 1] as number]
    const row = from & ~(DRAWING_SIDE - 1)
    const y = row / DRAWING_SIDE
    for (let at = from; at < to; at++) pixels[at] = mix[share(at - row, y)] as number
    touch(touched, y, from - row, to - row)
  }
}

/** From the first colour where the line begins to the second where it ends. */
function gradient({ line: [fromX, fromY, toX, toY] }: Part): Share {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const squared = dx * dx + dy * dy
  if (squared === 0) return () => 255
  return (x, y) => {
    const along = ((x + 0.5) * STEPS - fromX) * dx + ((y + 0.5) * STEPS - fromY) * dy
    const share = 255.5 - (255 * along) / squared
    return share <= 0 ? 0 : share >= 255 ? 255 : share | 0
  }
}

/** A quarter of a pixel aside in each direction. */
const ASIDE = 0.25

/** Tiles that lie along the line, beginning where it begins. */
function pattern({ line: [fromX, fromY, toX, toY] }: Part, name: FillName, size: number): Share {
  if (name === 'plain' || name === 'gradient') return () => 255
  const tile = tileOf(name)
  const isStraight = IN_STRAIGHT_ROWS.has(name)
  const [dx, dy] = [toX - fromX, toY - fromY]
  const length = Math.sqrt(dx * dx + dy * dy)
  // What the line points to is down.
  const [downX, downY] = length === 0 ? [0, 1] : [dx / length, dy / length]
  const steps = TILE_SIDE / size
  const [left, top] = [fromX / STEPS, fromY / STEPS]
  const look = (px: number, py: number): number => {
    const [x, y] = [px - left, py - top]
    const down = Math.floor((x * downX + y * downY) * steps)
    const aside = !isStraight && (Math.floor(down / TILE_SIDE) & 1) === 1 ? TILE_SIDE / 2 : 0
    const right = Math.floor((x * downY - y * downX) * steps) + aside
    return tile[(down & (TILE_SIDE - 1)) * TILE_SIDE + (right & (TILE_SIDE - 1))] as number
  }
  return (x, y) => {
    const [px, py] = [x + 0.5, y + 0.5]
    const sum =
      look(px - ASIDE, py - ASIDE) +
      look(px + ASIDE, py - ASIDE) +
      look(px - ASIDE, py + ASIDE) +
      look(px + ASIDE, py + ASIDE)
    return sum >> 2
  }
}

/** All mixtures of two opaque colours, from the second to the first. */
function mixOf(color: number, second: number): Int32Array {
  const part = (share: number, shift: number) => {
    const [first, other] = [(color >>> shift) & 255, (second >>> shift) & 255]
    return (((first * share + other * (255 - share) + 127) / 255) | 0) << shift
  }
  return Int32Array.from({ length: 256 }, (_, share) => part(share, 0) | part(share, 8) | part(share, 16) | 0xff000000)
}
