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
  let since = 0
  let count = 0
  let isSpoiled = false

  function came(input: PointerInput): void {
    if (down.size === 0) {
      since = input.time
      count = 0
      isSpoiled = false
    }
    const palms = [...down.values()].some((other) => isPalmBeside(other, input) || isPalmBeside(input, other))
    isSpoiled ||= palms || isPalm(input)
    down.set(input.id, input)
    count += 1
  }

  function went(input: PointerInput): Tapped | null {
    down.delete(input.id)
    isSpoiled ||= input.phase !== 'up' || input.time - since > TAP_WITHIN
    return down.size === 0 && !isSpoiled && (count === 2 || count === 3) ? count : null
  }

  return (input: PointerInput): Tapped | null => {
    if (input.type !== 'touch') {
      isSpoiled ||= input.phase === 'down'
      return null
    }
    if (input.phase === 'down') came(input)
    const first = down.get(input.id)
    if (!first || input.phase === 'down') return null
    isSpoiled ||= Math.hypot(input.x - first.x, input.y - first.y) >= SLIP
    return input.phase === 'move' ? null : went(input)
  }
}
