import { isPalmBeside, type PointerInput } from './pointer-input.ts'

/** How long (ms) fingers that tap together are down, from the first that comes to the last that goes. Longer, and they rest. */
const TAP_WITHIN = 250

/** How far (CSS px) each of them may slip; the same as of a pinch that has not begun. */
const SLIP = 12

/** How many fingers have tapped. */
export type Tapped = 2 | 3

/**
 * Watches fingers, whatever they do to the tool or the page, and answers when two or three have tapped together. A palm, and
 * whatever the system takes away, is no finger of theirs.
 */
export function fingerTaps(isPalm: (input: PointerInput) => boolean) {
  const down = new Map<number, PointerInput>()
  /** A pen or a mouse that holds the tool: taps beside it are the hand's. */
  const holding = new Set<PointerInput['type']>()
  let since = 0
  let count = 0
  let isSpoiled = false

  const isBesidePalm = (input: PointerInput): boolean =>
    [...down.values()].some(
      (other) => other.id !== input.id && (isPalmBeside(other, input) || isPalmBeside(input, other)),
    )

  function came(input: PointerInput): void {
    // Down again without an up: what it was before is forgotten.
    down.delete(input.id)
    if (down.size === 0) {
      since = input.time
      count = 0
      isSpoiled = holding.size > 0
    }
    // One that comes when another has gone drums; it taps with nobody.
    isSpoiled ||= count > down.size || isPalm(input)
    down.set(input.id, input)
    count += 1
  }

  function heldBy({ type, phase }: PointerInput): void {
    if (phase === 'down') holding.add(type)
    else if (phase !== 'move') holding.delete(type)
    // A pen that is only near says as much of the hand.
    isSpoiled ||= phase === 'down' || type === 'pen'
  }

  function went(input: PointerInput): Tapped | null {
    down.delete(input.id)
    isSpoiled ||= input.phase !== 'up' || input.time - since > TAP_WITHIN
    return down.size === 0 && !isSpoiled && (count === 2 || count === 3) ? count : null
  }

  return (input: PointerInput): Tapped | null => {
    if (input.type !== 'touch') {
      heldBy(input)
      return null
    }
    if (input.phase === 'down') came(input)
    const first = down.get(input.id)
    if (!first) return null
    // Also one that becomes broad while it comes down.
    isSpoiled ||= isBesidePalm(input)
    if (input.phase === 'down') return null
    isSpoiled ||= Math.hypot(input.x - first.x, input.y - first.y) >= SLIP
    return input.phase === 'move' ? null : went(input)
  }
}
