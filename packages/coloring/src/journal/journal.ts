import { SOFT_STRENGTH } from '@huebook/lineart'
import { blankGuard } from './blank-guard.ts'
import type { JournalStore } from './journal-store.ts'
import { keptRecords } from './kept-records.ts'
import { decodeRecord, encodeRecord, isFromNewer, isMark, isWhole, type JournalRecord } from './record.ts'
import { type Found, planReplay, type ReplayPlan } from './replay-plan.ts'
import { withoutTakenBack } from './taken-back.ts'

/** The record of what a person did to one page on this device. */
export interface Journal {
  /** What leads to the drawing as it was left. */
  readonly plan: ReplayPlan
  /** When the drawing that `plan` leads to was last changed (ms since 1970); null if it never was. */
  readonly lastTime: number | null
  /** Whether nothing was changed since the drawing was last saved elsewhere, loaded or cleared. */
  readonly isSaved: boolean
  /** How strongly (%) the drawing covers its page; null where nobody has drawn yet. */
  readonly strength: number | null
  /**
   * Writes one more record, after all before it. Rejects, and from then on always, if one could not be written; and
   * rejects a blank drawing that nobody emptied.
   */
  write(what: JournalRecord['what'], strength?: number): Promise<void>
  /**
   * Whether what was written can be done again from what is kept. An undo of what has been forgotten since cannot: the
   * whole drawing has to follow it.
   */
  canRepeat(): boolean
}

/** What was drawn last was written by a newer version: without it the page would be drawn in part, and saved like that. */
export class NewerRecords extends Error {
  override readonly name = 'NewerRecords'
  constructor() {
    super('This page was coloured with a newer version of the app. Please reload to go on with it.')
  }
}

/**
 * Opens the journal of a page; rejects if the store cannot be read, and with `NewerRecords` where the way to the drawing
 * leads over what only a newer version can read. Whatever is damaged stays, for a newer version of the
 * program may know how to read it; it goes when a replay has not needed it for long, as everything does.
 */
export async function openJournal(store: JournalStore, page: string, now: () => number): Promise<Journal> {
  const stored = await store.read(page)
  const found = withoutTakenBack(stored.records.map(decodeRecord))
  const plan = planReplay(found, stored.first === 0)
  // An undo that goes back behind the start may take back what only a newer version can read.
  const missed = plan.isClosed ? stored.records.slice(plan.length) : stored.records
  if (missed.some(isFromNewer)) throw new NewerRecords()
  const guard = blankGuard(plan)
  const kept = keptRecords(stored.first, found)
  // A record that is missing makes all that follow worthless, so one failure ends the journal.
  let last: Promise<void> = Promise.resolve()
  /** What waits for the write before it: together, or a quick hand would be far ahead of a slow disk. */
  let waiting: Uint8Array[] | null = null

  function append(number: number, record: Uint8Array): void {
    if (waiting) return void waiting.push(record)
    const together = [record]
    waiting = together
    last = last.then(() => {
      waiting = null
      return store.append(page, number, together)
    })
  }

  return {
    plan,
    lastTime: lastChange(found.slice(0, plan.length)),
    isSaved: plan.isWhole && endsSaved(found),
    strength: strengthIn(found),
    canRepeat: kept.canRepeat,
    write(what, strength = SOFT_STRENGTH) {
      if (!guard.allows(what)) return Promise.reject(new RangeError('A blank drawing does not replace work.'))
      const number = kept.add(what.kind)
      append(number, encodeRecord({ time: now(), strength, what }))
      // Not before it is there. Whoever wrote the last record is the only one who writes, so nobody else misses the rest;
      // and what cannot be deleted now is deleted with what follows.
      if (isWhole(what) && kept.forgetPast()) {
        const { first } = kept
        last.then(() => store.forget(page, first)).catch(() => undefined)
      }
      return last
    },
  }
}

/** A damaged record may have been a change: the whole drawing that was written next knows of it. */
function lastChange(found: Found): number | null {
  let witness: number | null = null
  let earliest: number | null = null
  for (let at = found.length - 1; at >= 0; at--) {
    const record = found[at]
    if (!record && witness !== null) return witness
    if (record && isWhole(record.what)) earliest = record.time
    if (record?.what.kind === 'keyframe') witness = record.time
    else if (record?.what.kind === 'recovered') witness = null
    else if (record && !isMark(record.what)) return record.time
  }
  // What was changed before it has been forgotten.
  return earliest
}

function strengthIn(found: Found): number | null {
  const last = found.findLast((record) => record !== null)
  return last ? (last.strength ?? SOFT_STRENGTH) : null
}

/** Nobody knows whether a damaged record was a change, so the drawing is not called saved. */
function endsSaved(found: Found): boolean {
  const last = found.findLast((record) => record?.what.kind !== 'keyframe')
  return last === undefined || ['saved', 'load', 'clear'].includes(last?.what.kind ?? 'damaged')
}
