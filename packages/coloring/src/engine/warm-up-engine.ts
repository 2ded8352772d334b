import { BRUSH_NAMES, type BrushName } from '../brush/brushes.ts'
import type { Clock } from '../clock/clock.ts'
import { inIdleTime } from '../clock/in-idle-time.ts'
import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { createEditor } from '../editor/editor.ts'
import { FILL_NAMES } from '../fill/looks/looks.ts'
import { tileInSteps } from '../fill/looks/tile.ts'
import type { Operation } from '../operations/operation.ts'

/** Rounds after which browsers have compiled all there is; with half as many the first undo is slow all the same. */
const ROUNDS = 160

/** So little that a slow phone is done with it before anybody notices, and a row that is long enough for every way to fill. */
const POINTS = 4
const BRUSH = 6
const ROWS = 6
const ROW = 90

/**
 * Draws, fills, undoes and redoes on scrap paper while nobody waits for anything; answers what ends it. Until a browser has
 * seen code often it reads it word by word, and the first undo of a large fill takes thirty times as long as the next.
 */
export const warmUpEngine = (clock: Clock): (() => void) => inIdleTime(clock, rounds())

function* rounds(): Generator<undefined, void> {
  const editor = createEditor()
  for (const name of looks) if (name !== 'gradient') yield* tileInSteps(name)
  for (let round = 0; round < ROUNDS; round++)
    for (const operation of roundOf(round)) {
      editor.perform(operation)
      yield
    }
}

/** A line and a small fill over it, each round in another colour and place, back and forth. */
function roundOf(round: number): Operation[] {
  const color = (0xff000000 + round * 4001) >>> 0
  const backAndForth: Operation[] = [{ kind: 'undo' }, { kind: 'redo' }]
  return [
    {
      kind: 'stroke',
      mode: round % 4 === 3 ? 'erase' : 'paint',
      color,
      size: BRUSH,
      inside: null,
      points: lineOf(round),
      // Every other line with one of the other brushes, in turn.
      ...(round % 2 === 0 && { by: { brush: brushOf(round / 2), opacity: 255, symmetry: null, others: [] } }),
    },
    ...backAndForth,
    { kind: 'fill', color, spans: rowsOf(round) },
    ...backAndForth,
    lookOf(round, color),
  ]
}

const looks = FILL_NAMES.filter((name) => name !== 'plain')

/** Each with something else than one colour in it, in turn. */
function lookOf(round: number, color: number): Operation {
  const line = [1600, 1600, 1600, 1700 + round] as const
  const parts = [{ spans: rowsOf(round), line }]
  const name = looks[round % looks.length] as (typeof looks)[number]
  return { kind: 'fill', color, spans: new Uint32Array(0), look: { name, second: 0xffffffff, size: BRUSH, parts } }
}

const brushOf = (turn: number): BrushName => BRUSH_NAMES[1 + (turn % (BRUSH_NAMES.length - 1))] as BrushName

const lineOf = (round: number): Int16Array =>
  Int16Array.from(
    Array.from({ length: POINTS }, (_, at) => [16 * (100 + 4 * at), 16 * (100 + 4 * at + (round % 9)), 255]).flat(),
  )

const rowsOf = (round: number): Uint32Array =>
  Uint32Array.from(
    Array.from({ length: ROWS }, (_, at) => {
      const from = (100 + at) * DRAWING_SIDE + 100 + (round % 30)
      return [from, from + ROW]
    }).flat(),
  )
