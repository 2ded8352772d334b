import { doubleTap } from './double-tap.ts'
import { fingerTaps } from './finger-taps.ts'
import type { InputState, Machine, PointerActions } from './input-state.ts'
import type { PointerInput } from './pointer-input.ts'
import { soundInput } from './sound-input.ts'
import { idle } from './states/idle.ts'

/**
 * How long (ms) after a pen was last near a touch is taken for the hand that holds it. Shorter, and a palm that lands
 * between two strokes of a hatching moves the page.
 */
const PALM_WITHIN = 500

/** Sorts pointers into strokes, pinches and palms. */
export function inputMachine(actions: PointerActions) {
  let penSeen = Number.NEGATIVE_INFINITY
  const machine: Machine = {
    actions,
    isPalm: ({ type, time }) => type === 'touch' && time - penSeen < PALM_WITHIN,
    become: (next) => {
      state = next
    },
  }
  let state: InputState = idle(machine)
  const tapsOf = fingerTaps(machine.isPalm)
  const isDoubleTap = doubleTap()

  function cancel(): void {
    state.cancel()
    state = idle(machine)
  }

  return {
    pointer(received: PointerInput): void {
      const input = soundInput(received)
      if (!input) return
      if (input.type === 'pen') {
        penSeen = input.time
        if (!actions.isPenMode()) {
          if (state.isByTouch) cancel()
          actions.enterPenMode()
        }
      }
      state = state.pointer(input)
      const tapped = tapsOf(input)
      if (tapped) actions.tapped(tapped)
      // Whoever draws means two dots by it.
      if (isDoubleTap(input) && actions.isMoveMode()) actions.fit()
    },
    cancel,
  }
}
