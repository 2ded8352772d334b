import type { Clock } from '../clock/clock.ts'
import { forAWhile } from '../clock/for-a-while.ts'
import type { Editor } from '../editor/editor.ts'
import type { Journal } from '../journal/journal.ts'
import type { JournalRecord } from '../journal/record.ts'
import type { Operation } from '../operations/operation.ts'
import type { OnDevice } from '../state/canvas-state.ts'

/**
 * Puts every finished operation into the journal, and says truly whether it has arrived there. `repair` goes before the
 * first of them and not earlier: whoever only looks at a damaged page must not write into what another tab, or a newer
 * version, can still read.
 */
export function journalWriter(
  journal: Journal | null,
  repair: JournalRecord['what'] | null,
  editor: Editor,
  clock: Clock,
  report: (where: OnDevice) => void,
  strength: () => number,
) {
  let active = journal
  let owed = repair
  let underWay = 0
  let failure: 'failed' | 'full' | null = null
  let packing: ReturnType<Editor['takeKeyframeInSteps']> | null = null
  let callOff: (() => void) | null = null
  let last: Promise<void> = Promise.resolve()

  function write(what: JournalRecord['what']): void {
    if (!active) {
      report('nowhere')
      return
    }
    if (owed) append(active, owed)
    owed = null
    append(active, what)
  }

  function append(to: Journal, what: JournalRecord['what']): void {
    underWay++
    if (!failure) report('saving')
    last = to.write(what, strength()).then(arrived, (problem: unknown) => {
      failure ??= isFull(problem) ? 'full' : 'failed'
      arrived()
    })
  }

  function arrived(): void {
    underWay--
    // What a journal still takes after it was left says nothing about what is drawn since.
    if (!active) return
    if (failure) report(failure)
    else if (underWay === 0) report('saved')
  }

  /** Packs the drawing for a moment, and goes on when whatever has come meanwhile was seen to. */
  function pack(): void {
    callOff = null
    packing ??= editor.takeKeyframeInSteps()
    const step = forAWhile(clock, packing)
    if (!step.done) {
      callOff = clock.after(0, pack)
      return
    }
    packing = null
    write({ kind: 'keyframe', packed: step.value })
  }

  function stopPacking(): void {
    callOff?.()
    callOff = null
    packing = null
  }

  return {
    record(operation: Operation): void {
      // It would be a drawing that is no more.
      packing = null
      write(operation)
      if (active && !active.canRepeat()) write({ kind: 'recovered', packed: editor.takeKeyframe() })
      if (editor.isKeyframeDue()) callOff ??= clock.idle(pack)
    },
    /** Remembers that the drawing, as it is now, was saved elsewhere. */
    markSaved: (): void => write({ kind: 'saved' }),
    /** Remembers that the drawing is as strong as it is now. */
    markStrength: (): void => write({ kind: 'strength' }),
    /** Resolves when everything done so far is on the device, or has failed to get there. */
    settle(): Promise<void> {
      stopPacking()
      if (active && editor.isKeyframeDue()) write({ kind: 'keyframe', packed: editor.takeKeyframe() })
      return last
    },
    /** Leaves the journal as it is from now on. */
    stop(): void {
      stopPacking()
      active = null
    },
  }
}

/** Browsers say so by this name, whatever else they say. */
const isFull = (problem: unknown): boolean => problem instanceof Error && problem.name === 'QuotaExceededError'
