interface Known {
  /** The drawing as the server has it. */
  saved: string | null
  /** The saved picture that the drawing on this device was the same as when it was last saved or loaded. */
  seen: string | null
  /** Whether nothing on this device is newer than what was last saved or loaded there. */
  isSettled: boolean
}

/**
 * Whether the saved drawing has to be loaded over the one on this device. Never over work that was not saved yet; and not
 * where both are the same, for what is on this device can still be undone.
 */
export const needsLoading = ({ saved, seen, isSettled }: Known): boolean =>
  saved !== null && isSettled && saved !== seen
