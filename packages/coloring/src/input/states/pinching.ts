import type { InputState, Machine } from '../input-state.ts'
import { comesDownToDraw, isPalmBeside, isSamePointer, type PointerInput } from '../pointer-input.ts'
import { drawing, isHardlyMoved, YOUNG_FOR } from './drawing.ts'
import { idle } from './idle.ts'
import { resting } from './resting.ts'

/**
 * Two fingers zoom, turn and move the page. Two that rest while a third comes are the heel of a hand; and one that becomes broad, as
 * a palm does while it comes down, leaves the tool to the other.
 */
export function pinching(machine: Machine, first: PointerInput, second: PointerInput): InputState {
  let at: [PointerInput, PointerInput] = [first, second]
  let isAtRest = true
  const pull = machine.actions.grip()
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
      if (isAtRest && isPalmBeside(next[0], next[1])) return drawOn(machine, second, next[1])
      if (isAtRest && isPalmBeside(next[1], next[0])) return drawOn(machine, first, next[0])
      isAtRest &&= isHardlyMoved(finger === 0 ? first : second, input)
      pull(at, next)
      at = next
      return state
    },
    cancel() {},
  }
  return state
}

/** Draws from where a finger came down to where it is now. */
function drawOn(machine: Machine, finger: PointerInput, now: PointerInput): InputState {
  const state = drawing(machine, finger)
  return now === finger ? state : state.pointer(now)
}
