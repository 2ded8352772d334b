import { isMark, isWhole, type JournalRecord } from './record.ts'
import type { ReplayPlan } from './replay-plan.ts'

type What = JournalRecord['what']

/** Watches that a blank drawing only ever takes the place of work if the person has cleared, undone or erased it. */
export function blankGuard({ start, records }: ReplayPlan) {
  let hasWork = false
  const see = (what: What): void => {
    if (isMark(what) || what.kind === 'strength') return
    if (isWhole(what)) hasWork = what.packed.length > 0
    else if (canEmpty(what)) hasWork = false
    else hasWork = true
  }
  if (start) see({ kind: 'load', packed: start })
  for (const { what } of records) see(what)
  return {
    allows(what: What): boolean {
      const isBlank = isWhole(what) && what.packed.length === 0
      if (isBlank && hasWork) return false
      see(what)
      return true
    },
  }
}

/** Everything but paint: what is redone or brought back may have been an eraser's doing, too. */
const canEmpty = (what: What): boolean => what.kind !== 'fill' && !(what.kind === 'stroke' && what.mode === 'paint')
