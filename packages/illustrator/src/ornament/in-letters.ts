import type { Random } from '../random.ts'
import type { Ornament } from './cells.ts'
import { cellAt } from './cells.ts'
import { laid, type Panel } from './panels.ts'
import type { Region } from './region.ts'
import { bricks, pebbles, scales } from './rows.ts'

/** Letters thinner than this (px from their outline to their middle) stay plain. */
const LEAST_DEPTH = 11

/** How large a cell is beside the depth of its letter, and at least (px). */
const SIZE = 1.9
const LEAST = 30

const stripes: Ornament = (a) => cellAt(Math.floor(a / 0.7), 0)

/** The same ornament inside all letters of a page, small enough for their strokes. */
export function inLetters(letters: ReadonlyMap<number, Region>, random: Random): Map<number, Panel> {
  const ornament = random.pick([stripes, scales, pebbles, bricks])
  const angle = ornament === stripes ? Math.PI / 4 : 0
  return new Map(
    [...letters].flatMap(([label, region]) =>
      region.depth < LEAST_DEPTH
        ? []
        : [[label, laid(ornament, Math.max(LEAST, SIZE * region.depth), angle, region.middle)] as const],
    ),
  )
}
