import type { Ink } from '../../pixels.ts'
import type { Line } from './line.ts'

/** Draws a line with a round pen (px); `zoom` is how many pixels of the page one of the line's is. */
export function drawLine(page: Ink, { xs, ys, isLoop }: Line, zoom: number, pen: number): void {
  for (let i = isLoop ? 0 : 1; i < xs.length; i++) {
    const before = i === 0 ? xs.length - 1 : i - 1
    // Points are measured from the corner of the first pixel, which is half a pixel from its middle.
    const [x0, y0] = [zoom * (xs[before] as number) - 0.5, zoom * (ys[before] as number) - 0.5]
    const [x1, y1] = [zoom * (xs[i] as number) - 0.5, zoom * (ys[i] as number) - 0.5]
    drawStretch(page, x0, y0, x1, y1, pen / 2)
  }
}

function drawStretch({ width, height, data }: Ink, x0: number, y0: number, x1: number, y1: number, radius: number) {
  const dx = x1 - x0
  const dy = y1 - y0
  const squared = dx * dx + dy * dy || 1
  const left = Math.max(0, Math.ceil(Math.min(x0, x1) - radius))
  const right = Math.min(width - 1, Math.floor(Math.max(x0, x1) + radius))
  const top = Math.max(0, Math.ceil(Math.min(y0, y1) - radius))
  const bottom = Math.min(height - 1, Math.floor(Math.max(y0, y1) + radius))
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const along = ((x - x0) * dx + (y - y0) * dy) / squared
      const t = Math.min(1, Math.max(0, along))
      const ox = x - x0 - t * dx
      const oy = y - y0 - t * dy
      if (ox * ox + oy * oy <= radius * radius) data[y * width + x] = 1
    }
}
