import type { JournalRecord } from './record.ts'
import { type Kinds, leavesEnough, startOf } from './replay-plan.ts'

/** Follows which records of a journal are kept, and which of them no replay will need again. */
export function keptRecords(from: number, found: Kinds) {
  let first = from
  const kinds = [...found]
  return {
    /** The number of the first that is kept. */
    get first(): number {
      return first
    },
    /** One more was written: its number. */
    add(kind: JournalRecord['what']['kind']): number {
      kinds.push({ what: { kind } })
      return first + kinds.length - 1
    },
    canRepeat: (): boolean => startOf(kinds, first === 0) !== null,
    /**
     * Lets go of what comes before the start of a replay; false if nothing does. What this version cannot read goes only
     * once that much has followed that nobody will go back to it.
     */
    forgetPast(): boolean {
      const start = startOf(kinds, first === 0) ?? 0
      if (start <= 0 || (!leavesEnough(kinds, start) && kinds.slice(0, start).includes(null))) return false
      kinds.splice(0, start)
      first += start
      return true
    },
  }
}
