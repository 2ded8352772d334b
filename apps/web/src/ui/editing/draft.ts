/** What is being edited, with the way back and forth. */
export interface Draft<Content> {
  now: Content
  past: readonly Content[]
  future: readonly Content[]
  /** What was changed last and when: more of the same soon after is the same step. */
  last: { place: string; at: number } | null
}

/** As long as a pause between two thoughts, in milliseconds. */
const PAUSE_MS = 1000
/** Steps back; each holds what differs from the next, so that many cost little. */
const MOST_STEPS = 200

export const newDraft = <Content>(content: Content): Draft<Content> => ({
  now: content,
  past: [],
  future: [],
  last: null,
})

/** One more step; letters typed into one place without a pause are one. */
export function changed<Content>(draft: Draft<Content>, now: Content, place: string, at: number): Draft<Content> {
  const { past, last } = draft
  const goesOn = last !== null && last.place === place && at - last.at < PAUSE_MS
  return {
    now,
    past: goesOn ? past : [...past, draft.now].slice(-MOST_STEPS),
    future: [],
    last: { place, at },
  }
}

export function undone<Content>(draft: Draft<Content>): Draft<Content> {
  const before = draft.past.at(-1)
  if (!before) return draft
  return { now: before, past: draft.past.slice(0, -1), future: [draft.now, ...draft.future], last: null }
}

export function redone<Content>(draft: Draft<Content>): Draft<Content> {
  const [next, ...future] = draft.future
  return next ? { now: next, past: [...draft.past, draft.now], future, last: null } : draft
}

/** The same content as the server has kept it: no step of its own. */
export const settled = <Content>(draft: Draft<Content>, now: Content): Draft<Content> => ({ ...draft, now, last: null })
