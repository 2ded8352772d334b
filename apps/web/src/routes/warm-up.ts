import { useEffect } from 'react'

/** Whether somebody pays for every byte, and has told the browser so. */
const isSparing = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

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

/** Fetches the code of the screen that most people open next, once this one has nothing better to do. */
export function useWarmUp(load: () => Promise<unknown>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useEffect(() => {
    if (isSparing()) return
    // What fails now is tried again, and told, when the screen is opened.
    return whenIdle(() => void load().catch(() => undefined))
  }, [])
}
