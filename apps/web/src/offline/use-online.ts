import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  const ending = new AbortController()
  for (const type of ['online', 'offline']) window.addEventListener(type, changed, { signal: ending.signal })
  return () => ending.abort()
}

/** Whether this device has a network at all. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => window.navigator.onLine)
