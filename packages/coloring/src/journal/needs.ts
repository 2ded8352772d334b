import type { JournalRecord } from './record.ts'

/** How many steps back and forward a history has to hold. */
interface Steps {
  readonly undo: number
  readonly redo: number
}

/** What a drawing has to bring along for the records after it to be possible; `cleared` is what a clear put aside. */
export interface Needs extends Steps {
  readonly cleared: Steps | null
}

export const NO_NEEDS: Needs = { undo: 0, redo: 0, cleared: null }

export const isNothing = ({ undo, redo, cleared }: Needs): boolean => undo === 0 && redo === 0 && cleared === null

/** What is needed before a record, given what is needed after it; null if no drawing has that, so that it never happened. */
export function needsBefore(kind: JournalRecord['what']['kind'], needs: Needs): Needs | null {
  const { undo, redo, cleared } = needs
  switch (kind) {
    case 'stroke':
    case 'fill':
      return redo > 0 || cleared ? null : { ...NO_NEEDS, undo: Math.max(0, undo - 1) }
    case 'undo':
      return { undo: undo + 1, redo: Math.max(0, redo - 1), cleared }
    case 'redo':
      return { undo: Math.max(0, undo - 1), redo: redo + 1, cleared }
    case 'clear':
      return undo > 0 || redo > 0 ? null : { ...NO_NEEDS, ...cleared }
    case 'undo-clear':
      return cleared ? null : { ...NO_NEEDS, cleared: { undo, redo } }
    case 'load':
    case 'recovered':
      return isNothing(needs) ? NO_NEEDS : null
    case 'keyframe':
    case 'saved':
    case 'owed':
      return needs
  }
}

/** What a history holds after records that began with an empty one, each of which could be done. */
export function stepsAfter(kinds: readonly JournalRecord['what']['kind'][]): Needs {
  return kinds.reduce(stepOn, NO_NEEDS)
}

function stepOn(steps: Needs, kind: JournalRecord['what']['kind']): Needs {
  const { undo, redo, cleared } = steps
  switch (kind) {
    case 'stroke':
    case 'fill':
      return { ...NO_NEEDS, undo: undo + 1 }
    case 'undo':
      return { undo: undo - 1, redo: redo + 1, cleared }
    case 'redo':
      return { undo: undo + 1, redo: redo - 1, cleared }
    case 'clear':
      return { ...NO_NEEDS, cleared: { undo, redo } }
    case 'undo-clear':
      return { ...NO_NEEDS, ...cleared }
    case 'load':
    case 'recovered':
      return NO_NEEDS
    case 'keyframe':
    case 'saved':
    case 'owed':
      return steps
  }
}
