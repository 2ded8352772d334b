import type { InputState, Machine } from '../input-state.ts'
import { comesDownToDraw, isSamePointer, type PointerInput } from '../pointer-input.ts'
import { drawing } from './drawing.ts'
import { resting } from './resting.ts'

/** Two fingers zoom and move the page. */
export function pinching(machine: Machine, first: PointerInput, second: PointerInput): InputState {
  let at: [PointerInput, PointerInput] = [first, second]
  const state: InputState = {
    isByTouch: true,
    pointer(input) {
      const finger = at.findIndex((held) => isSamePointer(held, input))
      if (finger === -1) return comesDownToDraw(input) ? drawing(machine, input) : state
      if (input.phase !== 'move') return resting(machine, at[1 - finger] as PointerInput)
      const next: [PointerInput, PointerInput] = finger === 0 ? [input, at[1]] : [at[0], input]
      machine.actions.pinch(at, next)
      at = next
      return state
    },
    cancel() {},
  }
  return state
}
