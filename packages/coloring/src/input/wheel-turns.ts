import type { WheelInput } from './pointer-input.ts'

/** Lines and pages of a wheel in pixels, as browsers scroll them. */
const PIXELS_PER_UNIT = [1, 16, 400]

/**
 * Turns with less than this (ms) between them are one gesture. Shorter, and a swipe on a busy machine falls into two;
 * longer, and zooming right after a swipe moves the page.
 */
const ONE_GESTURE_WITHIN = 200

/**
 * Makes plain data of wheel events. A trackpad trembles: whether it zooms or moves is decided by the first turn of a
 * gesture, or else the page would do both in turns.
 */
export function wheelTurns() {
  let last = Number.NEGATIVE_INFINITY
  let movesSideways = false
  return (event: WheelEvent, { left, top }: DOMRect): WheelInput => {
    const unit = PIXELS_PER_UNIT[event.deltaMode] ?? 1
    if (event.timeStamp - last >= ONE_GESTURE_WITHIN) movesSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY)
    last = event.timeStamp
    // With shift some browsers turn a wheel sideways themselves, and some leave that to the page.
    const isTurned = event.shiftKey && event.deltaX === 0
    return {
      x: event.clientX - left,
      y: event.clientY - top,
      deltaX: (isTurned ? event.deltaY : event.deltaX) * unit,
      deltaY: isTurned ? 0 : event.deltaY * unit,
      isPinch: event.ctrlKey || event.metaKey,
      isSideways: event.shiftKey || movesSideways,
    }
  }
}
