import type { Found } from './replay-plan.ts'

/**
 * The records of a journal with every clear that was taken back, and the whole drawings written in between, made into
 * nothing. Versions in which a clear put the history aside wrote `clear` and `undo-clear`, with nothing drawn between
 * them; what had been undone before could be redone after, which no clear allows now.
 */
export function withoutTakenBack(found: Found): Found {
  const settled = [...found]
  for (const [at, record] of found.entries()) {
    if (record?.what.kind !== 'undo-clear') continue
    const clear = found.findLastIndex((other, before) => before < at && other?.what.kind === 'clear')
    for (let taken = Math.max(0, clear); clear >= 0 && taken < at; taken++) {
      const other = found[taken]
      if (other?.what.kind === 'clear' || other?.what.kind === 'keyframe')
        settled[taken] = { time: other.time, what: { kind: 'undo-clear' } }
    }
  }
  return settled
}
