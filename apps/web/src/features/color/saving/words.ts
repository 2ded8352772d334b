import type { CanvasState } from '@huebook/coloring'

export const NO_CREDITS = 'No credits available. Upgrade your plan to continue.'
export const NO_PRINT = 'Print is only available on the paid plan.'
export const NO_DOWNLOAD = 'Download is only available on the paid plan.'
const SAVED = 'Page has been saved'

/** What is said when the drawing has arrived; where it took a credit, how many are left. */
export function savedWords(creditsLeft: number | null): string {
  if (creditsLeft === null) return SAVED
  return `${SAVED}. Colouring it took one credit: ${creditsLeft === 0 ? 'none is' : creditsLeft} left this month.`
}

export const GAVE_UP =
  'Saving takes too long just now. Your colouring is safe on this device, and is sent again by itself.'

interface Known extends Pick<CanvasState, 'isSaved' | 'onDevice'> {
  isSaving: boolean
  isColored: boolean
  trouble: 'late' | 'refused' | null
  isOnline: boolean
}

/** Where the drawing is, in truth. */
export function whereIs({ isSaved, isSaving, isColored, trouble, onDevice, isOnline }: Known): string {
  if (isSaving) return 'Saving…'
  if (isSaved) return isColored ? 'Saved' : 'Nothing to save yet'
  if (onDevice === 'full') return 'Device full: please save'
  if (onDevice === 'failed' || onDevice === 'nowhere') return 'Please save soon'
  if (!isOnline) return 'Offline, on this device'
  if (trouble === 'refused') return 'Not saved, on this device'
  return trouble === 'late' ? 'Not saved yet, on this device' : 'On this device'
}
