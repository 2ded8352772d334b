/** A site that takes longer, in milliseconds, is as good as none. */
const PATIENCE_MS = 5000

/** Whether the place that the screens come from, or another server, can be reached, and not only a cache in front of it. */
export const siteAnswers = (server = ''): Promise<boolean> => answersAt(`${server}/`)

/** Whether a server has all it needs to answer calls. */
export const siteIsReady = (server: string): Promise<boolean> => answersAt(`${server}/readyz`)

async function answersAt(address: string): Promise<boolean> {
  try {
    const request = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) } as const
    return (await fetch(address, request)).ok
  } catch {
    return false
  }
}
