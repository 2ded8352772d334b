import type { CanvasState } from '@huebook/coloring'
import { quoted } from '#session/save-first.ts'
import type { NotSent } from './saver.ts'

export const NO_CREDITS = 'No credits available. Upgrade your plan to continue.'
export const NO_PRINT = 'Print is only available on the paid plan.'
export const NO_DOWNLOAD = 'Download is only available on the paid plan.'
const SAVED = 'Page has been saved'

/** What is said when the drawing has arrived; where it took a credit, how many are left. */
export function savedWords(creditsLeft: number | null): string {
  if (creditsLeft === null) return SAVED
  return `${SAVED}. Colouring it took one credit: ${leftWords(creditsLeft)}`
}

const leftWords = (left: number): string => `${left === 0 ? 'none is' : left} left this month.`

const KEPT = 'Your colouring is kept on this device. It is sent by itself once the site can be reached.'
const LATE = 'Saving takes too long just now.'

/** What is said when a drawing has not arrived: no more than a note where nothing was sent, since there is no network. */
export function notSentWords({ why, isOnDevice }: NotSent): { variant: 'info' | 'danger'; message: string } {
  if (why === 'away') return { variant: 'info', message: KEPT }
  return { variant: 'danger', message: `${LATE} ${isOnDevice ? KEPT : 'Please try again in a moment.'}` }
}

/** What is said of drawings that were sent by themselves, wherever somebody was by then, and of the credits they took. */
export function sentWords(titles: readonly string[], { spent, left }: { spent: number; left: number | null }): string {
  const saved = `What you coloured on ${quoted(titles)} has been saved.`
  if (spent === 0 || left === null) return saved
  return `${saved} It took ${spent === 1 ? 'one credit' : `${spent} credits`}: ${leftWords(left)}`
}

/** What is said, once, of drawings that were not sent for want of a credit. */
export const notPaidWords = (titles: readonly string[]): string =>
  `What you coloured on ${quoted(titles)} is kept on this device only: there are no credits left to save it with.`

interface Known extends Pick<CanvasState, 'isSaved' | 'onDevice'> {
  isSaving: boolean
  /** Nothing is on the page; one that was emptied is called saved, though the site still has what was on it. */
  isBlank: boolean
  isColored: boolean
  takesOneOf: number | null
  trouble: 'late' | 'refused' | 'no credit' | null
  isOnline: boolean
}

/** Where the drawing is, in truth; and before there is one, what it will take. */
export function whereIs(known: Known): string {
  const { isSaved, isSaving, isBlank, isColored, takesOneOf, trouble, onDevice, isOnline } = known
  if (isSaving) return 'Saving…'
  if (isSaved && isColored) return isBlank ? 'Empty here, nothing to save' : 'Saved'
  if (isSaved) return takesOneOf === null ? 'Nothing to save yet' : priceWords(takesOneOf)
  if (onDevice === 'full') return 'Device full: please save'
  if (onDevice === 'failed' || onDevice === 'nowhere') return 'Please save soon'
  if (!isOnline) return 'Offline, on this device'
  if (trouble === 'no credit') return 'No credits, on this device'
  if (trouble === 'refused') return 'Not saved, on this device'
  return trouble === 'late' ? 'Not saved yet, on this device' : 'On this device'
}

function priceWords(credits: number): string {
  if (credits === 0) return 'No credits left to save it with'
  return `Your first stroke takes ${credits === 1 ? 'your last credit' : `1 of ${credits} credits`}`
}
