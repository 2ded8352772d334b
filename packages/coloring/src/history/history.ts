import type { Rect } from '../drawing/rect.ts'
import { applyDifference } from './apply-difference.ts'
import { unpackPixels } from './packed-pixels.ts'

/** One finished operation: what it changed, and where. */
export interface Entry {
  readonly id: number
  /** Empty until it has been worked out. */
  difference: Uint8Array
  readonly where: Rect
  /** The whole drawing after it, packed; on some entries only. */
  keyframe?: Uint8Array
}

/**
 * Every drawing there was since the first, as the differences between them. At position 0 is the drawing the history
 * began with, at position n the one after the n-th operation.
 */
export interface History {
  /** Which history this is: it stays the same when more is put before it. */
  readonly name: number
  readonly firstId: number
  readonly first: Uint8Array
  entries: readonly Entry[]
  cursor: number
}

export const historyFrom = (packed: Uint8Array, firstId: number): History => ({
  name: firstId,
  firstId,
  first: packed,
  entries: [],
  cursor: 0,
})

export const canUndo = ({ cursor }: History): boolean => cursor > 0

export const canRedo = ({ cursor, entries }: History): boolean => cursor < entries.length

/** Adds what an operation changed, and answers the entry; whatever had been undone is gone. */
export function addEntry(history: History, id: number, difference: Uint8Array, where: Rect): Entry {
  const entry: Entry = { id, difference, where }
  history.entries = [...history.entries.slice(0, history.cursor), entry]
  history.cursor++
  return entry
}

/** The entry to apply for one step back or forward, after which the cursor stands there; null at the end. */
export function step(history: History, direction: 'back' | 'forward'): Entry | null {
  const entry = history.entries[direction === 'back' ? history.cursor - 1 : history.cursor]
  if (!entry) return null
  history.cursor += direction === 'back' ? -1 : 1
  return entry
}

/** The id of the drawing at the cursor. */
export const currentId = ({ firstId, entries, cursor }: History): number => entries[cursor - 1]?.id ?? firstId

/** The ids of all positions, in order. */
export const positionsOf = ({ firstId, entries }: History): number[] => [firstId, ...entries.map(({ id }) => id)]

/** Remembers the whole drawing at the cursor, so that drawings near it need not be worked out from afar. */
export function addKeyframe(history: History, packed: Uint8Array): void {
  const entry = history.entries[history.cursor - 1]
  if (entry) entry.keyframe = packed
}

/** Operations since the last whole drawing before the cursor. */
export function sinceKeyframe({ entries, cursor }: History): number {
  let count = 0
  while (count < cursor && !entries[cursor - count - 1]?.keyframe) count++
  return count
}

/**
 * One history of two, where the later begins with the drawing the earlier has come to. What was undone before can be redone
 * as long as nothing was drawn after it.
 */
export function joined(earlier: History, later: History, newId: () => number): History {
  const { cursor } = earlier
  const entries = later.entries.length === 0 ? earlier.entries : earlier.entries.slice(0, cursor)
  return {
    name: later.name,
    firstId: cursor === 0 ? later.firstId : newId(),
    first: earlier.first,
    entries: [
      ...entries.map((entry, at) => ({ ...entry, id: at === cursor - 1 ? later.firstId : newId() })),
      ...later.entries,
    ],
    cursor: cursor + later.cursor,
  }
}

/** The drawing at a position, worked out from the nearest whole one; `current` is the one at the cursor. */
export function pixelsAt(history: History, position: number, current: Uint32Array): Uint32Array<ArrayBuffer> {
  const { entries, cursor } = history
  const toKeyframe = sinceKeyframe({ ...history, cursor: position })
  if (Math.abs(cursor - position) <= toKeyframe) return walked(entries, current.slice(), cursor, position)
  const from = position - toKeyframe
  return walked(entries, unpackPixels(entries[from - 1]?.keyframe ?? history.first), from, position)
}

function walked(entries: readonly Entry[], pixels: Uint32Array<ArrayBuffer>, from: number, to: number) {
  for (let at = from; at > to; at--) applyDifference(pixels, (entries[at - 1] as Entry).difference)
  for (let at = from; at < to; at++) applyDifference(pixels, (entries[at] as Entry).difference)
  return pixels
}
