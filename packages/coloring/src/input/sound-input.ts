import type { PointerInput, PointerSample } from './pointer-input.ts'

/** The farthest (CSS px) a pointer can be from its container; whatever says more is broken, and would break the camera. */
const FARTHEST = 100_000

/** What can be trusted of a pointer event; null if that is nothing. Drivers do report positions that are none. */
export function soundInput(input: PointerInput): PointerInput | null {
  const coalesced = input.coalesced.every(isSound) ? input.coalesced : input.coalesced.filter(isSound)
  if (isSound(input)) return coalesced === input.coalesced ? input : { ...input, coalesced }
  const last = coalesced.at(-1)
  if (last) return { ...input, ...last, coalesced }
  // However odd its last position, a pointer that is gone is gone: the stroke ends where it was last seen.
  if (input.phase === 'cancel') return input
  return input.phase === 'up' || input.phase === 'lost' ? { ...input, phase: 'lost' } : null
}

const isSound = ({ x, y }: PointerSample): boolean => Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST
