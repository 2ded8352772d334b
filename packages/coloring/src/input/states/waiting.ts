import type { InputState, Machine } from '../input-state.ts'
import { comesDownToDraw, isPalmBeside, isSamePointer, type PointerInput } from '../pointer-input.ts'
import { continueDrawing, drawing } from './drawing.ts'
import { idle } from './idle.ts'
import { pinching } from './pinching.ts'

/**
 * How long (ms) a finger is kept waiting for a second one. Shorter, and a pinch leaves a dot where the first finger came
 * down; longer, and the line is seen to lag behind.
 */
const WAIT_FOR_SECOND = 60

/** One finger is down, and nothing is drawn yet: a second one would make it a pinch. */
export function waiting(machine: Machine, first: PointerInput): InputState {
  const { actions } = machine
  const since: PointerInput[] = []
  const stopWaiting = actions.clock.after(WAIT_FOR_SECOND, () => machine.become(begin()))

  function begin(): InputState {
    stopWaiting()
    actions.press(first)
    for (const input of since) actions.drag(input)
    return continueDrawing(machine, first, since)
  }

  const state: InputState = {
    isByTouch: true,
    pointer(input) {
      if (isSamePointer(input, first)) {
        if (input.phase === 'cancel') return drop()
        if (input.phase !== 'move') return begin().pointer(input)
        since.push(input)
        return input.time - first.time >= WAIT_FOR_SECOND ? begin() : state
      }
      const isSecond = input.phase === 'down' && input.type === 'touch'
      if (!isSecond && !comesDownToDraw(input)) return state
      const last = since.at(-1) ?? first
      if (isSecond && isPalmBeside(input, last)) return state
      stopWaiting()
      if (isSecond && isPalmBeside(last, input)) return waiting(machine, input)
      return isSecond ? pinching(machine, last, input) : drawing(machine, input)
    },
    cancel: stopWaiting,
  }

  function drop(): InputState {
    stopWaiting()
    return idle(machine)
  }
  return state
}
