import type { Engine } from '../../../packages/coloring/src/index.ts'
import { randomFrom } from '../../../packages/coloring/src/testing/random.ts'
import { BRUSH_SIZES } from '../../../packages/contract/src/constants.ts'
import type { Place } from '../strokes/path.ts'

const COLORS = ['#ef4444', '#f97316', '#eab308', '#22c55e', '#3b82f6', '#a855f7', '#92400e', '#000000'] as const

export interface HandStroke {
  readonly points: readonly Place[]
  readonly size: number
  readonly color: (typeof COLORS)[number]
}

/** Strokes as people colour: 60 to 200 points of 2 to 6 px each, bending this way and that, of all sizes and colours. */
export function handStrokes(count: number): HandStroke[] {
  const random = randomFrom(11)
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One
  return Array.from({ length: count }, () => {
    let [x, y, angle, bend] = [100 + 824 * random(), 100 + 824 * random(), 2 * Math.PI * random(), 0]
    const step = 2 + 4 * random()
    const points = Array.from({ length: 60 + Math.floor(141 * random()) }, () => {
      bend = 0.9 * bend + 0.06 * (random() - 0.5)
      angle += bend
      // Back towards the middle before the edge of the page.
      if (Math.hypot(x - 512, y - 512) > 450) angle = Math.atan2(512 - y, 512 - x)
      x += step * Math.cos(angle)
      y += step * Math.sin(angle)
      return { x, y }
    })
    return { points, size: pick(BRUSH_SIZES), color: pick(COLORS) }
  })
}

/** Draws a stroke up to where the pointer is lifted; answers the lift. */
export function drawUpToLift(engine: Engine, { points, size, color }: HandStroke): () => void {
  engine.pickColor(color)
  engine.pickBrushSize(size)
  const input = (phase: 'down' | 'move' | 'up', { x, y }: Place) => ({
    phase,
    x,
    y,
    pressure: 0.5,
    id: 1,
    type: 'mouse' as const,
    buttons: phase === 'up' ? 0 : 1,
    time: performance.now(),
    coalesced: [],
  })
  engine.pointer(input('down', points[0] as Place))
  for (const point of points.slice(1)) engine.pointer(input('move', point))
  const lift = input('up', points.at(-1) as Place)
  return () => engine.pointer(lift)
}
