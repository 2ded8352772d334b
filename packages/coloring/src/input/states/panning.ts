import type { InputState, Machine } from '../input-state.ts'
import { isSamePointer, type PointerInput } from '../pointer-input.ts'
import { idle } from './idle.ts'
import { pinching } from './pinching.ts'

/** The middle mouse button moves the page, and in move mode whatever came down does; a second finger makes a pinch. */
export function panning(machine: Machine, first: PointerInput): InputState {
  let last = first
  // Some browsers report a finger's moves without buttons.
  const isHeld = ({ type, buttons }: PointerInput) => type === 'touch' || (buttons & first.buttons) !== 0
  const state: InputState = {
    isByTouch: first.type === 'touch',
    pointer(input) {
      if (!isSamePointer(input, first)) {
        const isSecond = input.phase === 'down' && input.type === 'touch' && first.type === 'touch'
        return isSecond ? pinching(machine, last, input) : state
      }
      if (input.phase !== 'move' || !isHeld(input)) return idle(machine)
      machine.actions.move(input.x - last.x, input.y - last.y)
      last = input
      return state
    },
    cancel() {},
  }
  return state
}
