import { useSyncExternalStore } from 'react'

// The same as in desk.css.
const LANDSCAPE = '(min-aspect-ratio: 5/4)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(LANDSCAPE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the tools are at the sides of the desk and not at its bottom. */
export const useIsLandscape = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(LANDSCAPE).matches)
