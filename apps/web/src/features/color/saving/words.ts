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

interface Known extends Pick<CanvasState, 'isSaved' | 'onDevice'> {
  isSaving: boolean
  isColored: boolean
  isOnline: boolean
}

/** Where the drawing is, in truth. */
export function whereIs({ isSaved, isSaving, isColored, onDevice, isOnline }: Known): string {
  if (isSaving) return 'Saving…'
  if (isSaved) return isColored ? 'Saved' : 'Nothing to save yet'
  if (onDevice === 'full') return 'Device full: please save'
  if (onDevice === 'failed' || onDevice === 'nowhere') return 'Please save soon'
  return isOnline ? 'On this device' : 'Offline, on this device'
}
