import { blankDrawing, type Drawing, isBlank, replacePixels, rollBack } from '../drawing/drawing.ts'
import { type Rect, WHOLE_PAGE } from '../drawing/rect.ts'
import { touchEverything, touchedRect } from '../drawing/touched.ts'
import { applyInSteps } from '../history/apply-difference.ts'
import { isAnyChanged, isMuch, keepDifference, keepDifferenceInSteps } from '../history/difference.ts'
import {
  addEntry,
  addKeyframe,
  canRedo,
  canUndo,
  type Entry,
  type History,
  historyFrom,
  joined,
  sinceKeyframe,
  step,
} from '../history/history.ts'
import { packInSteps, packPixels, unpackPixels } from '../history/packed-pixels.ts'
import { drawInSteps } from '../operations/draw-operation.ts'
import type { DrawnOperation, Operation } from '../operations/operation.ts'
import { workOf } from '../operations/work-of.ts'
import { correctCurrent } from './correct-current.ts'
import type { Past } from './past.ts'

/** Operations (each as much work as a felt-tip's stroke) between two whole drawings in the journal: what a reload does again. */
const KEYFRAME_EVERY = 50

/**
 * Operations between two whole drawings in the history. Each takes as much memory as 40 strokes, and saves only whoever
 * asks for the picture of a far snapshot from going through more than half as many differences.
 */
const REMEMBER_EVERY = 250

export type Editor = ReturnType<typeof createEditor>

/** Sees to it that steps are taken soon; whoever needs what comes of them before takes those that are left. */
export type TakeSteps = (steps: Iterator<undefined, void>) => void

const atOnce: TakeSteps = (steps) => {
  while (!steps.next().done);
}

/** A drawing with its history, and the only way to change either: operations. What is much work takes steps. */
export function createEditor(damaged: (where: Rect) => void = () => {}, takeSteps: TakeSteps = atOnce) {
  const drawing: Drawing = blankDrawing()
  let nextId = 1
  let history = historyFrom(new Uint8Array(0), nextId++)
  let past: Past | null = null
  let sinceTaken = 0
  /** What is left to do of a step back or forward, or of keeping what was drawn. */
  let underWay: Iterator<undefined, void> | null = null

  function arrive(): Drawing {
    if (underWay) atOnce(underWay)
    return drawing
  }

  /** Makes one operation of what has been drawn since the last, and what that was; false if it changed no pixel. */
  function finish(operation: Operation): boolean {
    arrive()
    const where = touchedRect(drawing.touched)
    if (!where) return false
    if (isMuch(drawing.touched) && isAnyChanged(drawing)) {
      underWay = keep(addEntry(history, nextId++, new Uint8Array(0), where))
      takeSteps(underWay)
    } else {
      const difference = keepDifference(drawing)
      if (!difference) return false
      addEntry(history, nextId++, difference, where)
    }
    sinceTaken += workOf(operation)
    return true
  }

  /** What was drawn is there to be seen; what leads back from it is worked out. */
  function* keep(entry: Entry) {
    entry.difference = yield* keepDifferenceInSteps(drawing)
    underWay = null
  }

  function cancel(): void {
    arrive()
    const where = touchedRect(drawing.touched)
    rollBack(drawing)
    if (where) damaged(where)
  }

  const isPossible = {
    back: (): boolean => canUndo(history) || (past !== null && past.holds.undo > 0),
    forward: (): boolean => canRedo(history) || (past !== null && past.holds.redo > 0 && history.entries.length === 0),
  }

  function lookBack(): void {
    arrive()
    if (past) history = joined(past.history(), history, () => nextId++)
    past = null
  }

  function walk(direction: 'back' | 'forward'): boolean {
    if (!isPossible[direction]()) return false
    let entry = step(history, direction)
    if (!entry) {
      lookBack()
      entry = step(history, direction)
    }
    if (!entry) return false
    sinceTaken++
    underWay = go(entry)
    takeSteps(underWay)
    return true
  }

  /** Seen when it is whole: half of a step would be a drawing that never was. */
  function* go({ difference, where }: { readonly difference: Uint8Array; readonly where: Rect }) {
    yield* applyInSteps(drawing.pixels, difference, drawing.kept)
    underWay = null
    damaged(where)
  }

  function* draw(operation: DrawnOperation): Generator<undefined, boolean> {
    yield* drawInSteps(drawing, operation)
    const where = touchedRect(drawing.touched)
    if (where) damaged(where)
    return finish(operation)
  }

  function replace(pixels: Uint32Array): void {
    replacePixels(drawing, pixels)
    damaged(WHOLE_PAGE)
  }

  function clear(): boolean {
    drawing.pixels.fill(0)
    touchEverything(drawing.touched)
    damaged(WHOLE_PAGE)
    return finish({ kind: 'clear' })
  }

  function load(packed: Uint8Array): boolean {
    replace(unpackPixels(packed))
    history = historyFrom(packed, nextId++)
    past = null
    return true
  }

  function keyframeTaken(packed: Uint8Array): Uint8Array {
    sinceTaken = 0
    if (sinceKeyframe(history) >= REMEMBER_EVERY) addKeyframe(history, packed)
    return packed
  }

  return {
    /** As the last operation has left it, with what is being drawn. */
    get drawing(): Drawing {
      return arrive()
    },
    finish,
    cancel,
    /** Does an operation whole, dropping one that is half done; false if it changed nothing. */
    perform(operation: Operation): boolean {
      cancel()
      switch (operation.kind) {
        case 'undo':
          return walk('back')
        case 'redo':
          return walk('forward')
        case 'clear':
          return clear()
        case 'load':
          return load(operation.packed)
        default:
          return toTheEnd(draw(operation))
      }
    },
    /** The same with what is drawn, step by step. Nothing else may be done in between. */
    performInSteps(operation: DrawnOperation): Generator<undefined, boolean> {
      cancel()
      return draw(operation)
    },
    /** Adds a step that changes nothing, for an operation that once did: those before it keep their places. */
    addEmptyStep(): void {
      addEntry(history, nextId++, new Uint8Array(0), WHOLE_PAGE)
    },
    /** Lets the drawing be another one than the operations made of it; what can be undone and redone stays. */
    correct(packed: Uint8Array): void {
      lookBack()
      history = correctCurrent(history, arrive().kept, packed)
      replace(unpackPixels(packed))
    },
    /** As far as it was looked back. */
    history: (): History => history,
    /** Says what led to the drawing the history begins with. */
    setPast(before: Past): void {
      past = before
    },
    /** Makes all of the past part of the history. */
    lookBack,
    canUndo: isPossible.back,
    canRedo: isPossible.forward,
    isBlank: (): boolean => isBlank(arrive().kept),
    isKeyframeDue: (): boolean => sinceTaken >= KEYFRAME_EVERY,
    /** A whole drawing was written down at this point already. */
    passKeyframe(): void {
      sinceTaken = 0
    },
    /** The whole drawing, packed; now and then also remembered in the history. */
    takeKeyframe: (): Uint8Array => keyframeTaken(packPixels(arrive().kept)),
    /** The same, step by step. Worth nothing once an operation comes between. */
    *takeKeyframeInSteps(): Generator<undefined, Uint8Array> {
      return keyframeTaken(yield* packInSteps(arrive().kept))
    },
  }
}

function toTheEnd<Answer>(steps: Generator<undefined, Answer>): Answer {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
