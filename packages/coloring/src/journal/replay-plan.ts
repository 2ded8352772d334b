import { isNothing, type Needs, NO_NEEDS, needsBefore } from './needs.ts'
import { isWhole, type JournalRecord } from './record.ts'

/** A record that was not whole is null. */
export type Found = readonly (JournalRecord | null)[]

/** As much of the records as it takes to find where a replay starts. */
export type Kinds = readonly ({ readonly what: { readonly kind: JournalRecord['what']['kind'] } } | null)[]

/** Which records lead to the drawing: what to start from (null is blank), and what to do then. */
export interface ReplayPlan {
  readonly start: Uint8Array | null
  readonly records: readonly JournalRecord[]
  /** How many of these come before a whole drawing that all after it can be done on: only undo needs them, and that drawing. */
  readonly past: number
  /** How many records of the journal lead to it, with those before the start. */
  readonly length: number
  /** Whether each of them can be done again from there: no undo goes back behind the start. */
  readonly isClosed: boolean
  /** The same, and they lead to the end of the journal. */
  readonly isWhole: boolean
}

/**
 * Operations that are done again on opening, if there are as many: so many can be undone after a reload. More cost
 * time before the page can be used: long strokes take about two milliseconds each, and on a modest phone eight.
 */
const REPLAYED = 60

const WHOLE: ReadonlySet<string> = new Set<JournalRecord['what']['kind']>(['keyframe', 'load', 'recovered'])

/** Finds the shortest good way to the last drawing that was whole; the drawing before the first record may be unknown. */
export function planReplay(found: Found, beginsBlank = true): ReplayPlan {
  let end = found.length
  while (end > 0) {
    const { closed, any, from } = startsBefore(found, end, beginsBlank)
    const start = closed ?? any
    if (start !== null) return planOf(found, start, end, closed !== null)
    end = from
    // A newer version may have written thousands that this one cannot read.
    while (end > 0 && !found[end - 1]) end--
  }
  return { start: null, records: [], past: 0, length: 0, isClosed: true, isWhole: found.length === 0 }
}

/** Which record a replay of all of them would start at (-1 is before the first), if each can be done again from there. */
export const startOf = (kinds: Kinds, beginsBlank: boolean): number | null =>
  startsBefore(kinds, kinds.length, beginsBlank).closed

/** A whole drawing that was written in between is no step, however many there are of them. */
const isStep = (kind: JournalRecord['what']['kind'] | undefined): boolean => kind !== 'keyframe'

/** Whether a replay from there leaves enough to undo. */
export const leavesEnough = (kinds: Kinds, start: number): boolean =>
  kinds.slice(start + 1).filter((record) => isStep(record?.what.kind)).length >= REPLAYED

function planOf(found: Found, start: number, end: number, isClosed: boolean): ReplayPlan {
  const first = found[start]?.what
  const isWholeWay = isClosed && end === found.length
  const records = found.slice(start + 1, end) as JournalRecord[]
  return {
    start: first && isWhole(first) ? first.packed : null,
    records,
    past: isWholeWay ? pastOf(records.map(({ what }) => what.kind)) : 0,
    length: end,
    isClosed,
    isWhole: isWholeWay,
  }
}

/** Up to the last whole drawing that nothing after it goes back behind. */
function pastOf(kinds: readonly JournalRecord['what']['kind'][]): number {
  let needs: Needs | null = NO_NEEDS
  for (let at = kinds.length - 1; at >= 0 && needs; at--) {
    const kind = kinds[at] as JournalRecord['what']['kind']
    if (kind === 'keyframe' && isNothing(needs)) return at
    needs = needsBefore(kind, needs)
  }
  return 0
}

/**
 * Where a replay up to `end` can start: at a whole drawing with nothing damaged after it, or before the first record (-1)
 * where the drawing was blank then. Of those the latest that leaves enough to undo, else the one that leaves the most; never
 * before a load, which nothing is undone behind. `closed` are those that nothing goes back behind: an undo of what came
 * before a start cannot be done again. Where none of them is, `any` loses the least: what cannot be done is left out, and
 * the rest is there.
 */
function startsBefore(kinds: Kinds, end: number, beginsBlank: boolean) {
  let needs: Needs | null = NO_NEEDS
  const best: { any: number | null; closed: number | null } = { any: null, closed: null }
  const isEnough = { any: false, closed: false }
  let steps = 0
  let at = end - 1
  for (; at >= 0; at--) {
    const kind = kinds[at]?.what.kind
    if (!kind) break
    if (WHOLE.has(kind)) see(at)
    if (isEnough.closed || kind === 'load' || kind === 'recovered') break
    needs = needs && needsBefore(kind, needs)
    if (isStep(kind)) steps++
  }
  if (at < 0 && beginsBlank) see(-1)
  return { ...best, from: at + 1 }

  function see(start: number): void {
    if (!isEnough.any) {
      best.any = start
      isEnough.any = steps >= REPLAYED
    }
    if (needs && isNothing(needs)) {
      best.closed = start
      isEnough.closed = steps >= REPLAYED
    }
  }
}
