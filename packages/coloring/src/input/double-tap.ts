import { isSamePointer, type PointerInput } from './pointer-input.ts'

/** How long (ms) a tap lasts at most, and how soon the second one follows. */
const TAP_WITHIN = 250
const AGAIN_WITHIN = 350

/** How far (CSS px) from the first tap the second may be: a fingertip's width. */
const APART = 24

const isNear = (one: PointerInput, other: PointerInput): boolean => Math.hypot(one.x - other.x, one.y - other.y) < APART

/** Watches pointers, and answers whether one has just tapped twice at the same place. */
export function doubleTap() {
  let down: PointerInput | null = null
  let before: PointerInput | null = null

  return (input: PointerInput): boolean => {
    if (input.phase === 'down') {
      // Two at once are a pinch.
      if (down && !isSamePointer(down, input)) before = null
      down = input
      return false
    }
    if (!down || input.phase === 'move' || !isSamePointer(down, input)) return false
    const isTap = input.phase === 'up' && input.time - down.time <= TAP_WITHIN && isNear(down, input)
    const isSecond = isTap && before !== null && input.time - before.time <= AGAIN_WITHIN && isNear(before, input)
    down = null
    before = isTap && !isSecond ? input : null
    return isSecond
  }
}
