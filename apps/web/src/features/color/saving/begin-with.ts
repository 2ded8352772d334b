import { type Colored, SOFT_STRENGTH } from '@huebook/contract'
import { isSamePicture } from '#offline/is-same-picture.ts'

interface Known {
  /** The drawing as the server has it. */
  saved: string | null
  /** Whether the server has said so just now, and not some time ago. */
  isCurrent: boolean
  /** The saved picture that the drawing on this device was the same as when it was last saved or loaded. */
  seen: string | null
  /** Whether this device has a drawing at all. */
  isDrawn: boolean
  /** Whether nothing on this device is newer than what was last saved or loaded there. */
  isSettled: boolean
}

/**
 * Whether the saved drawing has to be loaded over the one on this device. Never over work that was not saved yet; not where
 * both are the same, for what is on this device can still be undone; and not where what is known of the server is old, for
 * then this device knows better. Where this device has no drawing, whatever it once had: a blank page would be saved over it.
 */
export const needsLoading = ({ saved, isCurrent, seen, isDrawn, isSettled }: Known): boolean =>
  saved !== null && isSettled && (!isDrawn || (isCurrent && !isSamePicture(saved, seen)))

/** What was saved or kept before there was anything to choose says nothing of it, and was seen soft. */
type Saved = Partial<Pick<Colored, 'strength'>>

/** How strongly (%) a saved drawing covers its page, whatever this device has its own at. */
export const strengthOf = ({ strength = SOFT_STRENGTH }: Saved): number => strength
