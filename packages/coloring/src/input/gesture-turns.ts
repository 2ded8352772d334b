import { PINCH_DOUBLES_AFTER, type WheelInput } from './pointer-input.ts'

/** What Safari tells of two fingers: those on a trackpad only so, those on its screen beside their pointers. */
interface GestureEvent extends Event {
  /** How far apart they are now, by how far they were when it began. */
  readonly scale: number
  readonly clientX: number
  readonly clientY: number
}

export const GESTURES = ['gesturestart', 'gesturechange', 'gestureend'] as const

/** Makes plain data of Safari's gestures, the same that other browsers make of a pinch by themselves: a turn of the wheel. */
export function gestureTurns() {
  let before = 1
  return (event: Event, { left, top }: DOMRect): WheelInput | null => {
    const { type, scale, clientX, clientY } = event as GestureEvent
    const factor = scale / before
    before = type === 'gesturechange' ? scale : 1
    if (type !== 'gesturechange') return null
    const deltaY = -PINCH_DOUBLES_AFTER * Math.log2(factor)
    return { x: clientX - left, y: clientY - top, deltaX: 0, deltaY, isPinch: true, isSideways: false }
  }
}
