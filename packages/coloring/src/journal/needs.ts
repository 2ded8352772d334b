import type { JournalRecord } from './record.ts'

/** How many steps back and forward a drawing has to bring along for the records after it to be possible. */
export interface Needs {
  readonly undo: number
  readonly redo: number
}

export const NO_NEEDS: Needs = { undo: 0, redo: 0 }

export const isNothing = ({ undo, redo }: Needs): boolean => undo === 0 && redo === 0

/** What is needed before a record, given what is needed after it; null if no drawing has that, so that it never happened. */
export function needsBefore(kind: JournalRecord['what']['kind'], needs: Needs): Needs | null {
  const { undo, redo } = needs
  switch (kind) {
    case 'stroke':
    case 'fill':
    case 'sticker':
    case 'clear':
      return redo > 0 ? null : { undo: Math.max(0, undo - 1), redo: 0 }
    case 'undo':
      return { undo: undo + 1, redo: Math.max(0, redo - 1) }
    case 'redo':
      return { undo: Math.max(0, undo - 1), redo: redo + 1 }
    case 'load':
    case 'recovered':
      return isNothing(needs) ? NO_NEEDS : null
    case 'keyframe':
    case 'saved':
    case 'owed':
    case 'undo-clear':
    case 'strength':
      return needs
  }
}

/** What a history holds after records that began with an empty one, each of which could be done. */
export function stepsAfter(kinds: readonly JournalRecord['what']['kind'][]): Needs {
  return kinds.reduce(stepOn, NO_NEEDS)
}

function stepOn(steps: Needs, kind: JournalRecord['what']['kind']): Needs {
  const { undo, redo } = steps
  switch (kind) {
    case 'stroke':
    case 'fill':
    case 'sticker':
    case 'clear':
      return { undo: undo + 1, redo: 0 }
    case 'undo':
      return { undo: undo - 1, redo: redo + 1 }
    case 'redo':
      return { undo: undo + 1, redo: redo - 1 }
    case 'load':
    case 'recovered':
      return NO_NEEDS
    case 'keyframe':
    case 'saved':
    case 'owed':
    case 'undo-clear':
    case 'strength':
      return steps
  }
}
