import type { Section } from '@huebook/contract'

/** What is being edited, with the way back and forth. */
export interface Draft {
  now: Section
  past: readonly Section[]
  future: readonly Section[]
  /** What was changed last and when: more of the same soon after is the same step. */
  last: { place: string; at: number } | null
}

/** As long as a pause between two thoughts, in milliseconds. */
const PAUSE_MS = 1000
/** Steps back; each holds what differs from the next, so that many cost little. */
const MOST_STEPS = 200

export const newDraft = (section: Section): Draft => ({ now: section, past: [], future: [], last: null })

/** One more step; letters typed into one place without a pause are one. */
export function changed(draft: Draft, now: Section, place: string, at: number): Draft {
  const { past, last } = draft
  const goesOn = last !== null && last.place === place && at - last.at < PAUSE_MS
  return {
    now,
    past: goesOn ? past : [...past, draft.now].slice(-MOST_STEPS),
    future: [],
    last: { place, at },
  }
}

export function undone(draft: Draft): Draft {
  const before = draft.past.at(-1)
  if (!before) return draft
  return { now: before, past: draft.past.slice(0, -1), future: [draft.now, ...draft.future], last: null }
}

export function redone(draft: Draft): Draft {
  const [next, ...future] = draft.future
  return next ? { now: next, past: [...draft.past, draft.now], future, last: null } : draft
}

/** The same content as the server has kept it: no step of its own. */
export const settled = (draft: Draft, now: Section): Draft => ({ ...draft, now, last: null })
