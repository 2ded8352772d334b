import { expect, test } from 'vitest'
import { STEPS } from '../../brush/nibs.ts'
import { blankDrawing } from '../../drawing/drawing.ts'
import type { Look } from '../../operations/operation.ts'
import { randomFrom } from '../../testing/random.ts'
import { fillWithLook } from './fill-with-look.ts'
import { FILL_NAMES, type FillName } from './looks.ts'
import { IN_STRAIGHT_ROWS } from './shapes.ts'
import { TILE_SIDE, tileOf } from './tile.ts'

/** How much of the first colour a pixel has, as it is meant: asked for every pixel anew. */
function shareAt(
  name: FillName,
  size: number,
  [fromX, fromY, toX, toY]: readonly number[],
  x: number,
  y: number,
): number {
  const [left, top] = [(fromX as number) / STEPS, (fromY as number) / STEPS]
  const [dx, dy] = [(toX as number) - (fromX as number), (toY as number) - (fromY as number)]
  const length = Math.sqrt(dx * dx + dy * dy)
  if (name === 'plain') return 255
  if (name === 'gradient') {
    const along = ((x + 0.5) * STEPS - (fromX as number)) * dx + ((y + 0.5) * STEPS - (fromY as number)) * dy
    return Math.floor(Math.min(255, Math.max(0, 255.5 - (255 * along) / (length * length))))
  }
  const tile = tileOf(name)
  let sum = 0
  for (const offX of [-0.25, 0.25])
    for (const offY of [-0.25, 0.25]) {
      const [px, py] = [x + 0.5 + offX - left, y + 0.5 + offY - top]
      const down = Math.floor((px * (dx / length) + py * (dy / length)) * (TILE_SIDE / size))
      const isAside = !IN_STRAIGHT_ROWS.has(name) && Math.abs(Math.floor(down / TILE_SIDE)) % 2 === 1
      const right =
        Math.floor((px * (dy / length) - py * (dx / length)) * (TILE_SIDE / size)) + (isAside ? TILE_SIDE / 2 : 0)
      const within = (step: number) => ((step % TILE_SIDE) + TILE_SIDE) % TILE_SIDE
      sum += tile[within(down) * TILE_SIDE + within(right)] as number
    }
  return Math.floor(sum / 4)
}

test.each(FILL_NAMES.slice(1).flatMap((name) => [[name, 'straight down'] as const, [name, 'any way'] as const]))(
  '%s %s are what they would be if every pixel were asked for by itself',
  (name, way) => {
    const random = randomFrom(3)
    const between = (from: number, to: number) => Math.floor(from + random() * (to - from))
    for (let time = 0; time < 6; time++) {
      const [left, top, wide, high] = [between(0, 800), between(0, 800), between(1, 200), between(1, 200)]
      const spans = Uint32Array.from(
        { length: 2 * high },
        (_, at) => (top + (at >> 1)) * 1024 + left + (at & 1 ? wide : 0),
      )
      const [fromX, fromY, toY] = [between(-500, 17_000), between(0, 8000), between(8001, 17_000)]
      const line = [fromX, fromY, way === 'any way' ? between(0, 16_000) : fromX, toY] as const
      const look: Look = { name, second: 0xff000000, size: between(8, 60), parts: [{ spans, line }] }
      const drawing = blankDrawing()
      fillWithLook(drawing, 0xffffffff, look)
      for (let at = 0; at < 400; at++) {
        const [x, y] = [left + between(0, wide), top + between(0, high)]
        const word = drawing.pixels[y * 1024 + x] as number
        expect(word & 255).toBe(shareAt(name, look.size, line, x, y))
      }
    }
  },
)
