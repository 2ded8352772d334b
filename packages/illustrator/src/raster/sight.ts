import type { Box, Placed } from '../paper/art.ts'
import { PAGE } from '../paper/page.ts'
import { fillInside, type Grid, paintLines } from './paint.ts'
import { moveOf, piecesOf } from './place.ts'

/** Squares of four pixels, and a strip around the page to count what has fallen off it. */
const CELL = 4
const AROUND = PAGE / 2
const GRID: Grid = { size: (PAGE + 2 * AROUND) / CELL, cell: CELL, around: AROUND }

/** What can be seen of a thing on a finished page. */
export interface Sight {
  /** Share of its own area. */
  readonly share: number
  /** Share of its head's area; 1 for what has none. */
  readonly head: number
  /** Seen area (px²). */
  readonly area: number
}

/** How much can be seen of everything that shows somebody or something: what comes later hides what came before. */
export function sightsOf(things: readonly Placed[]): Map<Placed, Sight> {
  const inFront = new Int16Array(GRID.size * GRID.size)
  const beneath = new Int16Array(GRID.size * GRID.size)
  const own = new Map<Placed, readonly [number, number[]]>()
  let wearer = 0
  for (const [i, thing] of things.entries()) {
    const owner = i + 1
    // Only whoever wears a thing is no less to be seen for it.
    if (thing.shows && !thing.isWorn) wearer = owner
    const squares: number[] = []
    const mark = (row: number, from: number, to: number): void => {
      for (let square = row * GRID.size + from; square < row * GRID.size + to; square++) {
        if (thing.shows && inFront[square] !== owner) squares.push(square)
        if (inFront[square] !== owner)
          beneath[square] = thing.isWorn && [inFront[square], beneath[square]].includes(wearer) ? wearer : 0
        inFront[square] = owner
      }
    }
    for (const { body, lines } of piecesOf(thing)) {
      fillInside(body, GRID, mark)
      // Mere lines hide nothing: a blade of grass before a cat is no reason to move the cat.
      if (thing.shows) paintLines(lines, CELL, GRID, mark)
    }
    if (thing.shows) own.set(thing, [owner, squares])
  }
  return new Map([...own].map(([thing, [owner, squares]]) => [thing, seen(thing, owner, squares, inFront, beneath)]))
}

function seen(
  thing: Placed,
  owner: number,
  squares: readonly number[],
  inFront: Int16Array,
  beneath: Int16Array,
): Sight {
  const { back } = moveOf(thing)
  const head = thing.shows?.head
  let [all, ofHead, visible, visibleHead] = [0, 0, 0, 0]
  for (const square of squares) {
    const x = ((square % GRID.size) + 0.5) * CELL - AROUND
    const y = (Math.floor(square / GRID.size) + 0.5) * CELL - AROUND
    const isThere = inFront[square] === owner || beneath[square] === owner
    const isSeen = isThere && x > 0 && y > 0 && x < PAGE && y < PAGE
    const isHead = head !== undefined && isInside(head, back(x, y))
    all++
    if (isHead) ofHead++
    if (isSeen) visible++
    if (isSeen && isHead) visibleHead++
  }
  return {
    share: all > 0 ? visible / all : 0,
    head: ofHead > 0 ? visibleHead / ofHead : 1,
    area: visible * CELL * CELL,
  }
}

const isInside = ({ left, top, right, bottom }: Box, [x, y]: readonly [number, number]): boolean =>
  x >= left && x <= right && y >= top && y <= bottom
