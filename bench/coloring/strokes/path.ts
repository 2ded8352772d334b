/** A place on the page (px of the page, which are CSS pixels here). */
export interface Place {
  readonly x: number
  readonly y: number
}

/** Pixels from one event to the next: a quick hand, 1,500 px a second at 250 events a second. */
const STEP = 6

/** Points of a stroke that wanders over the whole page in loops and never stops. */
export function wanderingPath(count: number): Place[] {
  const at = (t: number): Place => ({ x: 512 + 420 * Math.sin(3 * t), y: 500 + 400 * Math.sin(4.1 * t + 0.4) })
  let t = 0
  return Array.from({ length: count }, () => {
    const [here, near] = [at(t), at(t + 1e-4)]
    t += (STEP * 1e-4) / Math.hypot(near.x - here.x, near.y - here.y)
    return here
  })
}
