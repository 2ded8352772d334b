import type { Ink } from '../../pixels.ts'

/**
 * Lines worn down to a thickness of one pixel, still connected as they were (Z. Guo, R. W. Hall: Parallel thinning with
 * two-subiteration algorithms, 1989). Pixels at the picture's edge are dropped.
 */
export function thinned({ width, height, data }: Ink): Ink {
  const thin = data.slice()
  thin.fill(0, 0, width)
  thin.fill(0, (height - 1) * width)
  for (let y = 0; y < height; y++) thin[y * width] = thin[(y + 1) * width - 1] = 0
  let inked: number[] = []
  for (let i = 0; i < thin.length; i++) if (thin[i]) inked.push(i)
  for (let worn = true; worn; ) {
    worn = false
    for (const isSecond of [false, true]) {
      const loose = inked.filter((pixel) => isLoose(thin, width, pixel, isSecond))
      for (const pixel of loose) thin[pixel] = 0
      if (loose.length === 0) continue
      inked = inked.filter((pixel) => thin[pixel])
      worn = true
    }
  }
  return { width, height, data: thin }
}

/** Whether a pixel may go in this half of a round, without breaking or shortening its line. */
function isLoose(thin: Uint8Array, width: number, pixel: number, isSecond: boolean): boolean {
  const n = thin[pixel - width] as number
  const ne = thin[pixel - width + 1] as number
  const e = thin[pixel + 1] as number
  const se = thin[pixel + width + 1] as number
  const s = thin[pixel + width] as number
  const sw = thin[pixel + width - 1] as number
  const w = thin[pixel - 1] as number
  const nw = thin[pixel - width - 1] as number
  const parts = (n ? 0 : ne | e) + (e ? 0 : se | s) + (s ? 0 : sw | w) + (w ? 0 : nw | n)
  if (parts !== 1) return false
  const around = Math.min((nw | n) + (ne | e) + (se | s) + (sw | w), (n | ne) + (e | se) + (s | sw) + (w | nw))
  if (around < 2 || around > 3) return false
  return isSecond ? !((n | ne | (se ? 0 : 1)) & e) : !((s | sw | (nw ? 0 : 1)) & w)
}
