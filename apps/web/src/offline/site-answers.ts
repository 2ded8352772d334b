/** A site that takes longer, in milliseconds, is as good as none. */
const PATIENCE_MS = 5000

/** Whether the place that the screens come from, or another server, can be reached, and not only a cache in front of it. */
export async function siteAnswers(server = ''): Promise<boolean> {
  try {
    const request = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) } as const
    return (await fetch(`${server}/`, request)).ok
  } catch {
    return false
  }
}
