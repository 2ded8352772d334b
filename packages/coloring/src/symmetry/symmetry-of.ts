import type { RegionMap } from '@huebook/lineart'
import { STEPS } from '../brush/nibs.ts'
import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { type Symmetry, type SymmetryName, type Turn, turnsOf } from './turns.ts'

/** Every so manieth pixel (px) is looked at, in both directions. */
const EVERY = 10
/** The share of a region that has to be found again in one other region. */
const FOUND = 0.86
/** The share of the page's regions of which that has to be true, and how many of them there are at least. */
const ENOUGH = 0.8
const FEWEST = 6
/** By how much (share) a region and the one it is found in may differ in size: a petal that lies in the paper is not found. */
const UNLIKE = 0.3
/** A region with fewer looks than this says nothing. */
const LOOKS = 5

/** From the one that says most about a page to the one that says least. */
const ORDER: readonly SymmetryName[] = ['twelve', 'eight', 'six', 'four', 'mirror']

/** How a page is alike all around, by its regions; null where it is not. */
export function symmetryOf(map: RegionMap): Symmetry | null {
  const middles = [{ x: DRAWING_SIDE / 2, y: DRAWING_SIDE / 2 }, middleOfRegions(map)]
  for (const name of ORDER)
    for (const { x, y } of middles) {
      const symmetry = { name, x: Math.round(x * STEPS), y: Math.round(y * STEPS) }
      if (has(map, symmetry)) return symmetry
    }
  return null
}

/** The middle of everything that does not reach the edge of the page. */
function middleOfRegions({ labels }: RegionMap) {
  const outside = new Set<number>([0])
  for (let at = 0; at < DRAWING_SIDE; at++)
    for (const pixel of [at, (DRAWING_SIDE - 1) * DRAWING_SIDE + at, at * DRAWING_SIDE, (at + 1) * DRAWING_SIDE - 1])
      outside.add(labels[pixel] as number)
  let [left, top, right, bottom] = [DRAWING_SIDE, DRAWING_SIDE, 0, 0]
  for (let y = 0; y < DRAWING_SIDE; y += 2)
    for (let x = 0; x < DRAWING_SIDE; x += 2) {
      if (outside.has(labels[y * DRAWING_SIDE + x] as number)) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
  return { x: (left + right + 1) / 2, y: (top + bottom + 1) / 2 }
}

function has(map: RegionMap, symmetry: Symmetry): boolean {
  const [, turn] = turnsOf(symmetry)
  if (!turn) return false
  const found = foundAgain(map, turn)
  let [all, again] = [0, 0]
  const looksAt = (label: number) => [...(found.get(label)?.values() ?? [])].reduce((sum, count) => sum + count, 0)
  for (const [label, others] of found) {
    const looks = looksAt(label)
    if (looks < LOOKS) continue
    all++
    const [[other, count] = [0, 0]] = [...others].sort((a, b) => b[1] - a[1])
    const isAlike = Math.abs(looksAt(other) - looks) <= UNLIKE * looks
    if (isAlike && count >= FOUND * looks) again++
  }
  return all >= FEWEST && again >= ENOUGH * all
}

/** For each region, how often which one lies where a pixel of it is turned to. */
function foundAgain({ labels }: RegionMap, turn: Turn): Map<number, Map<number, number>> {
  const found = new Map<number, Map<number, number>>()
  for (let y = EVERY >> 1; y < DRAWING_SIDE; y += EVERY)
    for (let x = EVERY >> 1; x < DRAWING_SIDE; x += EVERY) {
      const label = labels[y * DRAWING_SIDE + x] as number
      const to = turn((x + 0.5) * STEPS, (y + 0.5) * STEPS)
      const [column, row] = [Math.floor(to.x / STEPS), Math.floor(to.y / STEPS)]
      const isOnPage = column >= 0 && row >= 0 && column < DRAWING_SIDE && row < DRAWING_SIDE
      if (label === 0 || !isOnPage) continue
      const others = found.get(label) ?? new Map<number, number>()
      const other = labels[row * DRAWING_SIDE + column] as number
      others.set(other, (others.get(other) ?? 0) + 1)
      found.set(label, others)
    }
  return found
}
