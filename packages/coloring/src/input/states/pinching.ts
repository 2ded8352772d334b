import type { InputState, Machine } from '../input-state.ts'
import { comesDownToDraw, isSamePointer, type PointerInput } from '../pointer-input.ts'
import { drawing, isHardlyMoved, YOUNG_FOR } from './drawing.ts'
import { idle } from './idle.ts'
import { resting } from './resting.ts'

/** Two fingers zoom and move the page. Two that rest while a third comes are the heel of a hand. */
export function pinching(machine: Machine, first: PointerInput, second: PointerInput): InputState {
  let at: [PointerInput, PointerInput] = [first, second]
  let isAtRest = true
  const isThird = ({ phase, type, time }: PointerInput) =>
    isAtRest && phase === 'down' && type === 'touch' && time - second.time >= YOUNG_FOR
  const state: InputState = {
    isByTouch: true,
    pointer(input) {
      const finger = at.findIndex((held) => isSamePointer(held, input))
      if (finger === -1 && comesDownToDraw(input)) return drawing(machine, input)
      if (finger === -1) return isThird(input) ? idle(machine).pointer(input) : state
      if (input.phase !== 'move') return resting(machine, at[1 - finger] as PointerInput)
      const next: [PointerInput, PointerInput] = finger === 0 ? [input, at[1]] : [at[0], input]
      isAtRest &&= isHardlyMoved(finger === 0 ? first : second, input)
      machine.actions.pinch(at, next)
      at = next
      return state
    },
    cancel() {},
  }
  return state
}
