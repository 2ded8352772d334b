import { blankGuard } from './blank-guard.ts'
import type { JournalStore } from './journal-store.ts'
import { decodeRecord, encodeRecord, type JournalRecord } from './record.ts'
import { type Found, planReplay, type ReplayPlan } from './replay-plan.ts'

/** The record of what a person did to one page on this device. */
export interface Journal {
  /** What leads to the drawing as it was left. */
  readonly plan: ReplayPlan
  /** When the drawing that `plan` leads to was last changed (ms since 1970); null if it never was. */
  readonly lastTime: number | null
  /** Whether nothing was changed since the drawing was last saved elsewhere, loaded or cleared. */
  readonly isSaved: boolean
  /**
   * Writes one more record, after all before it. Rejects, and from then on always, if one could not be written; and
   * rejects a blank drawing that nobody emptied.
   */
  write(what: JournalRecord['what']): Promise<void>
}

/**
 * Opens the journal of a page; rejects if the store cannot be read. Nothing is ever removed, whatever is damaged: a newer
 * version of the program may know how to read it.
 */
export async function openJournal(store: JournalStore, page: string, now: () => number): Promise<Journal> {
  const found = (await store.read(page)).map(decodeRecord)
  const plan = planReplay(found)
  const guard = blankGuard(plan)
  let length = found.length
  // A record that is missing makes all that follow worthless, so one failure ends the journal.
  let last: Promise<void> = Promise.resolve()
  return {
    plan,
    lastTime: lastChange(found.slice(0, plan.length)),
    isSaved: plan.isWhole && endsSaved(found),
    write(what) {
      if (!guard.allows(what)) return Promise.reject(new RangeError('A blank drawing does not replace work.'))
      const number = length++
      const record = encodeRecord({ time: now(), what })
      last = last.then(() => store.append(page, number, record))
      return last
    },
  }
}

/** A damaged record may have been a change: the whole drawing that was written next knows of it. */
function lastChange(found: Found): number | null {
  let witness: number | null = null
  for (let at = found.length - 1; at >= 0; at--) {
    const record = found[at]
    if (!record && witness !== null) return witness
    if (record?.what.kind === 'keyframe') witness = record.time
    else if (record?.what.kind === 'recovered') witness = null
    else if (record && record.what.kind !== 'saved') return record.time
  }
  return null
}

/** Nobody knows whether a damaged record was a change, so the drawing is not called saved. */
function endsSaved(found: Found): boolean {
  const last = found.findLast((record) => record?.what.kind !== 'keyframe')
  return last === undefined || ['saved', 'load', 'clear'].includes(last?.what.kind ?? 'damaged')
}
