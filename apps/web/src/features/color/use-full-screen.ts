import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** The desk on all of the screen; nothing where the device has no such thing. */
export function useFullScreen(): { isOn: boolean; toggle(): void } | null {
  const isOn = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null
  return {
    isOn,
    toggle() {
      // A device may say no; then everything stays as it is.
      const done = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen()
      done.catch(() => undefined)
    },
  }
}
