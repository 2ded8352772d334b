import type { InputState, Machine } from '../input-state.ts'
import { comesDownToDraw, isBroad, isPalmBeside, isSamePointer, type PointerInput } from '../pointer-input.ts'
import { choosing } from './choosing.ts'
import { idle } from './idle.ts'
import { pinching } from './pinching.ts'
import { waiting } from './waiting.ts'

/** How long (ms) and how far (CSS px) into a stroke a second finger still means that a pinch was wanted from the start. */
export const YOUNG_FOR = 250
const YOUNG_WITHIN = 12

/** How long (ms) into a stroke a system still finds out that it was a palm, or the beginning of a gesture of its own. */
const FOUND_OUT_WITHIN = 1_000

/**
 * How long (ms) a finger or a mouse rests where it came down until it takes up the colour there. Shorter, and a child's slow tap
 * with the bucket picks a colour; longer, and whoever waits for it thinks that nothing will happen.
 */
const HOLDS_FOR = 750

/** The last of them (ms): on a busy device moves that have waited in line are heard in it, before a pointer counts as resting. */
const HEARD_WITHIN = 100

/** How far (CSS px) it may tremble meanwhile. Farther, and a small careful stroke ends in another colour. */
const TREMBLES = { touch: 6, mouse: 3, pen: 0 } as const

const isAtRest = (first: PointerInput, { x, y }: PointerInput): boolean =>
  (x - first.x) ** 2 + (y - first.y) ** 2 <= TREMBLES[first.type] ** 2

/** Whether a pointer is still about where it came down. */
export const isHardlyMoved = (first: PointerInput, { x, y }: PointerInput): boolean =>
  (x - first.x) ** 2 + (y - first.y) ** 2 < YOUNG_WITHIN ** 2

/** Presses the tool, and follows the pointer. */
export function drawing(machine: Machine, first: PointerInput): InputState {
  machine.actions.press(first)
  return continueDrawing(machine, first)
}

/** One pointer holds the tool. Others are ignored once it has gone somewhere: a palm must not spoil a long stroke. */
export function continueDrawing(
  machine: Machine,
  first: PointerInput,
  since: readonly PointerInput[] = [],
): InputState {
  const { actions } = machine
  let last = since.at(-1) ?? first
  const isNear = (input: PointerInput) => isHardlyMoved(first, input)
  let isShort = since.every(isNear)
  let isHeld = false
  let stopHolding = () => {}
  // A pen rests wherever its hand thinks, and so does a palm.
  if (first.type !== 'pen' && since.every((input) => isAtRest(first, input)))
    stopHolding = actions.clock.after(HOLDS_FOR - HEARD_WITHIN, () => {
      stopHolding = actions.clock.after(HEARD_WITHIN, () => {
        isHeld = !isBroad(last) && actions.hold(last)
      })
    })

  const isYoung = ({ time }: PointerInput) => time - first.time < YOUNG_FOR
  // Where a pointer that looks for a colour was let go unseen, nobody has chosen one.
  const wasNoStroke = ({ phase, time }: PointerInput) =>
    isHeld ? phase !== 'up' : phase === 'cancel' && time - first.time < FOUND_OUT_WITHIN

  function own(input: PointerInput): InputState {
    // Fingers cannot hover; some browsers report their moves without buttons.
    const wasReleasedUnseen = input.phase === 'move' && input.type !== 'touch' && input.buttons === 0
    if (input.phase === 'move' && !wasReleasedUnseen) {
      last = input
      isShort &&= isNear(input)
      if (!isAtRest(first, input)) stopHolding()
      actions.drag(input)
      return state
    }
    stopHolding()
    if (wasNoStroke(input)) actions.cancel()
    // Where a pointer was lost or released unseen is not known; the stroke ends where it was last seen. So does a long one
    // that a call or a message breaks off: it is somebody's work.
    else actions.lift(input.phase === 'up' ? input : last)
    // Down again without an up: one stroke ends and another begins, with no line across the page between them.
    return input.phase === 'down' ? idle(machine).pointer(input) : idle(machine)
  }

  const state: InputState = {
    isByTouch: first.type === 'touch',
    pointer(input) {
      if (isSamePointer(input, first)) return own(input)
      if (input.phase !== 'down' || first.type !== 'touch') return state
      if (input.type === 'pen' && comesDownToDraw(input)) {
        stopHolding()
        actions.cancel()
        return drawing(machine, input)
      }
      if (input.type === 'touch' && isShort && !isPalmBeside(input, last)) {
        stopHolding()
        actions.cancel()
        if (isPalmBeside(last, input)) return waiting(machine, input)
        return isYoung(input) ? pinching(machine, last, input) : choosing(machine, first, input)
      }
      return state
    },
    cancel() {
      stopHolding()
      actions.cancel()
    },
  }
  return state
}
