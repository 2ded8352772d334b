/** Where the distance to the lines has grown by this factor, the neck is over and the chamber begins. */
const CHAMBER_BEGINS = 1.3

/** How far a neck is followed (px). Longer ones are passages under every policy. */
const LONGEST_NECK = 48

/**
 * How far it is, as the crow flies, from the middle of an opening to a place inside one of its basins that is clearly
 * wider. Gaps in lines are as short as a line is thick; passages that were drawn are long.
 */
export function measureNeck(
  basins: Int32Array,
  basinOf: Int32Array,
  distance: Int32Array,
  stride: number,
  start: number,
  basin: number,
): number {
  const goal = (distance[start] as number) * CHAMBER_BEGINS * CHAMBER_BEGINS
  const steps = [-stride, -1, 1, stride]
  const seen = new Set([start])
  const startY = Math.floor(start / stride)
  const startX = start - startY * stride
  let best = LONGEST_NECK
  let ring = [start]
  // A ring of steps along rows and columns reaches 1/√2 of its number at least; beyond that nothing nearer can come.
  for (let length = 0; length < LONGEST_NECK && length < best * Math.SQRT2; length++) {
    const next: number[] = []
    for (const pixel of ring)
      for (const step of steps) {
        const to = pixel + step
        const number = basins[to] as number
        if (number <= 0 || basinOf[number] !== basin || seen.has(to)) continue
        seen.add(to)
        next.push(to)
        if ((distance[to] as number) < goal) continue
        const y = Math.floor(to / stride)
        best = Math.min(best, Math.hypot(to - y * stride - startX, y - startY))
      }
    ring = next
  }
  return best
}
