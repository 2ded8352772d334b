import type { Ink } from '../pixels.ts'
import { analysePage } from '../regions/analyse-page.ts'
import { regionsOf } from '../regions/region-map.ts'

/**
 * How likely an end is taken for interrupted here (0 to 1), whatever the habits of the page: its lines were found in a
 * photograph or a scan, where one that stops just before another was drawn to meet it. Lower, and photographs lose up to every
 * seventh of their regions.
 */
const MEANT_TO_MEET = 0.7

/** The page with its gaps up to `tolerance` (px) drawn shut, with a pen as thick as the page's own. */
export function repairGaps(ink: Ink, tolerance: number): Ink {
  const page = analysePage(ink)
  const mended = { ...ink, data: ink.data.slice() }
  for (const gap of regionsOf({ ...page, interrupted: MEANT_TO_MEET }, tolerance).gaps) {
    const reach = Math.ceil(gap.width) + 2
    const one = nearestInk(ink, gap.x, gap.y, reach)
    const other = one && nearestInk(ink, gap.x, gap.y, reach, one)
    if (one && other)
      drawLine(mended, gap.x + one.dx, gap.y + one.dy, gap.x + other.dx, gap.y + other.dy, page.lineWidth)
  }
  return mended
}

interface Offset {
  readonly dx: number
  readonly dy: number
}

/** The nearest ink around a pixel; of those facing away from `opposite`, where that is given. */
function nearestInk(ink: Ink, x: number, y: number, reach: number, opposite?: Offset): Offset | undefined {
  let best: Offset | undefined
  let least = Number.POSITIVE_INFINITY
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const inside = x + dx >= 0 && x + dx < ink.width && y + dy >= 0 && y + dy < ink.height
      if (!inside || !ink.data[(y + dy) * ink.width + x + dx]) continue
      // Facing away means by more than 120°, or the bridge would be drawn along the edge of the line it starts from.
      const turn = opposite ? dx * opposite.dx + dy * opposite.dy : 0
      if (opposite && turn > -0.5 * Math.hypot(dx, dy) * Math.hypot(opposite.dx, opposite.dy)) continue
      if (dx * dx + dy * dy >= least) continue
      least = dx * dx + dy * dy
      best = { dx, dy }
    }
  return best
}

function drawLine({ width, height, data }: Ink, x0: number, y0: number, x1: number, y1: number, pen: number): void {
  const steps = Math.max(1, Math.ceil(2 * Math.hypot(x1 - x0, y1 - y0)))
  const radius = Math.max(0.5, pen / 2 - 0.5)
  const reach = Math.floor(radius)
  for (let step = 0; step <= steps; step++) {
    const cx = Math.round(x0 + ((x1 - x0) * step) / steps)
    const cy = Math.round(y0 + ((y1 - y0) * step) / steps)
    for (let y = Math.max(0, cy - reach); y <= Math.min(height - 1, cy + reach); y++)
      for (let x = Math.max(0, cx - reach); x <= Math.min(width - 1, cx + reach); x++)
        if (Math.hypot(x - cx, y - cy) <= radius) data[y * width + x] = 1
  }
}
