import type { Box, Placed } from '../paper/art.ts'
import { piecesOf } from '../raster/place.ts'

/** What lines of things take of the page, but for how thick they are. */
export function extentOf(things: readonly Placed[]): Box {
  const points = things.flatMap((thing) =>
    piecesOf(thing).flatMap(({ lines }) => lines.flatMap((line) => Array.from(line.points))),
  )
  const [xs, ys] = [points.filter((_, i) => i % 2 === 0), points.filter((_, i) => i % 2 === 1)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
