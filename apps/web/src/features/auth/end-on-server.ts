import { quietApi } from '#api/index.ts'

/**
 * Tells the server that a session is over, though the screen or the tab is left meanwhile. Where it cannot be reached it is
 * told when the network is back, for as long as this tab is there.
 */
export async function endOnServer(token: string): Promise<void> {
  if (!token) return
  let isHeard = true
  await quietApi(token, { keepalive: true }).signOut({}, undefined, undefined, () => {
    isHeard = false
    return true
  })
  if (!isHeard) window.addEventListener('online', () => void endOnServer(token), { once: true })
}
