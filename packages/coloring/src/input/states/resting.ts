import type { InputState, Machine } from '../input-state.ts'
import { comesDownToDraw, isSamePointer, type PointerInput } from '../pointer-input.ts'
import { drawing } from './drawing.ts'
import { idle } from './idle.ts'
import { pinching } from './pinching.ts'

/** One finger is down and draws nothing: it is left over from a pinch, or a pen is in use. A second makes a pinch. */
export function resting(machine: Machine, finger: PointerInput): InputState {
  let last = finger
  const state: InputState = {
    isByTouch: true,
    pointer(input) {
      if (isSamePointer(input, finger)) {
        if (input.phase !== 'move') return idle(machine)
        last = input
        return state
      }
      if (comesDownToDraw(input)) return drawing(machine, input)
      const isSecond = input.phase === 'down' && input.type === 'touch' && !machine.isPalm(input)
      return isSecond ? pinching(machine, last, input) : state
    },
    cancel() {},
  }
  return state
}
