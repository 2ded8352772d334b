import { shareLink } from '#ui/share-link.ts'
import { toasts } from './index.ts'

/** Shares the address of something, and says what has come of it where the device does not. */
export async function shareAndTell(shared: { title: string; path: string }): Promise<void> {
  const outcome = await shareLink(shared, window.location.origin)
  if (outcome === 'copied') toasts.getState().show({ variant: 'success', message: 'Link copied' })
  if (outcome === 'failed')
    toasts.getState().show({ message: `Copy this link: ${window.location.origin}${shared.path}`, persist: true })
}
