/** Safari has no idle callbacks (ms). */
const IDLE_AFTER = 300

export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(act)
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(act, IDLE_AFTER)
  return () => clearTimeout(timer)
}
