import type { InputState, Machine } from '../input-state.ts'
import { comesDownToDraw, isSamePointer, type PointerInput } from '../pointer-input.ts'
import { continueDrawing, drawing, isHardlyMoved } from './drawing.ts'

/**
 * Two touches are down, and the first has rested for a while: one of them is a palm. Whichever goes somewhere first, or
 * taps, holds the tool; the other is ignored until it is lifted.
 */
export function choosing(machine: Machine, rested: PointerInput, came: PointerInput): InputState {
  const { actions } = machine
  const since = { rested: [] as PointerInput[], came: [] as PointerInput[] }

  function begin(which: keyof typeof since): InputState {
    const first = which === 'rested' ? rested : came
    actions.press(first)
    for (const input of since[which]) actions.drag(input)
    return continueDrawing(machine, first, since[which])
  }

  const state: InputState = {
    isByTouch: true,
    pointer(input) {
      const which = isSamePointer(input, rested) ? 'rested' : isSamePointer(input, came) ? 'came' : null
      if (!which) return comesDownToDraw(input) ? drawing(machine, input) : state
      if (input.phase === 'move') {
        since[which].push(input)
        return isHardlyMoved(which === 'rested' ? rested : came, input) ? state : begin(which)
      }
      // A tap is the finger's; a palm that is lifted, or that the system has found out, leaves the tool to the other.
      if (which === 'came' && input.phase !== 'cancel') return begin('came').pointer(input)
      return begin(which === 'came' ? 'rested' : 'came')
    },
    cancel() {},
  }
  return state
}
