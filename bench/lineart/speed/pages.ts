import type { Ink } from '../../../packages/lineart/src/pixels.ts'
import { blankPage, stroke } from '../../../packages/lineart/src/testing/draw.ts'
import { gapPage, randomFrom } from '../../../packages/lineart/src/testing/gap-pages.ts'

const SIZE = 1024

/** The pages everything is timed on, each 1024 × 1024. */
export const speedPages = (): Record<string, Ink> => ({
  'overlapping outlines': gapPage(1, { size: SIZE, shapes: 40, gaps: 40, layering: 'wire' }).cut,
  'wall of tiles': tiles(16),
})

/** Crooked tiles of all sizes, every wall a stroke of its own; about a sixth of the strokes stop short. */
function tiles(across: number): Ink {
  const page = blankPage(SIZE)
  const random = randomFrom(7)
  const cell = SIZE / across
  const corners = Array.from({ length: (across + 1) ** 2 }, (_, i) => ({
    x: ((i % (across + 1)) + 0.5 * random() - 0.25) * cell,
    y: (Math.floor(i / (across + 1)) + 0.5 * random() - 0.25) * cell,
  }))
  corners.forEach((corner, i) => {
    for (const other of [i % (across + 1) < across ? corners[i + 1] : undefined, corners[i + across + 1]]) {
      if (!other) continue
      const length = Math.hypot(other.x - corner.x, other.y - corner.y)
      const short = random() < 1 / 6 ? 6 / length : 0
      const end = { x: other.x + (corner.x - other.x) * short, y: other.y + (corner.y - other.y) * short }
      stroke(page, [corner, end], 4)
    }
  })
  return page
}
