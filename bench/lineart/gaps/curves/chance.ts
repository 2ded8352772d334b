import type { Point } from './path.ts'

/** What a kind of page draws with: numbers that only look random. */
export interface Chance {
  between(from: number, to: number): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  /** Anywhere on the page, and a little beyond it. */
  somewhere(): Point
}

const PAGE = 1024

export function chanceOf(random: () => number): Chance {
  const between = (from: number, to: number) => from + random() * (to - from)
  return {
    between,
    whole: (from, to) => from + Math.floor(random() * (to - from + 1)),
    somewhere: () => ({ x: between(-0.02, 1.02) * PAGE, y: between(-0.02, 1.02) * PAGE }),
  }
}
