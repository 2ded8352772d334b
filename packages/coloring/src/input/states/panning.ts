import type { InputState, Machine } from '../input-state.ts'
import { isSamePointer, MIDDLE_BUTTON, type PointerInput } from '../pointer-input.ts'
import { idle } from './idle.ts'

/** The middle mouse button moves the page. */
export function panning(machine: Machine, first: PointerInput): InputState {
  let last = first
  const state: InputState = {
    isByTouch: false,
    pointer(input) {
      if (!isSamePointer(input, first)) return state
      if (input.phase !== 'move' || !(input.buttons & MIDDLE_BUTTON)) return idle(machine)
      machine.actions.move(input.x - last.x, input.y - last.y)
      last = input
      return state
    },
    cancel() {},
  }
  return state
}
