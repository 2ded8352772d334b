import type { InputState, Machine } from '../input-state.ts'
import { comesDownToDraw, MIDDLE_BUTTON, type PointerInput } from '../pointer-input.ts'
import { drawing } from './drawing.ts'
import { panning } from './panning.ts'
import { resting } from './resting.ts'
import { waiting } from './waiting.ts'

/** Nothing is pressed. */
export function idle(machine: Machine): InputState {
  const state: InputState = {
    isByTouch: false,
    pointer(input) {
      if (input.phase !== 'down') return state
      if (machine.actions.isMoveMode() && !machine.isPalm(input)) return panning(machine, input)
      if (input.type === 'touch') return touched(machine, input) ?? state
      if (comesDownToDraw(input)) return drawing(machine, input)
      if (input.buttons & MIDDLE_BUTTON) return panning(machine, { ...input, buttons: MIDDLE_BUTTON })
      return state
    },
    cancel() {},
  }
  return state
}

function touched(machine: Machine, input: PointerInput): InputState | null {
  if (machine.isPalm(input)) return null
  return machine.actions.isPenMode() ? resting(machine, input) : waiting(machine, input)
}
