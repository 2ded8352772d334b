import { platform } from '#platform/index.ts'
import { kidsLock } from '#session/kids-lock/index.ts'
import { shareLink } from '#ui/share-link.ts'
import { toasts } from './index.ts'

/** Shares the address of something, and says what has come of it where the device does not. */
export async function shareAndTell(shared: { title: string; path: string }): Promise<void> {
  if (!(await kidsLock.ask('sharing'))) return
  const site = platform.serverAddress() || window.location.origin
  const outcome = await shareLink(shared, site)
  if (outcome === 'copied') toasts.getState().show({ variant: 'success', message: 'Link copied' })
  if (outcome === 'failed') toasts.getState().show({ message: `Copy this link: ${site}${shared.path}`, persist: true })
}
